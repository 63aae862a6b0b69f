/** Bound type of a stored value. 0 means an empty slot. */
export const exactBound = 1
export const lowerBound = 2
export const upperBound = 3

const smallest = 1 << 10
const largest = 1 << 20

/**
 * Transposition table in typed arrays, two slots to a bucket: the first holds the deeper search, the second the latest.
 * Stores the whole key, so collisions are all but impossible. Grows with the search: a quick level allocates little.
 */
export class TranspositionTable {
  #size = smallest
  #filled = 0
  #keys = new Float64Array(smallest)
  #values = new Int32Array(smallest)
  #depths = new Int8Array(smallest)
  /** Two bits of bound, then the side to move. */
  #kinds = new Uint8Array(smallest)
  #moves = new Uint16Array(smallest)

  /** The slot of the position, or −1. */
  find(key: number, seat: number): number {
    const slot = this.#bucket(key)
    if (this.#keys[slot] === key && this.#kinds[slot]! >> 2 === seat && this.#kinds[slot] !== 0) return slot
    if (this.#keys[slot + 1] === key && this.#kinds[slot + 1]! >> 2 === seat && this.#kinds[slot + 1] !== 0) return slot + 1
    return -1
  }

  store(key: number, seat: number, depth: number, value: number, bound: number, move: number): void {
    this.#put(key, (seat << 2) | bound, depth, value, move)
    if (this.#filled > this.#size >> 1 && this.#size < largest) this.#grow()
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

  /** The best move's index in the game's list for this position. */
  move(slot: number): number {
    return this.#moves[slot]!
  }

  /** A deeper entry stays and the new one goes into the second slot; any other moves there. */
  #put(key: number, kind: number, depth: number, value: number, move: number): void {
    let slot = this.#bucket(key)
    if (this.#kinds[slot] !== 0 && this.#keys[slot] !== key) {
      if (this.#depths[slot]! > depth) slot++
      else this.#write(slot + 1, this.#keys[slot]!, this.#kinds[slot]!, this.#depths[slot]!, this.#values[slot]!, this.#moves[slot]!)
    }
    this.#write(slot, key, kind, depth, value, move)
  }

  #write(slot: number, key: number, kind: number, depth: number, value: number, move: number): void {
    if (this.#kinds[slot] === 0) this.#filled++
    this.#keys[slot] = key
    this.#kinds[slot] = kind
    this.#depths[slot] = depth
    this.#values[slot] = value
    this.#moves[slot] = move
  }

  #grow(): void {
    const [keys, values, depths, kinds, moves] = [this.#keys, this.#values, this.#depths, this.#kinds, this.#moves]
    const size = (this.#size *= 2)
    this.#filled = 0
    this.#keys = new Float64Array(size)
    this.#values = new Int32Array(size)
    this.#depths = new Int8Array(size)
    this.#kinds = new Uint8Array(size)
    this.#moves = new Uint16Array(size)
    for (let old = 0; old < keys.length; old++)
      if (kinds[old] !== 0) this.#put(keys[old]!, kinds[old]!, depths[old]!, values[old]!, moves[old]!)
  }

  #bucket(key: number): number {
    const high = (key / 4294967296) | 0
    const mixed = Math.imul((key ^ Math.imul(high, 0x9e3779b1)) | 0, 0x85ebca6b)
    return (mixed ^ (mixed >>> 15)) & (this.#size - 2)
  }
}
