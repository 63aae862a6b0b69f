import type { StateCore, GameTypes, ViewCore } from '@parlor/kernel'

/*
 * Caravan, the reference game: small, but with everything that is hard about the contract.
 * Each seat brings a deck of its own in private: five cards worth 1 to 5, none more than twice.
 * A round: hands are dealt from freshly shuffled decks. The scout (the seats take turns) may turn one card of another hand face up.
 * Then all seats at once commit one card and spread all their coins over the lanes, face down. When the last one has, all is shown,
 * a storm hits a random lane, and each lane gives a point to the seat that is alone strongest there: its coins in the lane, and
 * the value of its card on top where the storm is. After the last round the most points win.
 */

/** Deck size, highest value, and maximum copies of one value. */
export const deckSize = 5
export const highestCardValue = 5
export const maxCopies = 2

export interface CaravanOptions {
  seats: number
  hand: number
  lanes: number
  coins: number
  rounds: number
}

export interface CaravanSeatSecret {
  /** Five digits. */
  deck: string
}

/** A card in a hand. The handle is new every time the card is dealt, so it does not reveal where the card has been. */
export interface Card {
  handle: number
  value: number
  /** Turned face up: public. */
  open: boolean
}

/** A card in a view: no value while it is face down in another hand. */
export interface SeenCard {
  readonly handle: number
  readonly value: number | null
  readonly open: boolean
}

/** A committed card and the coins per lane; trailing zeros are left out. */
interface Bid {
  readonly handle: number
  readonly coins: readonly number[]
}

/** Revealed results of the last round. */
export interface RoundResult {
  /** Of the committed cards, by seat. */
  readonly handles: readonly number[]
  readonly values: readonly number[]
  readonly coins: readonly (readonly number[])[]
  readonly storm: number
}

export interface CaravanState extends StateCore {
  options: CaravanOptions
  round: number
  /** Per seat, in ascending order; only the owner knows. */
  decks: number[][]
  hands: Card[][]
  bids: (Bid | null)[]
  points: number[]
  /** Per seat and value: maximum number of copies that were public in one round, hence known to be in the deck. */
  known: number[][]
  nextHandle: number
  last: RoundResult | null
}

export interface CaravanView extends ViewCore {
  readonly options: CaravanOptions
  readonly round: number
  /** One's own; null for a spectator. */
  readonly deck: readonly number[] | null
  readonly hands: readonly (readonly SeenCard[])[]
  readonly committed: readonly boolean[]
  /** One's own. */
  readonly bid: Bid | null
  readonly points: readonly number[]
  readonly known: readonly (readonly number[])[]
  readonly nextHandle: number
  readonly last: RoundResult | null
}

export type CaravanMove =
  | { readonly kind: 'pass' }
  | { readonly kind: 'turn'; readonly handle: number }
  | { readonly kind: 'commit'; readonly handle: number; readonly coins: readonly number[] }

export type CaravanEvent =
  | { readonly kind: 'dealt'; readonly seat: number; readonly cards: readonly SeenCard[] }
  | { readonly kind: 'passed'; readonly seat: number }
  | { readonly kind: 'turned'; readonly seat: number; readonly owner: number; readonly handle: number; readonly value: number }
  | { readonly kind: 'committed'; readonly seat: number }
  | { readonly kind: 'shown'; readonly result: RoundResult }
  | { readonly kind: 'scored'; readonly points: readonly number[] }

export interface CaravanTypes extends GameTypes {
  State: CaravanState
  Move: CaravanMove
  Event: CaravanEvent
  View: CaravanView
  Options: CaravanOptions
  Secret: CaravanSeatSecret
}
