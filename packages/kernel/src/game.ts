import type { OptionSchema } from './options.ts'
import type { Rejection } from './rejection.ts'
import type { Rng } from './rng.ts'

/** A place at the table, 0..n−1. */
export type Seat = number

/** Who looks: a seat, or somebody who holds no seat and sees only what everybody sees. */
export type Viewer = Seat | 'watcher'

/** What a seat owes an answer to. At most one per seat at a time; no two decisions of a line share an id. */
export interface Decision {
  id: number
  seat: Seat
  kind: string
}

/** How a match ended. Ranks start at 1 and ties share one; `reason` is a message key. */
export interface Outcome {
  readonly scores: readonly number[]
  readonly ranks: readonly number[]
  readonly reason: string
}

/** What every state holds. Plain JSON: no classes, functions, undefined, NaN or −0 anywhere inside. */
export interface StateCore {
  /** The rules version that made this state. */
  v: number
  /** How many moves have been applied. */
  seq: number
  rng: Rng
  pending: Decision[]
  outcome: Outcome | null
}

/** What every view holds: enough to know who owes what, nothing a seat may not see. */
export interface ViewCore {
  readonly seq: number
  readonly pending: readonly Decision[]
  readonly outcome: Outcome | null
}

/** What happened, named by kind. */
export interface EventCore {
  readonly kind: string
}

/** Who may hear an event: everybody, or just these. */
export type Audience = 'all' | readonly Viewer[]

/** Where `apply` reports what happened. One table is reused for a whole search, so reporting costs nothing there. */
export interface EventSink<E> {
  /** True while searching: skip building events. */
  readonly quiet: boolean
  /** Reports an event; anything not for everybody is an information barrier. */
  emit(event: E, audience?: Audience): void
  /** Declares that this move showed somebody something hidden, though every event was public. */
  reveal(): void
}

/** The six types a game is made of, bundled so that signatures stay readable. */
export interface GameTypes {
  State: StateCore
  Move: unknown
  Event: EventCore
  View: ViewCore
  Options: object
  Secret: object
}

/** Kinds for code that serves every game and looks into none. */
// eslint-disable-next-line typescript/no-explicit-any -- any is what lets Game<DotsKinds> be handed to code for every game
export type AnyGameTypes = { State: any; Move: any; Event: any; View: any; Options: any; Secret: any }

/**
 * What a game is. Everything here is a pure function of its arguments; `testkit`'s `contract()` checks every promise.
 * A type parameter bundles the six types: `const dots: Game<DotsKinds>`.
 */
export interface Game<K extends GameTypes = AnyGameTypes> {
  readonly id: string
  /** Raised when an old log would no longer replay to the same hash. */
  readonly version: number
  readonly seats: readonly [min: number, max: number]
  readonly information: 'open' | 'hidden'
  /** True when the scores of every outcome add up to nothing. */
  readonly zeroSum: boolean
  /** True where a match can end tied by its own rules; only there players may agree on a draw. */
  readonly draws?: true
  /** A bound no match with these options can pass. */
  maxMoves(options: K['Options']): number
  seatCount(options: K['Options']): number
  /** Data: forms, defaults, presets and strict reading all come from it. */
  readonly options: OptionSchema<K['Options']>
  /** What each seat brings in private (a deck); no fields where a game has none. */
  readonly secrets: OptionSchema<K['Secret']>
  /** The first state. Ends in `clone`, so that key order and shape are fixed from the start; takes the words of `rng` into the state. */
  setup(options: K['Options'], secrets: readonly K['Secret'][], rng: Rng): K['State']
  /** Written by hand: this is the hot path of search. */
  clone(state: K['State']): K['State']
  /** Overwrites `to` with `from` without allocating where it can; both are states of the same match. */
  copy(from: K['State'], to: K['State']): void
  /** Writes every legal move of the seat, canonical and without duplicates, to the start of `out`; returns how many. */
  moves(state: K['State'], seat: Seat, out: K['Move'][]): number
  /** Total: any value at all, never throws, never changes anything. Null means legal. */
  check(state: K['State'], seat: Seat, move: unknown): Rejection | null
  /** Changes the state; the caller has checked. Counts `seq` up by one. */
  apply(state: K['State'], seat: Seat, move: K['Move'], table: EventSink<K['Event']>): void
  /** A random legal move without listing them, for playouts in huge spaces; every legal move can come up. */
  sample?(state: K['State'], seat: Seat, rng: Rng): K['Move']
  /** What is played for a seat whose clock ran out or whose player left. */
  fallback(state: K['State'], seat: Seat): K['Move']
  /** Built field by field from what the viewer may see, with perfect recall. */
  view(state: K['State'], viewer: Viewer): K['View']
  /** A whole state consistent with what the seat has seen; all consistent worlds can come up. In open games, the state itself with fresh random words. */
  determinize(view: K['View'], seat: Seat, rng: Rng, priors?: readonly K['Secret'][]): K['State']
  readonly notation: Notation<K>
  /** The side each seat plays for, where seats win and lose together; absent: everybody for themselves. */
  sides?(view: K['View']): readonly number[]
  /** What a viewer saw happen before the first move (the deal), for animation and log. Made from the view alone, so it can tell nothing more. */
  openingEvents?(view: K['View']): K['Event'][]
  /** Scores and ranks when the seat gives up; absent: it comes last and everybody else shares the first rank. */
  resign?(state: K['State'], seat: Seat): Omit<Outcome, 'reason'>
  /** Options for the next match of the same sitting (who starts, mostly); absent: the same again. */
  rematch?(options: K['Options'], outcome: Outcome): K['Options']
  /** The same options, changed as far as this position asks for (its board, its seats, its rules): a match never says one thing and plays another. Absent: every position with as many seats goes with any options. */
  fitOptions?(options: K['Options'], state: K['State']): K['Options']
  /** Step by step from an old version's match record to the next one's. */
  readonly migrate?: Readonly<Record<number, (record: unknown) => unknown>>
}

/** Text both ways. `read` undoes `write`; reading a move also brings it into canonical form. */
export interface Notation<K extends GameTypes = AnyGameTypes> {
  writeMove(move: K['Move']): string
  readMove(text: string): K['Move'] | Rejection
  /** A position as text: all that decides what may be played from here, without the random words. */
  writeState(state: K['State']): string
  readState(text: string, rng: Rng): K['State'] | Rejection
}

/** A table that hears nothing: for search, playouts and tools. */
export const quietSink: EventSink<never> = { quiet: true, emit() {}, reveal() {} }
