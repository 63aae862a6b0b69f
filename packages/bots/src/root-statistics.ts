import type { Rng } from '@parlor/kernel'
import type { Candidate } from './bot.ts'
import { fastRandomInt } from './playout.ts'
import type { RewardScale } from './reward-scale.ts'

/** The moves a question is about, listed once: to the seat that asks, all worlds look the same and so do its moves. */
export class RootStatistics<M> {
  /** How often any was taken. */
  done = 0
  readonly moves: readonly M[]
  readonly #ordered: boolean
  /** Per move: how often taken, what that gained, and the shares of the win it brought. */
  readonly #counts: Int32Array
  readonly #totals: Float64Array
  readonly #shares: Float64Array

  /** Moves in order come with the most promising first; else none is preferred before it was tried. */
  constructor(moves: readonly M[], ordered: boolean) {
    this.moves = moves
    this.#ordered = ordered
    this.#counts = new Int32Array(moves.length)
    this.#totals = new Float64Array(moves.length)
    this.#shares = new Float64Array(moves.length)
  }

  /** The move with the best mix of what it gained and how little it was tried. */
  choose(scale: RewardScale, logs: Float64Array, rng: Rng): number {
    const counts = this.#counts
    const zero = scale.normalize(0)
    const slope = scale.normalize(1) - zero
    const curious = scale.exploration * logs[this.done + 1]!
    const from = this.#ordered ? 0 : fastRandomInt(rng, counts.length)
    let best = from
    let highest = -Infinity
    for (let i = 0; i < counts.length; i++) {
      const at = from + i < counts.length ? from + i : from + i - counts.length
      const tries = counts[at]!
      const score = (tries > 0 ? zero + slope * (this.#totals[at]! / tries) : 0.5) + Math.sqrt(curious / (tries + 1))
      if (score > highest) {
        highest = score
        best = at
      }
    }
    return best
  }

  credit(at: number, gain: number, share: number): void {
    this.#counts[at]!++
    this.#totals[at]! += gain
    this.#shares[at]! += share
    this.done++
  }

  /** The moves that were tried, the busiest first; the first of all where none was. */
  ranked(count: number): { readonly move: M; readonly candidates: readonly Candidate<M>[] } {
    const counts = this.#counts
    const places = [...counts.keys()].sort((a, b) => counts[b]! - counts[a]!)
    const tried = places.filter((at) => counts[at]! > 0).slice(0, count)
    return {
      move: this.moves[places[0]!]!,
      candidates: tried.map((at) => ({ move: this.moves[at]!, chance: this.#shares[at]! / counts[at]!, line: [this.moves[at]!] })),
    }
  }
}
