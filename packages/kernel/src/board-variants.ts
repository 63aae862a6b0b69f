import type { AnyGameTypes, GameTypes } from './game.ts'
import type { Level } from './bot-strategy.ts'
import type { Rejection } from './rejection.ts'

/** A ready-made board to play on, beside the presets: a level, a board. */
export interface BoardVariant<K extends GameTypes = AnyGameTypes> {
  readonly id: string
  readonly options: K['Options']
  /** How many cells there are to play in. */
  readonly cells: number
}

/** The board variants of a game, in files `levels/<set>.json` of its package, and the criterion for calling one balanced. */
export interface BoardVariants<K extends GameTypes = AnyGameTypes> {
  readonly sets: readonly string[]
  /** Parses one such file. */
  read(text: string): { readonly id: string; readonly variants: readonly BoardVariant<K>[] } | Rejection
  /** The level that plays every seat when balance is measured. */
  readonly balanceBot: Level
  /** Matches needed for a result, and the largest share in percent that still counts as balanced. */
  readonly balanceCriterion: { readonly matches: number; readonly share: number }
}
