import {
  canonicalJson,
  isRejection,
  Match,
  readJson,
  readMatch,
  reject,
  writeMatch,
  type MatchRecord,
  type Rejection,
} from '@parlor/kernel'
import { isGameId, openDoor } from '../games/registry.ts'
import { keepOpening } from '../session/open.ts'
import { openingOf } from '../session/opening.ts'
import { person } from '../session/player.ts'
import { freshId, freshSeed } from '../session/seed.ts'
import { checkBundle, isBundle, type Bundle } from '../storage/bundle.ts'
import type { Refusal } from '../storage/keys.ts'
import { sealSave } from '../storage/save.ts'
import { openSaves } from '../storage/saves.ts'
import { checkShared, readLink, type Shared } from '../storage/share.ts'
import { openKeeper } from './open-keeper.ts'

/** What somebody handed in: one match, or everything of a device. */
export type Handed = { readonly kind: 'match'; readonly shared: Shared } | { readonly kind: 'data'; readonly bundle: Bundle }

/** Beyond this a file is not even read. */
export const fileLimit = 64_000_000
const limits = { characters: fileLimit, depth: 70 }
const matchLimit = 5_000_000

/** Reads a link, the text of a match file, or the text of a data file. */
export async function readHanded(text: string): Promise<Handed | Refusal> {
  const trimmed = text.trim()
  if (trimmed === '') return reject('share.empty')
  if (!/^[[{]/.test(trimmed)) {
    const at = trimmed.indexOf('#m=')
    const shared = at < 0 ? reject('share.notALink') : await readLink(trimmed.slice(at))
    return isRejection(shared) ? shared : { kind: 'match', shared }
  }
  const json = readJson(trimmed, limits)
  if (isRejection(json)) return json
  if (isBundle(json.value)) {
    const bundle = await checkBundle(json.value, openKeeper)
    return isRejection(bundle) ? bundle : { kind: 'data', bundle }
  }
  // Only a whole device may be so large.
  if (trimmed.length > matchLimit) return reject('share.largeMatch', { characters: trimmed.length, limit: matchLimit })
  const shared = checkShared(json.value)
  return isRejection(shared) ? shared : { kind: 'match', shared }
}

/** Where to look at a match that was handed in, and whether it had been here before. */
export interface Taken {
  readonly path: string
  readonly already: boolean
}

/** Keeps a shared match among the saves, once however often it comes. Whoever goes on with somebody else's match practises. */
export async function keepShared({ players, record }: Shared): Promise<Taken | Rejection> {
  const playable: boolean = isGameId(record.game)
  if (!playable) return reject('share.unknownGame', { game: record.game.slice(0, 40) })
  const door = await openDoor(record.game)
  const match = readMatch(door.game, record)
  if (isRejection(match)) return match
  if (match instanceof Match) {
    const seated = players?.length === match.seatCount ? players : null
    const kept = match.branch(match.line.length)
    const known = await sameMatch([record, writeMatch(kept)])
    if (known) return { path: `/${record.game}/replay/${known}`, already: true }
    const id = await keepOpening({ ...openingOf(kept, seated, Date.now()), kept: true })
    return isRejection(id) ? id : { path: `/${record.game}/replay/${id}`, already: false }
  }
  const known = await sameMatch([record])
  if (known) return { path: `/${record.game}/replay/${known}`, already: true }
  const now = Date.now()
  const relic = sealSave({
    id: freshId(),
    game: record.game,
    name: null,
    players: players ?? [person],
    botSeed: freshSeed(),
    revision: 1,
    created: now,
    updated: now,
    played: 0,
    moves: record.log.length,
    over: true,
    kept: true,
    record,
  })
  const put = await (await openSaves()).put(relic)
  return isRejection(put) ? put : { path: `/${record.game}/replay/${relic.id}`, already: false }
}

/** The id of a save that holds one of these matches: the same beginning and the same deeds. */
async function sameMatch(records: readonly MatchRecord[]): Promise<string | null> {
  const contents = new Set(records.map(contentOf))
  const listed = await (await openSaves()).list(records[0]!.game)
  const found = listed.find((one) => !('damaged' in one) && contents.has(contentOf(one.record)))
  return found?.id ?? null
}

function contentOf({ origin, log }: MatchRecord): string {
  return canonicalJson([origin, log])
}
