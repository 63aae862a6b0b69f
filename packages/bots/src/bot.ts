import type { AnyGameTypes, GameTypes, Message, Rng, Seat } from '@parlor/kernel'

/** What a bot is asked: what its seat sees, and random numbers of its own. */
export interface Question<K extends GameTypes = AnyGameTypes> {
  readonly view: K['View']
  readonly seat: Seat
  /** Moved on by the same few words however long the bot thinks, so one generator serves a whole match. */
  readonly rng: Rng
  /** What the other seats may have brought, where the game tells; for hidden private options. */
  readonly priors?: readonly K['Secret'][]
  /** Only for policies that declare `sees: 'state'`, and for hints where nothing that matters is hidden, as in a puzzle; honest opponents are never given it. */
  readonly state?: K['State']
  /** How many of the best moves need a true chance and line; hints ask for a few. The chosen move is the same whatever is asked. */
  readonly alternatives?: number
  /** A search looks at these of the legal moves alone, with all its effort even where it is a single one: moves are compared like this. */
  readonly only?: readonly K['Move'][]
}

/** A move the bot looked at. */
export interface Candidate<M = unknown> {
  readonly move: M
  /** Expected share of the win, 0 to 1. */
  readonly chance: number
  /** The chance is a bound: the bot saw that the move is no better than this and looked no further. */
  readonly atMost?: true
  /** The game's solver has shown that the move wins. */
  readonly proven?: true
  /** What the bot expects to follow, this move first. */
  readonly line: readonly M[]
}

/** What a bot thinks so far; the last one is its answer. */
export interface Thought<M = unknown> {
  readonly move: M
  /** Best first; the chosen move need not be the first, where a level slips on purpose. While thinking only the best few, at the end all that were looked at. */
  readonly candidates: readonly Candidate<M>[]
  /** Nodes or simulations spent. */
  readonly nodes: number
  readonly depth: number
  /** Why the first candidate is good, in the game's words; where somebody asked for it. */
  readonly reason?: Message
}

/** A player for any game. Thinking is a generator: it can be stopped after any step and its last thought played. */
export interface Bot<K extends GameTypes = AnyGameTypes> {
  readonly id: string
  think(question: Question<K>): Generator<Thought<K['Move']>, Thought<K['Move']>>
}
