import type { StateCore, GameTypes, ViewCore } from '@parlor/kernel'
import type { BoardTemplateName } from './board-templates.ts'

/** Owner of a cell that belongs to no seat: an empty cell, or neutral dots. */
export const unowned = 2
/** Owner of an unplayable cell. */
export const blockedCell = 3

/** The two sides by seat: Red holds seat 0, Blue seat 1. */
export const colours = ['red', 'blue'] as const
export type Colour = (typeof colours)[number]

/** The board; cells are numbered row by row from the top left. */
export interface GamePosition {
  readonly rows: number
  readonly cols: number
  /** The blocks as text, `.` and `#` with `/` between rows: key of `boardOf`. */
  readonly shape: string
  /** Per cell: 0, 1, `nobody` or `block`. */
  readonly owner: readonly number[]
  readonly dots: readonly number[]
  /** How many cells each seat owns. */
  readonly held: readonly number[]
}

export interface DotsState extends StateCore {
  rows: number
  cols: number
  shape: string
  owner: number[]
  dots: number[]
  held: number[]
}

export interface DotsView extends ViewCore, GamePosition {}

/** A dot placed in a cell; row 0 is at the top, column 0 at the left. */
export interface DotsMove {
  readonly row: number
  readonly col: number
}

/** A cell after an event. */
export interface ChangedCell {
  readonly cell: number
  readonly owner: number
  readonly dots: number
}

export type DotsEvent =
  /** A dot was placed in a cell, which now holds `dots`. */
  | { readonly kind: 'placed'; readonly seat: number; readonly cell: number; readonly dots: number }
  /** These cells burst together, in this order; `after` lists every changed cell after the wave. */
  | {
      readonly kind: 'wave'
      readonly seat: number
      readonly wave: number
      readonly bursts: readonly number[]
      readonly after: readonly ChangedCell[]
    }
  /** Totals of the move. `gained` counts cells that became the mover's, `lost` those the other seat had before. */
  | {
      readonly kind: 'tally'
      readonly seat: number
      readonly cell: number
      readonly bursts: number
      readonly waves: number
      readonly gained: number
      readonly lost: number
      readonly held: readonly number[]
    }
  /** The seat owns every playable cell. */
  | { readonly kind: 'won'; readonly seat: number; readonly moves: number }

export interface DotsOptions {
  rows: number
  cols: number
  template: BoardTemplateName
  /** The board as text, read when `template` is custom. */
  cells: string
  starter: Colour
  alternate: boolean
  oneDot: boolean
}

export interface DotsTypes extends GameTypes {
  State: DotsState
  Move: DotsMove
  Event: DotsEvent
  View: DotsView
  Options: DotsOptions
  Secret: Record<string, never>
}
