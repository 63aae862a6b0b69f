import { fastRandomInt, type Rng } from '@parlor/kernel'
import type { Candidate } from './bot.ts'
import type { RewardScale } from './reward-scale.ts'

/** Statistics of the root moves, listed once: they are the same in all states consistent with the seat's view. */
export class RootStatistics<M> {
  /** Total visits. */
  done = 0
  readonly moves: readonly M[]
  readonly #ordered: boolean
  /** Per move: visits, total reward, and total share of the win. */
  readonly #counts: Int32Array
  readonly #totals: Float64Array
  readonly #shares: Float64Array

  /** Ordered moves come most promising first; else none is preferred before it was tried. */
  constructor(moves: readonly M[], ordered: boolean) {
    this.moves = moves
    this.#ordered = ordered
    this.#counts = new Int32Array(moves.length)
    this.#totals = new Float64Array(moves.length)
    this.#shares = new Float64Array(moves.length)
  }

  /** UCB1 selection. */
  choose(scale: RewardScale, logs: Float64Array, rng: Rng): number {
    const counts = this.#counts
    const zero = scale.normalize(0)
    const slope = scale.normalize(1) - zero
    const exploration = scale.exploration * logs[this.done + 1]!
    const from = this.#ordered ? 0 : fastRandomInt(rng, counts.length)
    let best = from
    let highest = -Infinity
    for (let i = 0; i < counts.length; i++) {
      const at = from + i < counts.length ? from + i : from + i - counts.length
      const tries = counts[at]!
      const score = (tries > 0 ? zero + slope * (this.#totals[at]! / tries) : 0.5) + Math.sqrt(exploration / (tries + 1))
      if (score > highest) {
        highest = score
        best = at
      }
    }
    return best
  }

  credit(at: number, reward: number, share: number): void {
    this.#counts[at]!++
    this.#totals[at]! += reward
    this.#shares[at]! += share
    this.done++
  }

  /** The visited moves, most visits first; the first move where none was. */
  ranked(count: number): { readonly move: M; readonly candidates: readonly Candidate<M>[] } {
    const counts = this.#counts
    const byVisits = [...counts.keys()].sort((a, b) => counts[b]! - counts[a]!)
    const tried = byVisits.filter((at) => counts[at]! > 0).slice(0, count)
    return {
      move: this.moves[byVisits[0]!]!,
      candidates: tried.map((at) => ({ move: this.moves[at]!, chance: this.#shares[at]! / counts[at]!, line: [this.moves[at]!] })),
    }
  }
}
