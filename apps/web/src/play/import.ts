import { isRejection, Match, readJson, readMatch, reject, type Rejection } from '@parlor/kernel'
import { isGameId, openDoor } from '../games/registry.ts'
import { keepOpening } from '../session/open.ts'
import { openingOf } from '../session/opening.ts'
import { person } from '../session/player.ts'
import { freshId, freshSeed } from '../session/seed.ts'
import { isBundle, readBundle, type Bundle } from '../storage/bundle.ts'
import { sealSave } from '../storage/save.ts'
import { openSaves } from '../storage/saves.ts'
import { checkShared, readLink, type Shared } from '../storage/share.ts'

/** What somebody handed in: one match, or everything of a device. */
export type Handed = { readonly kind: 'match'; readonly shared: Shared } | { readonly kind: 'data'; readonly bundle: Bundle }

/** Beyond this a file is not even read. */
export const fileLimit = 64_000_000
const limits = { characters: fileLimit, depth: 70 }

/** Reads a link, the text of a match file, or the text of a data file. */
export async function readHanded(text: string): Promise<Handed | Rejection> {
  const trimmed = text.trim()
  if (trimmed === '') return reject('share.empty')
  if (!trimmed.startsWith('{')) {
    const at = trimmed.indexOf('#m=')
    const shared = at < 0 ? reject('share.notALink') : await readLink(trimmed.slice(at))
    return isRejection(shared) ? shared : { kind: 'match', shared }
  }
  const json = readJson(trimmed, limits)
  if (isRejection(json)) return json
  if (isBundle(json.value)) {
    const bundle = readBundle(trimmed)
    return isRejection(bundle) ? bundle : { kind: 'data', bundle }
  }
  const shared = checkShared(json.value)
  return isRejection(shared) ? shared : { kind: 'match', shared }
}

/** Keeps a shared match among the saves; where to look at it. Whoever goes on with somebody else's match practises. */
export async function keepShared({ players, record }: Shared): Promise<string | Rejection> {
  const known: boolean = isGameId(record.game)
  if (!known) return reject('share.unknownGame', { game: record.game.slice(0, 40) })
  const door = await openDoor(record.game)
  const match = readMatch(door.game, record)
  if (isRejection(match)) return match
  if (match instanceof Match) {
    const seated = players?.length === match.seatCount ? players : null
    const id = await keepOpening(openingOf(match.outcome ? match : match.branch(match.line.length), seated, Date.now()))
    return isRejection(id) ? id : `/${record.game}/replay/${id}`
  }
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
    record,
  })
  const put = await (await openSaves()).put(relic)
  return isRejection(put) ? put : `/${record.game}/replay/${relic.id}`
}
