import type { AnyKinds, Kinds } from './game.ts'
import type { Level } from './judgement.ts'
import type { Rejection } from './rejection.ts'

/** A match that comes ready with a game, beside its presets: a level, a board. */
export interface Ground<K extends Kinds = AnyKinds> {
  readonly id: string
  readonly options: K['Options']
  /** How many cells there are to play in. */
  readonly cells: number
}

/** What comes with a game to be played on, in files `levels/<set>.json` of its package, and what it takes to call that even. */
export interface Grounds<K extends Kinds = AnyKinds> {
  readonly sets: readonly string[]
  /** Reads the text of one such file. */
  read(text: string): { readonly id: string; readonly grounds: readonly Ground<K>[] } | Rejection
  /** Who plays in every seat when evenness is measured. */
  readonly referee: Level
  /** How many matches a verdict needs, and the largest share in a hundred that is still even. */
  readonly evenness: { readonly games: number; readonly share: number }
}
