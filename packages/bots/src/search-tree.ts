import type { Seat } from '@parlor/kernel'
import { growArray } from './grow-array.ts'

/** Proven result of a node, for seat 0. */
export const unproven = 0
export const provenLoss = 1
export const provenDraw = 2
export const provenWin = 3

/** The same result for either seat. */
export function proofForSeat(proof: number, seat: Seat): number {
  return seat === 0 || proof === unproven ? proof : 4 - proof
}

/** A search tree as parallel arrays that double when full: a node is an index, and its children are contiguous. */
export class SearchTree<M> {
  size = 0
  visits = new Int32Array(1024)
  /** Total reward of the seat that moved here. */
  totals = new Float64Array(1024)
  /** Total reward of the seat that decides here. */
  own = new Float64Array(1024)
  first = new Int32Array(1024)
  counts = new Int32Array(1024)
  seats = new Int8Array(1024)
  proofs = new Int8Array(1024)
  /** The move's key and its RAVE statistics; only where moves have keys. */
  keys = new Int32Array(1024)
  raveVisits = new Int32Array(1024)
  raveTotals = new Float64Array(1024)
  readonly moves: M[] = []

  /** Allocates zeroed nodes; returns the first. */
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

  /** Principal variation by visits, from a node's own move on. */
  line(node: number): M[] {
    const line: M[] = []
    for (let at = node; at > 0; at = this.mostVisitedChild(at)) line.push(this.moves[at]!)
    return line
  }

  /** Propagates a proof towards the root: a node is won when one child is, and decided when all are. */
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
