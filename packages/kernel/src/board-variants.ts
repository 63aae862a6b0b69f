import type { AnyGameTypes, GameTypes } from './game.ts'
import type { Level } from './strategy.ts'
import type { Rejection } from './rejection.ts'

/** A match that comes ready with a game, beside its presets: a level, a board. */
export interface BoardVariant<K extends GameTypes = AnyGameTypes> {
  readonly id: string
  readonly options: K['Options']
  /** How many cells there are to play in. */
  readonly cells: number
}

/** What comes with a game to be played on, in files `levels/<set>.json` of its package, and what it takes to call that even. */
export interface BoardVariants<K extends GameTypes = AnyGameTypes> {
  readonly sets: readonly string[]
  /** Reads the text of one such file. */
  read(text: string): { readonly id: string; readonly variants: readonly BoardVariant<K>[] } | Rejection
  /** Who plays in every seat when evenness is measured. */
  readonly balanceBot: Level
  /** How many matches a verdict needs, and the largest share in a hundred that is still even. */
  readonly balanceCriterion: { readonly games: number; readonly share: number }
}
