import type { AnyKinds, Kinds } from './game.ts'
import type { Match } from './match.ts'

/** Several matches that add up: level sets, best of n. A pure fold with its own plain-JSON state. */
export interface Series<T, K extends Kinds = AnyKinds> {
  readonly id: string
  begin(): T
  /** Options of the match to play next, or null when the series is over. */
  next(state: T): K['Options'] | null
  /** The state after one more finished match. */
  add(state: T, match: Match<K>): T
}

/** The state of a series after these matches. */
export function foldSeries<T, K extends Kinds>(series: Series<T, K>, matches: Iterable<Match<K>>): T {
  let state = series.begin()
  for (const match of matches) state = series.add(state, match)
  return state
}
