import { checksumOk } from './hash.ts'
import { hasExactKeys, isSafelyReadableObject } from './json.ts'
import { isLogEntry, maxLogLength, practiceReasons, type LogEntry, type PracticeReason } from './match-log.ts'
import { reject, type Rejection } from './rejection.ts'

/** A serialised match, for saves, files and links. `sum` is a checksum against accidents. */
export interface MatchRecord {
  readonly format: 'parlor-match'
  readonly game: string
  readonly version: number
  readonly origin: { readonly options: unknown; readonly secrets: unknown; readonly seed: string; readonly position: string | null }
  readonly log: readonly LogEntry[]
  readonly practice: PracticeReason | null
  /** Of the last state; null after a migration, which changes it. */
  readonly hash: string | null
  /** After each entry of the log, on request. */
  readonly hashes: readonly string[] | null
  /** The last position in the game's notation, shown if the log ever stops replaying: text, so that the game parses it as strictly as any other. */
  readonly snapshot: string | null
  readonly sum: string
}

const keys = ['format', 'game', 'version', 'origin', 'log', 'practice', 'hash', 'hashes', 'snapshot', 'sum'] as const

/** Validates the shape and the checksum of a record of any game. */
export function readRecord(value: unknown): MatchRecord | Rejection {
  if (!isSafelyReadableObject(value)) return reject('record.notAnObject')
  if (value['format'] !== 'parlor-match') return reject('record.notAMatch')
  const unknown = Object.keys(value).find((key) => !(keys as readonly string[]).includes(key))
  if (unknown !== undefined) return reject('record.unknownKey', { key: unknown.slice(0, 40) })
  const missing = keys.find((key) => !Object.hasOwn(value, key))
  if (missing !== undefined) return reject('record.missingKey', { key: missing })
  return checksumOk(value) ? readRecordShape(value) : reject('record.damaged')
}

/** The same without the checksum, which a migration changes. */
export function readRecordShape(value: Record<string, unknown>): MatchRecord | Rejection {
  const { game, version, origin, log, practice, hash, hashes, snapshot } = value
  if (typeof game !== 'string') return reject('record.badField', { key: 'game' })
  if (!Number.isInteger(version) || (version as number) < 1) return reject('record.badField', { key: 'version' })
  if (
    !hasExactKeys(origin, ['options', 'secrets', 'seed', 'position']) ||
    typeof origin['seed'] !== 'string' ||
    !(origin['position'] === null || typeof origin['position'] === 'string')
  )
    return reject('record.badField', { key: 'origin' })
  if (!Array.isArray(log) || log.length > maxLogLength) return reject('record.badField', { key: 'log' })
  const bad = log.findIndex((entry) => !isLogEntry(entry))
  if (bad >= 0) return reject('record.badEntry', { entry: bad + 1 })
  if (practice !== null && !practiceReasons.includes(practice as PracticeReason)) return reject('record.badField', { key: 'practice' })
  if (hash !== null && typeof hash !== 'string') return reject('record.badField', { key: 'hash' })
  if (hashes !== null && !(Array.isArray(hashes) && hashes.length === log.length && hashes.every((one) => typeof one === 'string')))
    return reject('record.badField', { key: 'hashes' })
  if (snapshot !== null && typeof snapshot !== 'string') return reject('record.badField', { key: 'snapshot' })
  return value as unknown as MatchRecord
}
