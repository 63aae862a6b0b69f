import { setTimeout as wait } from 'node:timers/promises'

interface Entry<V> {
  value: V | null
  /** When the read that brought the value began, and at which version. */
  at: number
  version: number
  flight: { readonly promise: Promise<V>; version: number | null } | null
}

export interface SingleFlightCacheOptions {
  /** A value is handed out for so long, if nothing has been invalidated. */
  readonly maxAgeMs: number
  /** However much is invalidated, reads of one key begin no sooner after each other. */
  readonly minIntervalMs: number
  readonly maxEntries?: number
  readonly now?: () => number
}

/**
 * Values that many ask for and few change: one read at a time per key, shared by all who ask, so that the number of reads does not grow
 * with the readers. Whoever asks after `invalidate` never gets what was read before it.
 */
export class SingleFlightCache<V> {
  readonly #read: (key: string) => Promise<V>
  readonly #options: Required<SingleFlightCacheOptions>
  readonly #entries = new Map<string, Entry<V>>()
  /** Counts what was invalidated; when all of it was last, and each key. */
  #version = 0
  #all = 0
  readonly #versions = new Map<string, number>()

  constructor(read: (key: string) => Promise<V>, options: SingleFlightCacheOptions) {
    this.#read = read
    this.#options = { maxEntries: 10_000, now: () => performance.now(), ...options }
  }

  get size(): number {
    return this.#entries.size
  }

  /** What was read before must not be handed out again: of one key, or of all. */
  invalidate(key?: string): void {
    this.#version++
    if (key === undefined) this.#all = this.#version
    else if (this.#entries.has(key)) this.#versions.set(key, this.#version)
  }

  get(key: string): Promise<V> {
    const entry = this.#entries.get(key) ?? { value: null, at: -Infinity, version: -1, flight: null }
    const { flight, value } = entry
    const wanted = this.#wanted(key)
    // A flight that has not begun to read yet will see everything up to its start.
    if (flight) return flight.version === null || flight.version >= wanted ? flight.promise : flight.promise.then(() => this.get(key))
    if (value !== null && entry.version >= wanted && this.#options.now() - entry.at < this.#options.maxAgeMs) return Promise.resolve(value)
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    this.#evict()
    return this.#startRead(key, entry)
  }

  #startRead(key: string, entry: Entry<V>): Promise<V> {
    const { now, minIntervalMs } = this.#options
    const early = entry.at + minIntervalMs - now()
    const fly = async () => {
      if (early > 0) await wait(early)
      flight.version = this.#version
      entry.at = now()
      try {
        const value = await this.#read(key)
        entry.value = value
        entry.version = flight.version
        return value
      } finally {
        entry.flight = null
      }
    }
    const flight: NonNullable<Entry<V>['flight']> = { version: null, promise: Promise.resolve().then(fly) }
    entry.flight = flight
    return flight.promise
  }

  #wanted(key: string): number {
    return Math.max(this.#all, this.#versions.get(key) ?? 0)
  }

  /** The longest unread goes first. */
  #evict(): void {
    for (const [key, { flight }] of this.#entries) {
      if (this.#entries.size <= this.#options.maxEntries) return
      if (flight) continue
      this.#entries.delete(key)
      this.#versions.delete(key)
    }
  }
}
