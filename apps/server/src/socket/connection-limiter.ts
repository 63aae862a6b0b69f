import { addressTiers } from '../http/client-address.ts'
import { KeyedTokenBuckets } from './token-bucket.ts'

/** Limits per address: open sockets, token bucket for new ones, and bytes in their send buffers. */
interface ConnectionLimits {
  readonly maxOpen: number
  readonly burst: number
  readonly perSecond: number
  readonly maxBuffered: number
}

/** Limits sockets per address and its wider tiers, before any lookup. */
export class ConnectionLimiter {
  readonly #limits: ConnectionLimits
  readonly #upgrades: KeyedTokenBuckets
  /** Of addresses with open sockets. */
  readonly #byAddress = new Map<string, { open: number; buffered: number }>()

  constructor(limits: ConnectionLimits) {
    this.#limits = limits
    this.#upgrades = new KeyedTokenBuckets(limits.burst, limits.perSecond)
  }

  /** False at the maximum, or when the bucket is empty. */
  tryOpen(address: string, now: number): boolean {
    const tiers = addressTiers(address)
    if (!this.#upgrades.take(address, now)) return false
    if (tiers.some(([key, times]) => (this.#byAddress.get(key)?.open ?? 0) >= this.#limits.maxOpen * times)) return false
    for (const [key] of tiers) {
      const known = this.#byAddress.get(key)
      if (known) known.open++
      else this.#byAddress.set(key, { open: 1, buffered: 0 })
    }
    return true
  }

  release(address: string): void {
    for (const [key] of addressTiers(address)) {
      const known = this.#byAddress.get(key)
      if (!known) continue
      known.open--
      this.#forgetUnused(key)
    }
  }

  /** Counts bytes of an open socket's buffer; false above the maximum. */
  addBuffered(address: string, bytes: number): boolean {
    return addressTiers(address)
      .map(([key, times]) => {
        const known = this.#byAddress.get(key)
        if (!known) return true
        known.buffered += bytes
        this.#forgetUnused(key)
        return known.buffered <= this.#limits.maxBuffered * times
      })
      .every((fits) => fits)
  }

  #forgetUnused(key: string): void {
    const { open, buffered } = this.#byAddress.get(key)!
    if (open === 0 && buffered === 0) this.#byAddress.delete(key)
  }

  /** Drops full buckets. */
  sweep(now: number): void {
    this.#upgrades.sweep(now)
  }

  /** Counters in memory. */
  get size(): number {
    return this.#upgrades.size + this.#byAddress.size
  }
}
