import type { HashSink } from '@parlor/kernel'

const double = new Float64Array(1)
const halves = new Int32Array(double.buffer)

/** Hash tags of non-numbers, far from the small integers that are frequent in views. */
const nullTag = 0x6e6f6e65
const yes = 0x79657321
const no = 0x6e6f2121
const list = 0x6c697374
const end = 0x656e6421

/** 64-bit hash of a view as two words: equal for equal views, and all but certainly different for others. Walks the value; builds no text. */
export class ViewDigest implements HashSink {
  high = 0
  low = 0

  /** Resets, with a salt for the kind of view. */
  begin(salt: number): this {
    this.high = 0x243f6a88 ^ salt
    this.low = 0x13198a2e
    return this
  }

  /** Hashes any plain JSON; key order counts, as views are built field by field. */
  add(value: unknown): this {
    if (typeof value === 'number') this.#number(value)
    else if (typeof value === 'string') this.#text(value)
    else if (typeof value === 'boolean') this.word(value ? yes : no)
    else if (value === null || value === undefined) this.word(nullTag)
    else if (Array.isArray(value)) {
      this.word(list ^ value.length)
      for (let i = 0; i < value.length; i++) this.add(value[i])
    } else this.#fields(value as Record<string, unknown>)
    return this
  }

  /** A key's length, first and last character suffice to tell kinds of objects apart. Two arrays, because a look-up per key is slower. */
  #fields(value: Record<string, unknown>): void {
    const keys = Object.keys(value)
    const values = Object.values(value)
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i]!
      this.word((key.length << 16) ^ (key.charCodeAt(0) << 8) ^ key.charCodeAt(key.length - 1))
      this.add(values[i])
    }
    this.word(end)
  }

  #number(value: number): void {
    if ((value | 0) === value) this.word(value)
    else {
      double[0] = value
      this.word(halves[0]!)
      this.word(halves[1]!)
    }
  }

  #text(value: string): void {
    this.word(value.length ^ 0x5bd1e995)
    for (let i = 0; i < value.length; i++) this.word(value.charCodeAt(i))
  }

  /** Hashes one word. */
  word(word: number): void {
    let a = Math.imul(this.high ^ word, 0x9e3779b1)
    a ^= a >>> 15
    let b = Math.imul((this.low + word) ^ a, 0x85ebca77)
    b ^= b >>> 13
    this.high = a
    this.low = b
  }
}
