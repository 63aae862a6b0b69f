import type { OptionSchema } from './options.ts'
import type { Rejection } from './rejection.ts'
import type { Rng } from './rng.ts'

/** Index of a seat, 0..n−1. */
export type Seat = number

/** Whose view: a seat's, or that of a spectator (`'watcher'`, as it is serialised) without a seat, who sees only what is public. */
export type Viewer = Seat | 'watcher'

/** A decision that a seat has to make. At most one per seat at a time; ids are unique within a history. */
export interface Decision {
  id: number
  seat: Seat
  kind: string
}

/** Result of a match. Ranks start at 1 and ties share one; `reason` is a message key. */
export interface Outcome {
  readonly scores: readonly number[]
  readonly ranks: readonly number[]
  readonly reason: string
}

/** Fields of every state. Plain JSON: no classes, functions, undefined, NaN or −0 anywhere inside. */
export interface StateCore {
  /** Rules version that created this state. */
  v: number
  /** Number of moves applied. */
  seq: number
  rng: Rng
  pending: Decision[]
  outcome: Outcome | null
}

/** Fields of every view: who has to decide, nothing that is hidden from the viewer. */
export interface ViewCore {
  readonly seq: number
  readonly pending: readonly Decision[]
  readonly outcome: Outcome | null
}

/** Fields of every event. */
export interface EventCore {
  readonly kind: string
}

/** Recipients of an event: everybody, or just these. */
export type Audience = 'all' | readonly Viewer[]

/** Receives the events of `apply`. One silent sink is reused for a whole search, so emitting costs nothing there. */
export interface EventSink<E> {
  /** True while searching: skip building events. */
  readonly quiet: boolean
  /** Emits an event; an event that is not for everybody makes the move an information barrier. */
  emit(event: E, audience?: Audience): void
  /** Marks the move as an information barrier although all its events are public. */
  reveal(): void
}

/** The six types of a game, bundled so that signatures stay readable. */
export interface GameTypes {
  State: StateCore
  Move: unknown
  Event: EventCore
  View: ViewCore
  Options: object
  /** A seat secret: the private options that one seat brings, such as a deck. */
  Secret: object
}

/** For code that works with every game. */
// eslint-disable-next-line typescript/no-explicit-any -- any is what lets Game<DotsTypes> be handed to code for every game
export type AnyGameTypes = { State: any; Move: any; Event: any; View: any; Options: any; Secret: any }

/**
 * The rules of a game. Everything here is a pure function of its arguments; `testkit`'s `contract()` checks every invariant.
 * A type parameter bundles the six types: `const dots: Game<DotsTypes>`.
 */
export interface Game<K extends GameTypes = AnyGameTypes> {
  readonly id: string
  /** Raised when an old log would no longer replay to the same hash. */
  readonly version: number
  readonly seats: readonly [min: number, max: number]
  readonly information: 'open' | 'hidden'
  /** True when the scores of every outcome sum to 0. */
  readonly zeroSum: boolean
  /** True where the rules allow a tie; only there players may agree on a draw. */
  readonly draws?: true
  /** Upper bound for the number of moves with these options. */
  maxMoves(options: K['Options']): number
  seatCount(options: K['Options']): number
  /** Schema for forms, defaults, presets and strict parsing. */
  readonly options: OptionSchema<K['Options']>
  /** Schema of the seats' secrets; no fields where a game has none. */
  readonly secrets: OptionSchema<K['Secret']>
  /** The first state. Ends in `clone`, so that key order and shape are fixed from the start; copies `rng` into the state. */
  setup(options: K['Options'], secrets: readonly K['Secret'][], rng: Rng): K['State']
  /** Written by hand: this is the hot path of search. */
  clone(state: K['State']): K['State']
  /** Overwrites `to` with `from` without allocating where it can; both are states of the same match. */
  copy(from: K['State'], to: K['State']): void
  /** Writes every legal move of the seat, canonical and without duplicates, to the start of `out`; returns how many. */
  moves(state: K['State'], seat: Seat, out: K['Move'][]): number
  /** Accepts any value, never throws, has no side effects. Null means legal. */
  check(state: K['State'], seat: Seat, move: unknown): Rejection | null
  /** Mutates the state; the caller has checked the move. Increments `seq` by one. */
  apply(state: K['State'], seat: Seat, move: K['Move'], sink: EventSink<K['Event']>): void
  /** A random legal move without listing them, for playouts in huge move spaces; every legal move has a positive probability. */
  sample?(state: K['State'], seat: Seat, rng: Rng): K['Move']
  /** Played for a seat whose clock ran out or whose player left. */
  fallback(state: K['State'], seat: Seat): K['Move']
  /** Built field by field from what the viewer may see, with perfect recall. */
  view(state: K['State'], viewer: Viewer): K['View']
  /**
   * The view after one event that its viewer heard, on the way to the view after the move: what is drawn meanwhile. An event that
   * changes nothing drawn, or that is unknown, gives the same view; the opening events leave the first view as it is.
   */
  advance(view: K['View'], event: K['Event']): K['View']
  /**
   * Fields of a view that `advance` leaves as they were, besides `seq`, `pending` and `outcome`: nothing draws them between two events.
   * `a.b` is the field b of a, or of every element of a.
   */
  readonly undrawn?: readonly string[]
  /** A full state consistent with everything the seat has seen; every consistent state has a positive probability. In open games, the state itself with a fresh generator. */
  determinize(view: K['View'], seat: Seat, rng: Rng, priors?: readonly K['Secret'][]): K['State']
  readonly notation: Notation<K>
  /** The team of each seat, where seats win and lose together; absent: everybody for themselves. */
  sides?(view: K['View']): readonly number[]
  /** Events before the first move (the deal), for animation and log. Derived from the view alone, so they leak nothing. */
  openingEvents?(view: K['View']): K['Event'][]
  /** Scores and ranks when the seat resigns; absent: it comes last and everybody else shares the first rank. */
  resign?(state: K['State'], seat: Seat): Omit<Outcome, 'reason'>
  /** Options of a rematch (mostly who starts); absent: the same again. */
  rematch?(options: K['Options'], outcome: Outcome): K['Options']
  /** The options adjusted to a position (its board, its seats, its rules), so that both agree. Absent: any options go with any position of the same seat count. */
  fitOptions?(options: K['Options'], state: K['State']): K['Options']
  /** By version: converts a match record to the next version. */
  readonly migrate?: Readonly<Record<number, (record: unknown) => unknown>>
}

/** Serialisation as text. `read` inverts `write`; reading a move also canonicalises it. */
export interface Notation<K extends GameTypes = AnyGameTypes> {
  writeMove(move: K['Move']): string
  readMove(text: string): K['Move'] | Rejection
  /** A position as text: everything that affects future play, without the generator. */
  writeState(state: K['State']): string
  readState(text: string, rng: Rng): K['State'] | Rejection
}

/** Discards events: for search, playouts and tools. */
export const quietSink: EventSink<never> = { quiet: true, emit() {}, reveal() {} }
