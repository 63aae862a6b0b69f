import { TokenBucket } from './token-bucket.ts'

/** Limits per address: open sockets, token bucket for new ones, and bytes in their send buffers. */
interface ConnectionLimits {
  readonly maxOpen: number
  readonly burst: number
  readonly perSecond: number
  readonly maxBuffered: number
}

/** Limits sockets per address, before any lookup. */
export class ConnectionLimiter {
  readonly #limits: ConnectionLimits
  readonly #byAddress = new Map<string, { open: number; at: number; buffered: number; readonly bucket: TokenBucket }>()

  constructor(limits: ConnectionLimits) {
    this.#limits = limits
  }

  /** False at the maximum, or when the bucket is empty. */
  tryOpen(address: string, now: number): boolean {
    const { maxOpen, burst, perSecond } = this.#limits
    const known = this.#byAddress.get(address) ?? { open: 0, at: now, buffered: 0, bucket: new TokenBucket(burst, perSecond, now) }
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

  /** Counts bytes of an open socket's buffer; false above the maximum. */
  addBuffered(address: string, bytes: number): boolean {
    const known = this.#byAddress.get(address)
    if (known) known.buffered += bytes
    return !known || known.buffered <= this.#limits.maxBuffered
  }

  /** Drops addresses without open sockets whose bucket is full again. */
  sweep(now: number): void {
    const refillMs = (this.#limits.burst / this.#limits.perSecond) * 1000
    for (const [address, { open, at }] of this.#byAddress) if (open === 0 && now - at > refillMs) this.#byAddress.delete(address)
  }

  get size(): number {
    return this.#byAddress.size
  }
}
