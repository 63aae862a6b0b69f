/** How a stored value bounds the true one. 0 means an empty slot. */
export const exact = 1
export const atLeast = 2
export const atMost = 3

/**
 * Positions already searched, in typed arrays, two to a bucket: the first keeps the deeper search, the second the latest.
 * The whole key is kept, so an entry is never mistaken for another position's.
 */
export class Transpositions {
  readonly #mask: number
  readonly #keys: Float64Array
  readonly #values: Int16Array
  readonly #depths: Int8Array
  /** Two bits of bound, then the seat to decide. */
  readonly #kinds: Uint8Array
  readonly #moves: Uint16Array

  /** Room for about so many positions. */
  constructor(positions: number) {
    let size = 1024
    while (size < positions && size < 1 << 20) size *= 2
    this.#mask = size - 2
    this.#keys = new Float64Array(size)
    this.#values = new Int16Array(size)
    this.#depths = new Int8Array(size)
    this.#kinds = new Uint8Array(size)
    this.#moves = new Uint16Array(size)
  }

  /** The slot that holds the position, or −1. */
  find(key: number, seat: number): number {
    const slot = this.#bucket(key)
    if (this.#keys[slot] === key && this.#kinds[slot]! >> 2 === seat && this.#kinds[slot] !== 0) return slot
    if (this.#keys[slot + 1] === key && this.#kinds[slot + 1]! >> 2 === seat && this.#kinds[slot + 1] !== 0) return slot + 1
    return -1
  }

  store(key: number, seat: number, depth: number, value: number, bound: number, move: number): void {
    let slot = this.#bucket(key)
    if (this.#kinds[slot] !== 0 && this.#keys[slot] !== key && this.#depths[slot]! > depth) slot++
    this.#keys[slot] = key
    this.#values[slot] = value
    this.#depths[slot] = depth
    this.#kinds[slot] = (seat << 2) | bound
    this.#moves[slot] = move
  }

  value(slot: number): number {
    return this.#values[slot]!
  }

  depth(slot: number): number {
    return this.#depths[slot]!
  }

  bound(slot: number): number {
    return this.#kinds[slot]! & 3
  }

  /** The best move's place in the list the game gives for this position. */
  move(slot: number): number {
    return this.#moves[slot]!
  }

  #bucket(key: number): number {
    const high = (key / 4294967296) | 0
    const mixed = Math.imul((key ^ Math.imul(high, 0x9e3779b1)) | 0, 0x85ebca6b)
    return (mixed ^ (mixed >>> 15)) & this.#mask
  }
}
