/** One token bucket per key, such as a person or an address. */
export class KeyedTokenBuckets {
  readonly #most: number
  readonly #perSecond: number
  readonly #each = new Map<string, { at: number; readonly bucket: TokenBucket }>()

  constructor(most: number, perSecond: number) {
    this.#most = most
    this.#perSecond = perSecond
  }

  /** False when the key's bucket holds less than `count`. */
  take(key: string, now: number, count = 1): boolean {
    const known = this.#each.get(key) ?? { at: now, bucket: new TokenBucket(this.#most, this.#perSecond, now) }
    known.at = now
    this.#each.set(key, known)
    return known.bucket.take(now, count)
  }

  /** Drops full buckets. */
  sweep(now: number): void {
    const full = (this.#most / this.#perSecond) * 1000
    for (const [key, { at }] of this.#each) if (now - at > full) this.#each.delete(key)
  }
}

/** `most` at once, refilled by `perSecond`. */
export class TokenBucket {
  readonly #most: number
  readonly #perSecond: number
  #level: number
  #at: number

  constructor(most: number, perSecond: number, now: number) {
    this.#most = most
    this.#perSecond = perSecond
    this.#level = most
    this.#at = now
  }

  /** False when it holds less than `count`. */
  take(now: number, count = 1): boolean {
    this.#level = Math.min(this.#most, this.#level + ((now - this.#at) / 1000) * this.#perSecond)
    this.#at = now
    if (this.#level < count) return false
    this.#level -= count
    return true
  }
}
