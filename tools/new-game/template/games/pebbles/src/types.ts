import type { GameTypes, StateCore, ViewCore } from '@parlor/kernel'

/** The two players by seat. */
export const players = ['sun', 'moon'] as const
export type Player = (typeof players)[number]

/** How many stones a row may have, by the option `row`; the seed picks a number in between. */
export const rowLengths = { short: [9, 14], classic: [15, 24], long: [25, 36] } as const
export type RowLength = keyof typeof rowLengths

/** The most stones that one move takes. */
export const mostTaken = 3

interface Row {
  /** Stones in the row at the start. */
  total: number
  /** Stones that still lie there. */
  left: number
  /** Whoever takes the last stone loses. */
  misere: boolean
}

export interface PebblesState extends StateCore, Row {}

/** Nothing is hidden: everybody sees the whole row. */
export interface PebblesView extends ViewCore, Readonly<Row> {}

export interface PebblesMove {
  readonly take: number
}

export type PebblesEvent =
  | { readonly kind: 'took'; readonly seat: number; readonly take: number; readonly left: number }
  | { readonly kind: 'won'; readonly seat: number }

export interface PebblesOptions {
  row: RowLength
  misere: boolean
  starter: Player
}

export interface PebblesTypes extends GameTypes {
  State: PebblesState
  Move: PebblesMove
  Event: PebblesEvent
  View: PebblesView
  Options: PebblesOptions
  Secret: Record<string, never>
}
