import { TokenBucket } from './token-bucket.ts'

/** How many sockets one address may have open, and how quickly it may open them. */
export interface ConnectionLimits {
  readonly maxOpen: number
  readonly burst: number
  readonly perSecond: number
}

/** Counts sockets by the address they come from, before anything about them is looked up. */
export class ConnectionLimiter {
  readonly #limits: ConnectionLimits
  readonly #byAddress = new Map<string, { open: number; at: number; readonly bucket: TokenBucket }>()

  constructor(width: ConnectionLimits) {
    this.#limits = width
  }

  /** Lets one more in; false when the address has enough of them, or was too quick. */
  tryOpen(address: string, now: number): boolean {
    const { maxOpen, burst, perSecond } = this.#limits
    const known = this.#byAddress.get(address) ?? { open: 0, at: now, bucket: new TokenBucket(burst, perSecond, now) }
    this.#byAddress.set(address, known)
    known.at = now
    if (!known.bucket.take(now) || known.open >= maxOpen) return false
    known.open++
    return true
  }

  release(address: string): void {
    const known = this.#byAddress.get(address)
    if (known) known.open--
  }

  /** Forgets those who have nothing open and have been still for so long that they may open as many as anybody. */
  sweep(now: number): void {
    const still = (this.#limits.burst / this.#limits.perSecond) * 1000
    for (const [address, { open, at }] of this.#byAddress) if (open === 0 && now - at > still) this.#byAddress.delete(address)
  }

  get size(): number {
    return this.#byAddress.size
  }
}
