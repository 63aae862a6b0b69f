import type { Audience, EventCore, Seat, Viewer } from './game.ts'

/** Where a match starts: dealt from options and seed, or from a position written as text. */
export interface Origin<O = unknown, P = unknown> {
  readonly options: O
  /** One per seat; empty objects where a game has no private options. */
  readonly secrets: readonly P[]
  /** Any text. Whoever deals for others uses 128 random bits: a shorter one can be guessed from an opening hand. */
  readonly seed: string
  readonly position: string | null
}

/** One line of the log. Moves stand in the game's notation; `group` joins moves made in one gesture. */
export type Entry =
  | { readonly kind: 'move'; readonly seat: Seat; readonly move: string; readonly group?: number }
  | { readonly kind: 'timeout'; readonly seat: Seat; readonly move: string }
  | { readonly kind: 'resign'; readonly seat: Seat; readonly reason: ResignReason }
  /** Back to the first `to` entries of the line as it stood then. */
  | { readonly kind: 'undo'; readonly seat: Seat; readonly to: number }

/** Entries that stand in the line: what happened and was not taken back. */
export type Deed = Exclude<Entry, { kind: 'undo' }>

/** Why a seat gave up; the reason of the outcome it brings. */
export const resignReasons = ['resign', 'time', 'left'] as const
export type ResignReason = (typeof resignReasons)[number]

/** Why a match counts for nothing but practice. */
export const practiceReasons = ['undo', 'hint', 'branch', 'edited'] as const
export type PracticeReason = (typeof practiceReasons)[number]

/** An event with those who may hear it. */
export interface Heard<E extends EventCore = EventCore> {
  readonly event: E
  readonly audience: Audience
}

/** What a viewer hears of some events. */
export function heardBy<E extends EventCore>(events: readonly Heard<E>[], viewer: Viewer): E[] {
  return events.filter(({ audience }) => audience === 'all' || audience.includes(viewer)).map(({ event }) => event)
}
