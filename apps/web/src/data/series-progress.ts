import {
  hasExactKeys,
  isPlainObject,
  isRejection,
  readJson,
  reject,
  type AnyGameTypes,
  type SeriesMatch,
  type GameTypes,
  type Match,
  type Rejection,
  type Series,
} from '@parlor/kernel'
import { quarantineUnreadable } from '../platform/storage/quarantine.ts'
import { isNewerFormat } from '../platform/storage/validation.ts'
import { openKeyValueStore, type KeyValueStore } from '../platform/storage/key-value-store.ts'

/** Where a match stands in a series: which one, and which match of it, from 0. */
export interface SeriesMatchRef {
  readonly id: string
  readonly index: number
}

/** A series whose progress is kept: it may be left, come back to, and played again in parts. */
export interface StoredSeries<K extends GameTypes = AnyGameTypes> extends Pick<Series<unknown, K>, 'id' | 'begin'> {
  /** The match at a place, whether or not its turn has come. */
  fixture(index: number): SeriesMatch<K> | null
  /** Why a state from outside is none of this series; null when it is one. */
  check(state: unknown): Rejection | null
  /** The state after one more match at a place: the next one, or one that is played again. */
  enter(state: unknown, index: number, match: Match<K>): unknown
  /** How many matches have been completed. */
  played(state: unknown): number
  /** The board theme it is meant for, where the player has chosen none. */
  readonly theme?: string
}

/** A series that was played to its end, or given up for a new one. */
export interface SeriesRun {
  readonly state: unknown
  readonly at: number
}

/** How far a series has come on this device. */
export interface SeriesProgress {
  readonly v: 1
  readonly game: string
  readonly id: string
  /** What the series itself has made of the matches of this run. */
  readonly state: unknown
  /** The ids of the matches that were counted, the latest last: none is ever counted twice. */
  readonly matches: readonly string[]
  /** Runs before this one, newest first. */
  readonly runs: readonly SeriesRun[]
  readonly updated: number
}

const keys = ['v', 'game', 'id', 'state', 'matches', 'runs', 'updated'] as const
const limits = { characters: 500_000, depth: 24 }
const runsKept = 20
const matchesKept = 500
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

/** The shape of stored progress; whether the series understands its state is for the series to say. */
export function checkSeriesProgress(value: unknown): SeriesProgress | Rejection {
  if (isPlainObject(value) && isNewerFormat(value)) return reject('saves.newerFormat')
  if (!hasExactKeys(value, keys) || value['v'] !== 1) return reject('series.notProgress')
  const { game, id, matches, runs, updated } = value
  const sound =
    typeof game === 'string' &&
    /^[a-z]{2,20}$/.test(game) &&
    isSeriesId(id) &&
    Array.isArray(matches) &&
    matches.length <= matchesKept &&
    matches.every((one) => typeof one === 'string' && matchForm.test(one)) &&
    Array.isArray(runs) &&
    runs.length <= runsKept &&
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

/** A series nobody here has begun. */
export function newSeriesProgress(game: string, series: StoredSeries): SeriesProgress {
  return { v: 1, game, id: series.id, state: series.begin(), matches: [], runs: [], updated: 0 }
}

/** How far the series has come; from the start where nothing readable is kept. */
export async function readSeriesProgress(game: string, series: StoredSeries, store?: KeyValueStore): Promise<SeriesProgress> {
  const progress = parseSeriesProgress(await (store ?? (await openKeyValueStore())).read(seriesProgressKey(game, series.id)), game, series)
  return isRejection(progress) ? newSeriesProgress(game, series) : progress
}

/** The progress that a text holds, fresh where there is none; why not, where it holds something else. */
function parseSeriesProgress(text: string | null, game: string, series: StoredSeries): SeriesProgress | Rejection {
  if (text === null) return newSeriesProgress(game, series)
  const json = readJson(text, limits)
  if (isRejection(json)) return json
  const found = checkSeriesProgress(json.value)
  if (isRejection(found)) return found
  if (found.game !== game || found.id !== series.id) return reject('saves.otherKey')
  return validateSeriesStates(found, series) ?? found
}

/** Why a series does not understand what stands in its progress. */
export function validateSeriesStates({ state, runs }: SeriesProgress, series: Pick<StoredSeries, 'check'>): Rejection | null {
  return [state, ...runs.map((run) => run.state)].map((one) => series.check(one)).find((wrong) => wrong !== null) ?? null
}

/** The progress after a finished match; the same when the match was counted before or the series does not take it. */
export function withFinishedMatch(
  progress: SeriesProgress,
  series: StoredSeries,
  place: SeriesMatchRef,
  id: string,
  match: Match,
  now: number,
): SeriesProgress {
  if (place.id !== progress.id || progress.matches.includes(id) || match.outcome === null) return progress
  const state = series.enter(progress.state, place.index, match)
  if (isRejection(state)) return progress
  const matches = [...progress.matches, id].slice(-matchesKept)
  return { ...progress, state, matches, updated: now }
}

/** The same series from its beginning; the run so far is remembered. */
export function restartSeries(progress: SeriesProgress, series: StoredSeries, now: number): SeriesProgress {
  const { state, runs, updated } = progress
  const previous = series.played(state) === 0 ? runs : [{ state, at: updated }, ...runs].slice(0, runsKept)
  return { ...progress, state: series.begin(), runs: previous, updated: now }
}

/**
 * Reads, changes and writes in one go: two tabs that finish at once must not lose each other's match. What cannot be read is set aside
 * first, and where even that fails nothing is written over it.
 */
export async function updateSeriesProgress(
  game: string,
  series: StoredSeries,
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

/** Where the browser refuses locks the work is done all the same: two tabs at once are rarer than a match to count. */
async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks
  let begun: Promise<T> | null = null
  const once = (): Promise<T> => (begun ??= work())
  try {
    await locks?.request(name, once)
  } catch {
    // Whether the lock or the work failed, `once` says.
  }
  return once()
}
