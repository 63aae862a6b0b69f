import type { StateCore, Decision, GameTypes, Seat, ViewCore } from '@parlor/kernel'

/** The two sides by seat. */
export const colours = ['cyan', 'orange'] as const
/** Cyan or orange. */
export type Colour = (typeof colours)[number]

/** How many of each piece there are to buy. */
export const stockSizes = ['singleton', 'pairs', 'unlimited'] as const
/** One, two or no end of each piece. */
export type StockSize = (typeof stockSizes)[number]

/** Stands for as many as one likes. */
export const unlimitedStock = -1

/** What a match is set to. */
export interface SumZeroOptions {
  rows: number
  cols: number
  stock: StockSize
  tetrominoes: boolean
  pentominoes: boolean
  /** What each side may spend; 0 for half the cells and one more. */
  budget: number
  /** After the draft the second side may take the other's pieces and its first move. */
  swap: boolean
  starter: Colour
  /** The other side starts the next match. */
  alternate: boolean
  /** The board drawn with `.` and `#`, rows joined by `/`; empty for an open one. */
  board: string
  /** Pieces of one's own as JSON, empty for none. */
  pieces: string
}

interface SumZeroDecision extends Decision {
  kind: 'draft' | 'swap' | 'place'
}

/** A piece laid with its box's top left square at column x, row y. */
export interface Placement {
  readonly kind: 'place'
  readonly piece: string
  /** Which of the piece's distinct poses. */
  readonly pose: number
  readonly x: number
  readonly y: number
}

/** What can be answered: a purchase, a pass, yes or no to the swap, a placement. */
export type SumZeroMove =
  | { readonly kind: 'buy'; readonly piece: string }
  | { readonly kind: 'pass' }
  | { readonly kind: 'swap'; readonly take: boolean }
  | Placement

/** What both state and view say of the table. Lists of pieces are in the order of the library. */
export interface Position {
  /** Names the board, see `boardOf`. */
  readonly shape: string
  /** Names the library, see `libraryOfState`. */
  readonly pieces: string
  readonly swap: boolean
  readonly stock: readonly number[]
  readonly arsenals: readonly (readonly number[])[]
  readonly budgets: readonly number[]
  /** Passes in a row. */
  readonly passes: number
  /** Who lays the first piece. */
  readonly first: Seat
  /** In the order in which they were laid, the sides in turn. */
  readonly laid: readonly Placement[]
}

/** All there is to a match in progress. */
export interface SumZeroState extends StateCore {
  pending: SumZeroDecision[]
  shape: string
  pieces: string
  swap: boolean
  stock: number[]
  arsenals: number[][]
  budgets: number[]
  passes: number
  first: Seat
  laid: Placement[]
  /** Free cells as bits, a few words to a row: what enumeration works on. */
  free: number[]
}

/** What everybody sees. */
export interface SumZeroView extends ViewCore, Position {
  readonly rows: number
  readonly cols: number
  /** Row by row: −1 free, 0 and 1 the seats, 2 blocked. */
  readonly cells: readonly number[]
}

/** What can happen, with all that pictures, sounds and sentences need. */
export type SumZeroEvent =
  | {
      readonly kind: 'bought'
      readonly seat: Seat
      readonly piece: string
      readonly cost: number
      readonly budget: number
      /** Copies left, −1 for as many as one likes. */
      readonly left: number
    }
  /** `forced`: the side could not afford anything. */
  | { readonly kind: 'passed'; readonly seat: Seat; readonly forced: boolean }
  | { readonly kind: 'drafted'; readonly pieces: readonly [number, number] }
  | { readonly kind: 'swapped'; readonly seat: Seat; readonly taken: boolean; readonly first: Seat }
  | {
      readonly kind: 'placed'
      readonly seat: Seat
      readonly piece: string
      readonly pose: number
      readonly x: number
      readonly y: number
      /** Every cell it covers, row by row numbers. */
      readonly cells: readonly number[]
      /** Pieces the side still holds. */
      readonly left: number
    }
  /** The side has nothing to lay at the start of its turn and has lost. */
  | { readonly kind: 'stuck'; readonly seat: Seat; readonly left: number; readonly laid: number }

/** The six types of the game, bundled. */
export interface SumZeroTypes extends GameTypes {
  State: SumZeroState
  Move: SumZeroMove
  Event: SumZeroEvent
  View: SumZeroView
  Options: SumZeroOptions
  Secret: Record<string, never>
}
