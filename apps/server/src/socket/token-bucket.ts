import { addressTiers } from '../http/client-address.ts'

/** One token bucket per key, such as a person or an address; of an address one for each of its tiers. */
export class KeyedTokenBuckets {
  readonly #most: number
  readonly #perSecond: number
  readonly #each = new Map<string, { at: number; readonly bucket: TokenBucket }>()

  constructor(most: number, perSecond: number) {
    this.#most = most
    this.#perSecond = perSecond
  }

  /** False when a bucket of the key holds less than `count`: then nothing is taken from any. */
  take(key: string, now: number, count = 1): boolean {
    if (!this.has(key, now, count)) return false
    for (const [tier, times] of addressTiers(key)) {
      const known = this.#each.get(tier) ?? { at: now, bucket: new TokenBucket(this.#most * times, this.#perSecond * times, now) }
      known.at = now
      this.#each.set(tier, known)
      known.bucket.take(now, count)
    }
    return true
  }

  has(key: string, now: number, count = 1): boolean {
    return addressTiers(key).every(([tier, times]) => this.#each.get(tier)?.bucket.has(now, count) ?? count <= this.#most * times)
  }

  get size(): number {
    return this.#each.size
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
    if (!this.has(now, count)) return false
    this.#level -= count
    return true
  }

  has(now: number, count = 1): boolean {
    this.#level = Math.min(this.#most, this.#level + ((now - this.#at) / 1000) * this.#perSecond)
    this.#at = now
    return this.#level >= count
  }
}
