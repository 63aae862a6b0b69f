import { isPlainObject, isRejection, readJson, reject, type Rejection } from '@parlor/kernel'
import { readRecord, type MatchRecord } from '@parlor/kernel/host'
import { checkPlayers, type Player } from './player.ts'
import { LinkFormat } from '../platform/storage/link-format.ts'
import { isNewerFormat, rejectUnexpectedKeys } from '../platform/storage/validation.ts'
import { checkSave } from './save.ts'

/** A match shared by link or file. */
export interface SharedMatch {
  /** Null when the writer did not say. */
  readonly players: readonly Player[] | null
  readonly record: MatchRecord
}

const limits = { characters: 4_200_000, depth: 66 }
/** Maximum length; longer links break in some browsers and messengers: the page offers a file instead. */
export const maxLinkLength = 60_000

const matchLink = new LinkFormat<SharedMatch>({
  mark: 'm=',
  limit: limits.characters,
  notOne: reject('share.notALink'),
  write: writeSharedMatch,
  read: readSharedMatch,
})

/** The whole match as the fragment of a link. */
export function writeMatchLink(shared: SharedMatch): Promise<string> {
  return matchLink.write(shared)
}

/** Reads a fragment; it stops beyond the size of any match. */
export function readMatchLink(fragment: string): Promise<SharedMatch | Rejection> {
  return matchLink.read(fragment)
}

/** Serialises a match to a file. */
export function writeSharedMatch(shared: SharedMatch): string {
  return JSON.stringify({ format: 'parlor-share', v: 1, players: shared.players, record: shared.record })
}

/** Reads a shared match, a bare match record or a save. */
export function readSharedMatch(text: string): SharedMatch | Rejection {
  const json = readJson(text, limits)
  return isRejection(json) ? json : checkSharedMatch(json.value)
}

export function checkSharedMatch(value: unknown): SharedMatch | Rejection {
  if (!isPlainObject(value)) return reject('share.notAMatch')
  if (value['format'] === 'parlor-match') return withPlayers(value, null)
  if (value['format'] === 'parlor-save') {
    const save = checkSave(value)
    return isRejection(save) ? save : { players: save.players, record: save.record }
  }
  if (value['format'] !== 'parlor-share') return reject('share.notAMatch')
  if (isNewerFormat(value)) return reject('share.newerFile')
  const stray = rejectUnexpectedKeys(value, ['format', 'v', 'players', 'record'])
  if (stray || value['v'] !== 1) return stray ?? reject('saves.badField', { key: 'v' })
  const players = value['players'] === null ? null : checkPlayers(value['players'])
  if (value['players'] !== null && !players) return wrongPlayers(value['players'])
  return withPlayers(value['record'], players)
}

/** Rejection that names the first invalid player. */
function wrongPlayers(value: unknown): Rejection {
  const at = Array.isArray(value) ? value.findIndex((one) => checkPlayers([one]) === null) : -1
  return at < 0 ? reject('share.badPlayers') : reject('share.badPlayer', { number: at + 1, path: `players[${at}]` })
}

function withPlayers(value: unknown, players: readonly Player[] | null): SharedMatch | Rejection {
  const record = readRecord(value)
  return isRejection(record) ? record : { players, record }
}
