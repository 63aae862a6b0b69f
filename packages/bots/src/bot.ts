import type { AnyKinds, Kinds, Rng, Seat } from '@parlor/kernel'

/** What a bot is asked: what its seat sees, and random numbers of its own. */
export interface Question<K extends Kinds = AnyKinds> {
  readonly view: K['View']
  readonly seat: Seat
  readonly rng: Rng
  /** What the other seats may have brought, where the game tells; for hidden private options. */
  readonly priors?: readonly K['Secret'][]
  /** Only for policies that declare `sees: 'state'`; honest bots are never given it. */
  readonly state?: K['State']
}

/** A move the bot looked at. */
export interface Candidate<M = unknown> {
  readonly move: M
  /** Expected share of the win, 0 to 1. */
  readonly chance: number
  /** What the bot expects to follow, this move first. */
  readonly line: readonly M[]
}

/** What a bot thinks so far; the last one is its answer. */
export interface Thought<M = unknown> {
  readonly move: M
  /** Best first; the chosen move need not be the first, where a level slips on purpose. */
  readonly candidates: readonly Candidate<M>[]
  /** Nodes or simulations spent. */
  readonly nodes: number
  readonly depth: number
}

/** A player for any game. Thinking is a generator: it can be stopped after any step and its last thought played. */
export interface Bot<K extends Kinds = AnyKinds> {
  readonly id: string
  think(question: Question<K>): Generator<Thought<K['Move']>, Thought<K['Move']>>
}
