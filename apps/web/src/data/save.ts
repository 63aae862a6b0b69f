import { isPlainObject, isRejection, readJson, reject, type Rejection } from '@parlor/kernel'
import { checksumOk, readRecord, withChecksum, type MatchRecord } from '@parlor/kernel/host'
import { checkPlayers, type Player } from './player.ts'
import { isStoredClocks, type StoredClocks } from './time-control.ts'
import { isNewerFormat, rejectUnexpectedKeys } from '../platform/storage/validation.ts'
import { isSeriesMatchRef, type SeriesMatchRef } from './series-progress.ts'

/** A stored match: the record, the players, and what a list of saves shows. */
export interface Save {
  readonly format: 'parlor-save'
  readonly v: 1
  readonly id: string
  readonly game: string
  /** Given by the player; a named save is never deleted automatically. */
  readonly name: string | null
  readonly players: readonly Player[]
  /** Seed of the bots; separate from the deal's seed, so that neither reveals the other. */
  readonly botSeed: string
  /** Incremented with every write: two tabs with one match detect each other by it. */
  readonly revision: number
  readonly created: number
  readonly updated: number
  /** Milliseconds at the table, without pauses. */
  readonly played: number
  readonly moves: number
  readonly over: boolean
  readonly record: MatchRecord
  /** Which match of which series this is; absent for a match on its own. */
  readonly series?: SeriesMatchRef
  /** Its clocks; absent for a match without. */
  readonly time?: StoredClocks
  /** Imported, or saved on purpose: never deleted automatically. */
  readonly kept?: true
  readonly sum: string
}

const keys = [
  'format',
  'v',
  'id',
  'game',
  'name',
  'players',
  'botSeed',
  'revision',
  'created',
  'updated',
  'played',
  'moves',
  'over',
  'record',
  'sum',
] as const
const optional = ['series', 'time', 'kept'] as const
const limits = { characters: 5_000_000, depth: 66 }
const idForm = /^[a-z0-9]{8,40}$/
export const maxSaveNameLength = 60

/** A save with its checksum. */
export function withSaveChecksum(save: Omit<Save, 'format' | 'v' | 'sum'>): Save {
  return withChecksum({ ...save, format: 'parlor-save' as const, v: 1 as const })
}

export function serialiseSave(save: Save): string {
  return JSON.stringify(save)
}

/** Validates a save strictly: reports the bad field, repairs nothing. Does not replay the record's log. */
export function parseSave(text: string): Save | Rejection {
  const json = readJson(text, limits)
  return isRejection(json) ? json : checkSave(json.value)
}

/** The same for a parsed value. */
export function checkSave(value: unknown): Save | Rejection {
  if (!isPlainObject(value) || value['format'] !== 'parlor-save') return reject('saves.notASave')
  if (isNewerFormat(value)) return reject('saves.newerFormat')
  const stray = rejectUnexpectedKeys(value, keys, optional)
  if (stray) return stray
  const wrong = Object.entries(checks).find(([key, fits]) => !fits(value[key]))
  if (wrong) return reject('saves.badField', { key: wrong[0] })
  if (!checksumOk(value)) return reject('saves.damaged')
  const record = readRecord(value['record'])
  if (isRejection(record)) return record
  if (record.game !== value['game']) return reject('saves.badField', { key: 'game' })
  return value as unknown as Save
}

export function isMatchId(value: unknown): value is string {
  return typeof value === 'string' && idForm.test(value)
}

export function isSaveName(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= maxSaveNameLength && value.trim() === value
}

const checks: Readonly<Record<string, (value: unknown) => boolean>> = {
  v: (value) => value === 1,
  id: isMatchId,
  game: (value) => typeof value === 'string',
  name: (value) => value === null || isSaveName(value),
  players: (value) => checkPlayers(value) !== null,
  botSeed: (value) => typeof value === 'string' && value.length <= 128,
  revision: isNonNegativeInteger,
  created: isNonNegativeInteger,
  updated: isNonNegativeInteger,
  played: isNonNegativeInteger,
  moves: isNonNegativeInteger,
  over: (value) => typeof value === 'boolean',
  series: (value) => value === undefined || isSeriesMatchRef(value),
  time: (value) => value === undefined || isStoredClocks(value),
  kept: (value) => value === undefined || value === true,
}

export function isNonNegativeInteger(value: unknown): boolean {
  return Number.isSafeInteger(value) && !Object.is(value, -0) && (value as number) >= 0
}
