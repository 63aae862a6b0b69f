import type { StateCore, Decision, GameTypes, Seat, ViewCore } from '@parlor/kernel'

/** The two sides by seat. */
export const colours = ['cyan', 'orange'] as const
/** Cyan or orange. */
export type Colour = (typeof colours)[number]

/** How many of each piece there are to buy. */
export const stockSizes = ['singleton', 'pairs', 'unlimited'] as const
/** One, two or unlimited copies of each piece. */
export type StockSize = (typeof stockSizes)[number]

/** Unlimited. */
export const unlimitedStock = -1

/** Options of a match. */
export interface SumZeroOptions {
  rows: number
  cols: number
  stock: StockSize
  tetrominoes: boolean
  pentominoes: boolean
  /** Budget of each side; 0 for half the cells and one more. */
  budget: number
  /** After the draft the second side may take the other's pieces and its first move. */
  swap: boolean
  starter: Colour
  /** The other side starts the next match. */
  alternate: boolean
  /** The board drawn with `.` and `#`, rows joined by `/`; empty for an open one. */
  board: string
  /** Custom pieces as JSON, empty for none. */
  pieces: string
}

interface SumZeroDecision extends Decision {
  kind: 'draft' | 'swap' | 'place'
}

/** A piece placed with its box's top left square at column x, row y. */
export interface Placement {
  readonly kind: 'place'
  readonly piece: string
  /** Index of the piece's distinct pose. */
  readonly pose: number
  readonly x: number
  readonly y: number
}

/** A move: a purchase, a pass, yes or no to the swap, a placement. */
export type SumZeroMove =
  | { readonly kind: 'buy'; readonly piece: string }
  | { readonly kind: 'pass' }
  | { readonly kind: 'swap'; readonly take: boolean }
  | Placement

/** Fields shared by state and view. Lists of pieces are in the order of the library. */
export interface GamePosition {
  /** Name of the board, see `boardOf`. */
  readonly shape: string
  /** Name of the library, see `libraryOfState`. */
  readonly pieces: string
  readonly swap: boolean
  readonly stock: readonly number[]
  readonly arsenals: readonly (readonly number[])[]
  readonly budgets: readonly number[]
  /** Passes in a row. */
  readonly passes: number
  /** Who places the first piece. */
  readonly first: Seat
  /** In the order of placing, the sides in turn. */
  readonly laid: readonly Placement[]
}

/** The state of a match. */
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

/** The view, the same for everybody. */
export interface SumZeroView extends ViewCore, GamePosition {
  readonly rows: number
  readonly cols: number
  /** Row by row: −1 free, 0 and 1 the seats, 2 blocked. */
  readonly cells: readonly number[]
}

/** Events, with everything that animations, sounds and sentences need. */
export type SumZeroEvent =
  | {
      readonly kind: 'bought'
      readonly seat: Seat
      readonly piece: string
      readonly cost: number
      readonly budget: number
      /** Copies left, −1 for unlimited. */
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
      /** Every cell it covers, as row-major indices. */
      readonly cells: readonly number[]
      /** Pieces the side still holds. */
      readonly left: number
    }
  /** The side has no placement at the start of its turn and has lost. */
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
