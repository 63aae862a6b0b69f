import {
  hasExactKeys,
  isPlainObject,
  isRejection,
  readJson,
  reject,
  type SeriesMatchSetup,
  type GameTypes,
  type Rejection,
  type SeriesRules,
} from '@parlor/kernel'
import type { AnyGameTypes, Match } from '@parlor/kernel/host'
import { quarantineUnreadable } from '../platform/storage/quarantine.ts'
import { isNewerFormat } from '../platform/storage/validation.ts'
import { openKeyValueStore, type KeyValueStore } from '../platform/storage/key-value-store.ts'

/** Reference to a match of a series: the series' id and the index from 0. */
export interface SeriesMatchRef {
  readonly id: string
  readonly index: number
}

/** A series with stored progress: matches can be continued and replayed in any order. */
export interface SeriesDefinition<K extends GameTypes = AnyGameTypes> extends Pick<SeriesRules<unknown, K>, 'id' | 'begin'> {
  /** The match at an index, whether or not it is unlocked. */
  fixture(index: number): SeriesMatchSetup<K> | null
  /** Validates a state; null when it belongs to this series. */
  check(state: unknown): Rejection | null
  /** The state after a match at an index: the next one, or a replayed one. */
  enter(state: unknown, index: number, match: Match<K>): unknown
  /** Number of completed matches. */
  played(state: unknown): number
  /** Default board theme. */
  readonly theme?: string
}

/** A completed or abandoned run of a series. */
interface SeriesRun {
  readonly state: unknown
  readonly at: number
}

/** Progress of a series on this device. */
export interface SeriesProgress {
  readonly v: 1
  readonly game: string
  readonly id: string
  /** The series' own state of this run. */
  readonly state: unknown
  /** Ids of the recorded matches, latest last: none is recorded twice. */
  readonly matches: readonly string[]
  /** Previous runs, newest first. */
  readonly runs: readonly SeriesRun[]
  readonly updated: number
}

const keys = ['v', 'game', 'id', 'state', 'matches', 'runs', 'updated'] as const
const limits = { characters: 500_000, depth: 24 }
const maxRuns = 20
const maxMatches = 500
const idForm = /^[a-z0-9][a-z0-9.-]{0,59}$/
const matchForm = /^[a-z0-9]{8,40}$/
export const seriesFolder = 'series/'

export function isSeriesMatchRef(value: unknown): value is SeriesMatchRef {
  return hasExactKeys(value, ['id', 'index']) && isSeriesId(value['id']) && isIndex(value['index'])
}

export function isSeriesId(value: unknown): value is string {
  return typeof value === 'string' && idForm.test(value)
}

function isIndex(value: unknown): value is number {
  return Number.isInteger(value) && !Object.is(value, -0) && (value as number) >= 0 && (value as number) < 1000
}

/** Validates the shape of stored progress; the series validates its state. */
export function checkSeriesProgress(value: unknown): SeriesProgress | Rejection {
  if (isPlainObject(value) && isNewerFormat(value)) return reject('saves.newerFormat')
  if (!hasExactKeys(value, keys) || value['v'] !== 1) return reject('series.notProgress')
  const { game, id, matches, runs, updated } = value
  const sound =
    typeof game === 'string' &&
    /^[a-z]{2,20}$/.test(game) &&
    isSeriesId(id) &&
    Array.isArray(matches) &&
    matches.length <= maxMatches &&
    matches.every((one) => typeof one === 'string' && matchForm.test(one)) &&
    Array.isArray(runs) &&
    runs.length <= maxRuns &&
    runs.every((run) => hasExactKeys(run, ['state', 'at']) && isTime(run['at'])) &&
    isTime(updated)
  return sound ? (value as unknown as SeriesProgress) : reject('series.notProgress')
}

function isTime(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0
}

export function seriesProgressKey(game: string, id: string): string {
  return `${seriesFolder}${game}/${id}`
}

/** Progress of a series that was not started. */
export function newSeriesProgress(game: string, series: SeriesDefinition): SeriesProgress {
  return { v: 1, game, id: series.id, state: series.begin(), matches: [], runs: [], updated: 0 }
}

/** Progress of a series; a new one where nothing readable is stored. */
export async function readSeriesProgress(game: string, series: SeriesDefinition, store?: KeyValueStore): Promise<SeriesProgress> {
  const progress = parseSeriesProgress(await (store ?? (await openKeyValueStore())).read(seriesProgressKey(game, series.id)), game, series)
  return isRejection(progress) ? newSeriesProgress(game, series) : progress
}

/** Parses progress, new where there is none; a rejection for anything else. */
function parseSeriesProgress(text: string | null, game: string, series: SeriesDefinition): SeriesProgress | Rejection {
  if (text === null) return newSeriesProgress(game, series)
  const json = readJson(text, limits)
  if (isRejection(json)) return json
  const found = checkSeriesProgress(json.value)
  if (isRejection(found)) return found
  if (found.game !== game || found.id !== series.id) return reject('saves.otherKey')
  return validateSeriesStates(found, series) ?? found
}

/** Rejection of a series for its stored state; null when valid. */
export function validateSeriesStates({ state, runs }: SeriesProgress, series: Pick<SeriesDefinition, 'check'>): Rejection | null {
  return [state, ...runs.map((run) => run.state)].map((one) => series.check(one)).find((wrong) => wrong !== null) ?? null
}

/** Progress after a finished match; unchanged when the match was recorded before or the series does not accept it. */
export function withFinishedMatch(
  progress: SeriesProgress,
  series: SeriesDefinition,
  seriesRef: SeriesMatchRef,
  id: string,
  match: Match,
  now: number,
): SeriesProgress {
  if (seriesRef.id !== progress.id || progress.matches.includes(id) || match.outcome === null) return progress
  const state = series.enter(progress.state, seriesRef.index, match)
  if (isRejection(state)) return progress
  const matches = [...progress.matches, id].slice(-maxMatches)
  return { ...progress, state, matches, updated: now }
}

/** Starts a new run; the current one is added to the previous runs. */
export function restartSeries(progress: SeriesProgress, series: SeriesDefinition, now: number): SeriesProgress {
  const { state, runs, updated } = progress
  const previous = series.played(state) === 0 ? runs : [{ state, at: updated }, ...runs].slice(0, maxRuns)
  return { ...progress, state: series.begin(), runs: previous, updated: now }
}

/**
 * Atomic read-modify-write: two tabs that finish at once must not lose each other's match. Unreadable progress is quarantined first, and
 * where that fails nothing is overwritten.
 */
export async function updateSeriesProgress(
  game: string,
  series: SeriesDefinition,
  change: (progress: SeriesProgress) => SeriesProgress,
  store?: KeyValueStore,
): Promise<SeriesProgress> {
  const key = seriesProgressKey(game, series.id)
  return withLock(`parlor-${key}`, async () => {
    const opened = store ?? (await openKeyValueStore())
    await quarantineUnreadable(opened, key, (text) => parseSeriesProgress(text, game, series))
    await opened.update(key, (text) => {
      const before = parseSeriesProgress(text, game, series)
      if (isRejection(before)) return null
      const after = change(before)
      return after === before ? null : JSON.stringify(after)
    })
    return readSeriesProgress(game, series, opened)
  })
}

/** Without locks the work is done all the same: two tabs at once are rarer than a match to record. */
async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks
  let begun: Promise<T> | null = null
  const once = (): Promise<T> => (begun ??= work())
  try {
    await locks?.request(name, once)
  } catch {
    // `once` tells whether the lock or the work failed.
  }
  return once()
}
