import { isPlainObject, reject, type ReadonlyMatch, type SeriesMatchSetup, type Rejection, type Seat } from '@parlor/kernel'
import { boardGeometryOf } from './board-geometry.ts'
import { opponentFor, matchOptionsOfLevel, type DotsLevel, type LevelSet } from './level.ts'
import { colours, type DotsTypes, type DotsView } from './types.ts'

/** Result of one level. */
export interface LevelResult {
  readonly won: boolean
  readonly score: number
  /** Of both sides together. */
  readonly moves: number
  /** The most cells the player owned at any time. */
  readonly best: number
}

/** Progress in a set: one result per completed level, in order. */
export interface LevelSetProgress {
  readonly set: string
  readonly results: readonly LevelResult[]
}

/** Totals of a set so far. */
interface LevelSetStanding {
  readonly score: number
  readonly won: number
  readonly lost: number
  /** Unlocked levels: all completed ones and the next. */
  readonly unlocked: number
  /** Null until every level is completed. */
  readonly game: 'won' | 'lost' | null
}

/** Series id of the matches of a set. */
export function seriesId(set: Pick<LevelSet, 'id'>): string {
  return `dots.${set.id}`
}

/** Empty progress. */
export function emptyProgress(set: Pick<LevelSet, 'id'>): LevelSetProgress {
  return { set: set.id, results: [] }
}

/** The match of a level, with its opponent. */
export function levelMatchSetup(level: DotsLevel, floor = 'easy'): SeriesMatchSetup<DotsTypes> {
  const levels = colours.map((colour) => (colour === level.colour ? null : opponentFor(level, floor)))
  return { options: matchOptionsOfLevel(level), levels }
}

/** Score of a level if it were won after the moves made so far. */
export function scoreIfWon(position: Pick<DotsView, 'shape' | 'seq'>): number {
  return 1000 + 10 * (boardGeometryOf(position).capacitySum + 1 - position.seq)
}

/** The player's score of a finished level match; a practice match completes it, but wins and scores nothing. */
export function levelResultOf(level: DotsLevel, match: ReadonlyMatch<DotsTypes>): LevelResult {
  const seat: Seat = colours.indexOf(level.colour)
  if (!match.outcome) throw new Error('a level that is still being played has no result')
  const won = match.outcome.ranks[seat] === 1
  const moves = match.state.seq
  const best = match.history.reduce((most, { state }) => Math.max(most, state.held[seat]!), match.start.held[seat]!)
  if (match.practice) return { won: false, moves, best, score: 0 }
  return { won, moves, best, score: won ? scoreIfWon(match.state) : 10 * best }
}

/** Adds a result. A level that was completed before keeps its better score; a locked one is rejected. */
export function addResult(set: LevelSet, progress: LevelSetProgress, index: number, result: LevelResult): LevelSetProgress | Rejection {
  const { results } = progress
  if (!Number.isInteger(index) || index < 0 || index >= set.levels.length) return reject('levels.none', { level: index + 1 })
  if (index > results.length) return reject('levels.locked', { level: index + 1 })
  const before = results[index]
  const better = before && before.score >= result.score ? before : result
  return { set: progress.set, results: [...results.slice(0, index), better, ...results.slice(index + 1)] }
}

/** Totals of the set. */
export function levelSetStandingOf(set: LevelSet, { results }: LevelSetProgress): LevelSetStanding {
  const won = results.filter((result) => result.won).length
  const lost = results.length - won
  return {
    score: results.reduce((sum, { score }) => sum + score, 0),
    won,
    lost,
    unlocked: Math.min(results.length + 1, set.levels.length),
    game: results.length < set.levels.length ? null : won > lost ? 'won' : 'lost',
  }
}

const resultKeys = ['won', 'score', 'moves', 'best']

/** Parses stored progress, strictly. */
export function readProgress(set: LevelSet, value: unknown): LevelSetProgress | Rejection {
  if (!isPlainObject(value) || Object.keys(value).toSorted().join() !== 'results,set') return reject('levels.badProgress')
  const { results } = value
  if (value['set'] !== set.id || !Array.isArray(results) || results.length > set.levels.length) return reject('levels.badProgress')
  return results.every(isResult) ? (value as unknown as LevelSetProgress) : reject('levels.badProgress')
}

function isResult(value: unknown): value is LevelResult {
  if (!isPlainObject(value) || Object.keys(value).length !== resultKeys.length || !resultKeys.every((key) => Object.hasOwn(value, key)))
    return false
  const { won, ...numbers } = value
  return typeof won === 'boolean' && Object.values(numbers).every((number) => Number.isInteger(number) && (number as number) >= 0)
}
