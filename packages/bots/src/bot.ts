import type { GameTypes, Message, Rng, Seat } from '@parlor/kernel'
import type { AnyGameTypes } from '@parlor/kernel/host'

/** Input of a bot: its seat's view and a generator of its own. */
export interface BotInput<K extends GameTypes = AnyGameTypes> {
  readonly view: K['View']
  readonly seat: Seat
  /** Advanced by a fixed number of steps however long the bot thinks, so one generator serves a whole match. */
  readonly rng: Rng
  /** Possible secrets of the other seats, where known; for hidden private options. */
  readonly priors?: readonly K['Secret'][]
  /** Only for policies that declare `sees: 'state'`, and for hints where nothing relevant is hidden, as in a puzzle; fair opponents never get it. */
  readonly state?: K['State']
  /** Number of best moves that need an exact chance and variation; hints request a few. Does not affect the chosen move. */
  readonly alternatives?: number
  /** Restricts the search to these legal moves, with full effort even for a single one: used to compare moves. */
  readonly only?: readonly K['Move'][]
}

/** A move that the bot evaluated. */
export interface Candidate<M = unknown> {
  readonly move: M
  /** Expected share of the win, 0 to 1. */
  readonly chance: number
  /** The chance is an upper bound from a cut-off. */
  readonly atMost?: true
  /** The game's solver has proven a win. */
  readonly proven?: true
  /** Principal variation, this move first. */
  readonly line: readonly M[]
}

/** Intermediate result; the last one is the answer. */
export interface Thought<M = unknown> {
  readonly move: M
  /** Best first; the chosen move need not be the first, where a level blunders on purpose. While thinking only the best few, at the end all that were evaluated. */
  readonly candidates: readonly Candidate<M>[]
  /** Nodes or simulations spent. */
  readonly nodes: number
  readonly depth: number
  /** Why the first candidate is good, in the game's text; on request. */
  readonly reason?: Message
}

/** A player for any game. Thinking is a generator: it can be stopped after any step and its last thought played. */
export interface Bot<K extends GameTypes = AnyGameTypes> {
  readonly id: string
  think(question: BotInput<K>): Generator<Thought<K['Move']>, Thought<K['Move']>>
}
