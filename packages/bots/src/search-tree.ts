import type { Seat } from '@parlor/kernel'
import { growArray } from './grow-array.ts'

/** What is proven of a node, as seat 0 sees it. */
export const unproven = 0
export const provenLoss = 1
export const provenDraw = 2
export const provenWin = 3

/** The same proof seen by either seat. */
export function proofForSeat(proof: number, seat: Seat): number {
  return seat === 0 || proof === unproven ? proof : 4 - proof
}

/** A search tree as parallel arrays that double when full: a node is an index, and its children lie side by side. */
export class SearchTree<M> {
  size = 0
  visits = new Int32Array(1024)
  /** Gains of the seat that moved here. */
  totals = new Float64Array(1024)
  /** Gains of the seat that decides here. */
  own = new Float64Array(1024)
  first = new Int32Array(1024)
  counts = new Int32Array(1024)
  seats = new Int8Array(1024)
  proofs = new Int8Array(1024)
  /** The move's key, and what simulations gained in which it was played later; only where moves have keys. */
  keys = new Int32Array(1024)
  raveVisits = new Int32Array(1024)
  raveTotals = new Float64Array(1024)
  readonly moves: M[] = []

  /** Room for so many new nodes, all zero; returns the first. */
  reserve(count: number): number {
    const from = this.size
    this.size += count
    if (this.size > this.visits.length) this.#grow()
    return from
  }

  /** The child with the most visits, or −1. */
  mostVisitedChild(node: number): number {
    const first = this.first[node]!
    let best = -1
    for (let child = first; child < first + this.counts[node]!; child++)
      if (this.visits[child]! > 0 && (best < 0 || this.visits[child]! > this.visits[best]!)) best = child
    return best
  }

  /** The moves both sides came to prefer, from a node's own move on. */
  line(node: number): M[] {
    const line: M[] = []
    for (let at = node; at > 0; at = this.mostVisitedChild(at)) line.push(this.moves[at]!)
    return line
  }

  /** Carries a proof from the end of a path towards the root: a node is won when one child is, and settled when all are. */
  prove(path: readonly number[], depth: number): void {
    for (let ply = depth - 1; ply >= 0; ply--) {
      const node = path[ply]!
      const seat = this.seats[node]!
      const first = this.first[node]!
      let best = proofForSeat(this.proofs[path[ply + 1]!]!, seat)
      for (let child = first; best < provenWin && child < first + this.counts[node]!; child++) {
        const proof = proofForSeat(this.proofs[child]!, seat)
        if (proof === unproven) return
        if (proof > best) best = proof
      }
      this.proofs[node] = proofForSeat(best, seat)
    }
  }

  #grow(): void {
    let length = this.visits.length
    while (length < this.size) length *= 2
    this.visits = growArray(this.visits, length)
    this.first = growArray(this.first, length)
    this.counts = growArray(this.counts, length)
    this.keys = growArray(this.keys, length)
    this.raveVisits = growArray(this.raveVisits, length)
    this.totals = growArray(this.totals, length)
    this.own = growArray(this.own, length)
    this.raveTotals = growArray(this.raveTotals, length)
    this.seats = growArray(this.seats, length)
    this.proofs = growArray(this.proofs, length)
  }
}
