import type { StateCore, GameTypes, ViewCore } from '@parlor/kernel'

export const bets = ['higher', 'lower'] as const
export type Bet = (typeof bets)[number]

/**
 * The modes: Classic, where every instance has a value of its own; Living honours, where all copies of a kind share one; Stakes, which is
 * Classic with chips.
 */
export const runModes = ['instance', 'kind', 'stakes'] as const
export type RunMode = (typeof runModes)[number]

/** Why a run ends, in the order of checking. */
export const endings = ['tooLow', 'tooHigh', 'exhausted', 'broke', 'cashedOut'] as const
export type Ending = (typeof endings)[number]

export interface MahjongOptions {
  honors: RunMode
}

/** A bet; in Stakes with what is staked on it. */
interface BetMove {
  readonly bet: Bet
  readonly stake?: number
}

/** Stakes: ends the run and keeps the chips. */
interface CashOutMove {
  readonly cashOut: true
}

export type MahjongMove = BetMove | CashOutMove

export interface MahjongState extends StateCore {
  honors: RunMode
  /** Tile ids; the last one is drawn next. */
  draw: number[]
  discard: number[]
  /** Always four. */
  hand: number[]
  /** Values of honours: one entry per kind, or one per instance of all decks. */
  values: number[]
  /** How often the draw pile has run out. */
  exhaustions: number
  bets: number
  /** Bets won; in Stakes the chips. */
  score: number
  /** Current winning streak. */
  streak: number
  /** The last rounds, packed: see `round-history.ts`. */
  past: number[]
}

/** A tile with its value at that moment. */
export interface Tile {
  readonly id: number
  /** 0 to 33: characters, bamboo and dots 1 to 9, then the seven honours. */
  readonly face: number
  readonly value: number
}

/** A finished round, with its values at that time. */
export interface Round {
  /** Counted from 1. */
  readonly number: number
  readonly tiles: readonly Tile[]
  readonly total: number
  readonly bet: Bet
  /** The total that was dealt against it. */
  readonly next: number
  readonly won: boolean
  /** In Stakes. */
  readonly stake?: number
}

/** Public view: all but the order of the pile. */
export interface MahjongView extends ViewCore {
  readonly honors: RunMode
  readonly hand: readonly Tile[]
  readonly total: number
  /** The tiles still to be drawn, sorted by id and not in the order of the pile. */
  readonly pile: readonly number[]
  /** Number of pile tiles worth 0 to 10 now: all that the odds need. */
  readonly unseen: readonly number[]
  readonly discard: readonly number[]
  readonly values: readonly number[]
  readonly exhaustions: number
  readonly bets: number
  readonly score: number
  readonly streak: number
  /** The last rounds, oldest first. */
  readonly history: readonly Round[]
}

export type MahjongEvent =
  /** A hand was dealt; total of its tiles at that moment. */
  | { readonly kind: 'dealt'; readonly tiles: readonly Tile[]; readonly total: number }
  /** The bet was made against this total. */
  | { readonly kind: 'bet'; readonly bet: Bet; readonly total: number; readonly stake?: number }
  /** The bet was resolved; `total` is the one it was made against, `next` the one that was dealt. */
  | {
      readonly kind: 'resolved'
      readonly bet: Bet
      readonly total: number
      readonly next: number
      readonly won: boolean
      readonly score: number
      readonly streak: number
      readonly stake?: number
    }
  /** An honour of the hand that was bet from moved, by one for each of these tiles; `value` is its new value. */
  | { readonly kind: 'moved'; readonly face: number; readonly tiles: readonly number[]; readonly by: 1 | -1; readonly value: number }
  /** The total of the current hand changed, because an honour in it moved. */
  | { readonly kind: 'revalued'; readonly tiles: readonly Tile[]; readonly total: number }
  /** The pile ran out and was rebuilt. */
  | { readonly kind: 'reshuffled'; readonly exhaustions: number; readonly draw: number }
  | {
      readonly kind: 'over'
      readonly ending: Ending
      readonly score: number
      readonly bets: number
      /** The honour that reached the end of its scale. */
      readonly face: number | null
    }

export interface MahjongTypes extends GameTypes {
  State: MahjongState
  Move: MahjongMove
  Event: MahjongEvent
  View: MahjongView
  Options: MahjongOptions
  Secret: Record<string, never>
}
