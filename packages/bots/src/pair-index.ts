import { growArray } from './grow-array.ts'

/** Maps pairs of integers to consecutive ids: a hash table with open addressing, without objects. */
export class PairIndex {
  size = 0
  #slots = new Int32Array(2048).fill(-1)
  #firsts = new Int32Array(1024)
  #seconds = new Int32Array(1024)

  /** The id of a pair, or −1. */
  find(first: number, second: number): number {
    return this.#slots[this.#slot(first, second)]!
  }

  /** The id of a pair, added if new. */
  findOrAdd(first: number, second: number): number {
    const slot = this.#slot(first, second)
    const known = this.#slots[slot]!
    if (known >= 0) return known
    const fresh = this.size++
    this.#slots[slot] = fresh
    this.#firsts[fresh] = first
    this.#seconds[fresh] = second
    if (this.size === this.#firsts.length) this.#grow()
    return fresh
  }

  #slot(first: number, second: number): number {
    const mask = this.#slots.length - 1
    let hash = Math.imul(first ^ Math.imul(second, 0x9e3779b1), 0x85ebca6b)
    hash ^= hash >>> 15
    let slot = hash & mask
    for (;;) {
      const at = this.#slots[slot]!
      if (at < 0 || (this.#firsts[at] === first && this.#seconds[at] === second)) return slot
      slot = (slot + 1) & mask
    }
  }

  #grow(): void {
    const firsts = (this.#firsts = growArray(this.#firsts, this.size * 2))
    const seconds = (this.#seconds = growArray(this.#seconds, this.size * 2))
    this.#slots = new Int32Array(this.size * 4).fill(-1)
    for (let at = 0; at < this.size; at++) this.#slots[this.#slot(firsts[at]!, seconds[at]!)] = at
  }
}
