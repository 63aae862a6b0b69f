import type { AnyGameTypes, GameTypes } from './game.ts'
import type { Match } from './match.ts'

/** The match a series asks for next; what it leaves out, the players choose. */
export interface SeriesMatch<K extends GameTypes = AnyGameTypes> {
  readonly options: K['Options']
  /** Given where everybody is to meet the same luck. */
  readonly seed?: string
  /** The level in each seat, null for a person. */
  readonly levels?: readonly (string | null)[]
  /** What each seat brings in private; absent: what the game would choose. */
  readonly secrets?: readonly K['Secret'][]
}

/** Several matches that add up: level sets, best of n, races. A pure fold with its own plain-JSON state; players keep their seats. */
export interface Series<T, K extends GameTypes = AnyGameTypes> {
  readonly id: string
  begin(): T
  /** The match to play next, or null when the series is over. */
  next(state: T): SeriesMatch<K> | null
  /** The state after one more finished match. */
  add(state: T, match: Match<K>): T
}
