import type { AnyGameTypes, GameTypes } from './game.ts'
import type { ReadonlyMatch } from './readonly-match.ts'

/** The next match of a series; the players choose what it leaves out. */
export interface SeriesMatchSetup<K extends GameTypes = AnyGameTypes> {
  readonly options: K['Options']
  /** Set where everybody is to get the same deal. */
  readonly seed?: string
  /** The level in each seat, null for a person. */
  readonly levels?: readonly (string | null)[]
  /** Private options of each seat; absent: the game's defaults. */
  readonly secrets?: readonly K['Secret'][]
}

/** Several matches with one result: level sets, best of n, races. A pure reducer with its own plain-JSON state; players keep their seats. */
export interface SeriesRules<T, K extends GameTypes = AnyGameTypes> {
  readonly id: string
  begin(): T
  /** The next match, or null when the series is over. */
  next(state: T): SeriesMatchSetup<K> | null
  /** The state after one more finished match. */
  add(state: T, match: ReadonlyMatch<K>): T
}
