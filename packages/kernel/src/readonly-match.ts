import type { AnyGameTypes, GameTypes, Outcome } from './game.ts'
import type { HistoryEntry, PracticeReason } from './match-log.ts'

/** What a game reads of a match to report on it or to score it. `Match` has all of it; only hosts begin and play matches. */
export interface ReadonlyMatch<K extends GameTypes = AnyGameTypes> {
  readonly start: K['State']
  readonly state: K['State']
  /** Every entry that was not undone, with the state it led to. */
  readonly history: readonly { readonly entry: HistoryEntry; readonly state: K['State'] }[]
  readonly outcome: Outcome | null
  readonly practice: PracticeReason | null
  /** The state after the first `length` history entries. */
  stateAt(length: number): K['State']
}
