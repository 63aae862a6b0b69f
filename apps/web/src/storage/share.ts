import { isPlain, isRejection, readJson, readRecord, reject, type MatchRecord, type Rejection } from '@parlor/kernel'
import { readPlayers, type Player } from '../session/player.ts'
import { readFragment, writeFragment } from './fragment.ts'
import { isNewer, wrongKeys } from './keys.ts'
import { checkSave } from './save.ts'

/** A match on its way to somebody else: by link or as a file. */
export interface Shared {
  /** Null when whoever wrote it did not say. */
  readonly players: readonly Player[] | null
  readonly record: MatchRecord
}

const limits = { characters: 4_200_000, depth: 66 }
/** Longer links break in some browsers and messengers: the page offers a file instead. */
export const linkLimit = 60_000
const kind = { mark: 'm=', limit: limits.characters, notOne: reject('share.notALink') }

/** The part of a link after `#`: the whole match, compressed. */
export function writeLink(shared: Shared): Promise<string> {
  return writeFragment(kind, writeShared(shared))
}

/** Reads the part of a link after `#`. Input that would unfold beyond every match is refused while it unfolds. */
export async function readLink(fragment: string): Promise<Shared | Rejection> {
  const text = await readFragment(kind, fragment)
  return isRejection(text) ? text : readShared(text)
}

/** A match as the text of a file. */
export function writeShared(shared: Shared): string {
  return JSON.stringify({ format: 'parlor-share', v: 1, players: shared.players, record: shared.record })
}

/** Reads a shared match, a bare match record or a save. */
export function readShared(text: string): Shared | Rejection {
  const json = readJson(text, limits)
  return isRejection(json) ? json : checkShared(json.value)
}

export function checkShared(value: unknown): Shared | Rejection {
  if (!isPlain(value)) return reject('share.notAMatch')
  if (value['format'] === 'parlor-match') return withPlayers(value, null)
  if (value['format'] === 'parlor-save') {
    const save = checkSave(value)
    return isRejection(save) ? save : { players: save.players, record: save.record }
  }
  if (value['format'] !== 'parlor-share') return reject('share.notAMatch')
  if (isNewer(value)) return reject('share.newerFile')
  const stray = wrongKeys(value, ['format', 'v', 'players', 'record'])
  if (stray || value['v'] !== 1) return stray ?? reject('saves.badField', { key: 'v' })
  const players = value['players'] === null ? null : readPlayers(value['players'])
  if (value['players'] !== null && !players) return wrongPlayers(value['players'])
  return withPlayers(value['record'], players)
}

/** Which of the players is none. */
function wrongPlayers(value: unknown): Rejection {
  const at = Array.isArray(value) ? value.findIndex((one) => readPlayers([one]) === null) : -1
  return at < 0 ? reject('share.badPlayers') : reject('share.badPlayer', { number: at + 1, path: `players[${at}]` })
}

function withPlayers(value: unknown, players: readonly Player[] | null): Shared | Rejection {
  const record = readRecord(value)
  return isRejection(record) ? record : { players, record }
}
