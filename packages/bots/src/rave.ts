import type { Seat } from '@parlor/kernel'
import { growArray } from './grow-array.ts'
import type { PlayoutListener } from './playout.ts'
import type { SearchTree } from './search-tree.ts'

/** RAVE equivalence parameter: visits at which a child's own result weighs as much as its RAVE result. */
const trust = 300

/** Records when each seat last played each move of a simulation, and credits siblings that were played later (RAVE). */
export class RaveStatistics<M> implements PlayoutListener<M> {
  readonly #keyOf: (move: M) => number
  readonly #seats: number
  #last = new Int32Array(1024)
  #start = 1
  #ply = 0

  constructor(keyOf: (move: M) => number, seats: number) {
    this.#keyOf = keyOf
    this.#seats = seats
  }

  /** Starts a new simulation, by advancing the offset instead of clearing. */
  begin(): void {
    this.#start += this.#ply
    this.#ply = 0
  }

  onMove(seat: Seat, move: M): void {
    const at = this.#keyOf(move) * this.#seats + seat
    if (at >= this.#last.length) this.#last = growArray(this.#last, at * 2)
    this.#last[at] = this.#start + this.#ply++
  }

  /** Credits every child of a node at this ply whose move the seat played later. */
  credit(tree: SearchTree<M>, node: number, ply: number, reward: number): void {
    const seat = tree.seats[node]!
    const first = tree.first[node]!
    const { keys, raveVisits, raveTotals } = tree
    for (let child = first; child < first + tree.counts[node]!; child++) {
      if (this.#last[keys[child]! * this.#seats + seat]! < this.#start + ply) continue
      raveVisits[child]!++
      raveTotals[child]! += reward
    }
  }
}

/** The weight of the RAVE result against the child's own. */
export function raveWeight(raveVisits: number, visits: number): number {
  return raveVisits / (raveVisits + visits + (raveVisits * visits) / trust)
}
