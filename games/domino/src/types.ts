import type { StateCore, Decision, GameTypes, Seat, ViewCore } from '@parlor/kernel'

/** A tile by its number in the set: 0 is 0-0, the last one the highest double. */
export type Tile = number

/** The three sets by name. */
export const tileSetNames = ['six', 'nine', 'twelve'] as const
export type TileSetName = (typeof tileSetNames)[number]

/** Where a tile goes: first on the table, on one of the two branches, or on an arm of the spinner. */
export const tilePlaces = ['start', 'left', 'right', 'up', 'down'] as const
export type TilePlace = (typeof tilePlaces)[number]

/** The four seats by position; also the order of play. */
export const seatCount = 4

export interface DominoOptions {
  set: TileSetName
  variant: 'block' | 'draw' | 'fives'
  /** Seats 0 and 2 against 1 and 3. */
  partners: boolean
  /** When a hand is blocked: as soon as the turn comes back to whoever placed last, or when nobody at all can play. */
  fish: 'returnToPlacer' | 'allBlocked'
  starts: 'lot' | 'highestDouble'
  /** A single hand, or a target score over several hands. */
  target: 0 | 100 | 150
  /** Who may pass although a tile fits: nobody, or seats 1 to 3. */
  freePass: 'nobody' | 'others'
}

/** Result of a hand; public. */
export interface HandResult {
  readonly winner: Seat | null
  readonly fish: boolean
  /** The final chain, in the order of placing. */
  readonly tiles: readonly Tile[]
  readonly places: readonly number[]
  readonly by: readonly Seat[]
  /** Remaining hands. */
  readonly hands: readonly (readonly Tile[])[]
  readonly pips: readonly number[]
  /** Points of the winner, or the winning pair. */
  readonly points: number
}

/** Public part of a position. Places and open ends are numbered as in `places`. */
export interface PublicPosition {
  readonly rules: Readonly<DominoOptions>
  /** Index of the hand in the match. */
  readonly hand: number
  /** −1 in a view between a deal and the event that tells who begins. */
  readonly starter: Seat
  /** The tile the hand must be, or was, opened with for being the highest; −1 for any. */
  readonly lead: Tile
  /** The chain in the order of placing: tile, place, seat. */
  readonly tiles: readonly Tile[]
  readonly places: readonly number[]
  readonly by: readonly Seat[]
  /** By place: the open pip, −1 for none. */
  readonly open: readonly number[]
  /** By place: the tile at the end, −1 for none. */
  readonly tips: readonly Tile[]
  /** The first double where it has four sides, −1 for none, and how many of its two sides in the row are covered. */
  readonly spinner: Tile
  readonly sides: number
  /** One bit per seat that has passed since the last tile: because nothing fits, or voluntarily. */
  readonly blocked: number
  readonly freed: number
  /** Per seat, its known lacks; see `knowledge.ts`. */
  readonly facts: readonly (readonly number[])[]
  /** Points for others' passes. */
  readonly passPoints: readonly number[]
  readonly totals: readonly number[]
  readonly last: HandResult | null
}

interface DominoDecision extends Decision {
  kind: 'turn'
}

/** A match of several hands is one state: each deal depends on who won the last. */
export interface DominoState extends StateCore {
  pending: DominoDecision[]
  rules: Readonly<DominoOptions>
  hand: number
  starter: Seat
  lead: Tile
  tiles: Tile[]
  places: number[]
  by: Seat[]
  open: number[]
  tips: Tile[]
  spinner: Tile
  sides: number
  blocked: number
  freed: number
  facts: number[][]
  passPoints: number[]
  totals: number[]
  last: HandResult | null
  /** Each in ascending order. */
  hands: Tile[][]
  /** Drawn from the end; unused in Block. */
  boneyard: Tile[]
}

export interface DominoView extends ViewCore, PublicPosition {
  /** Whose view it is, null for a spectator. */
  readonly seat: Seat | null
  readonly own: readonly Tile[]
  readonly counts: readonly number[]
  readonly boneyard: number
}

export type DominoMove =
  | { readonly kind: 'play'; readonly top: number; readonly bottom: number; readonly place: TilePlace }
  | { readonly kind: 'draw' }
  | { readonly kind: 'pass' }

export type DominoEvent =
  /** The seat receives its tiles, everybody else their number. */
  | { readonly kind: 'dealt'; readonly hand: number; readonly seat: Seat; readonly tiles: readonly Tile[] | null; readonly count: number }
  | {
      readonly kind: 'begins'
      readonly hand: number
      readonly seat: Seat
      readonly lead: Tile
      readonly why: 'lot' | 'double' | 'winner' | 'next'
    }
  /** `flip`: the second half of the tile touches the chain. `ends` are the pips open now, `left` the tiles still in hand. */
  | {
      readonly kind: 'played'
      readonly seat: Seat
      readonly tile: Tile
      readonly place: TilePlace
      readonly flip: boolean
      readonly ends: readonly number[]
      readonly left: number
    }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly tile: Tile | null; readonly boneyard: number }
  /** `lacks` are the pips the seat has shown not to hold. */
  | { readonly kind: 'passed'; readonly seat: Seat; readonly voluntary: boolean; readonly lacks: readonly number[] }
  | { readonly kind: 'scored'; readonly seat: Seat; readonly why: 'pass' | 'fives'; readonly points: number; readonly total: number }
  | { readonly kind: 'fish'; readonly placer: Seat }
  | { readonly kind: 'handOver'; readonly hand: number; readonly result: HandResult; readonly totals: readonly number[] }
  | { readonly kind: 'matchOver'; readonly winners: readonly Seat[]; readonly totals: readonly number[] }

export interface DominoTypes extends GameTypes {
  State: DominoState
  Move: DominoMove
  Event: DominoEvent
  View: DominoView
  Options: DominoOptions
  Secret: Record<string, never>
}
