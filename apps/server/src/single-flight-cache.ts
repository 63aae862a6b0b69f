import { setTimeout as wait } from 'node:timers/promises'

interface Entry<V> {
  value: V | null
  /** Start of the read that brought the value, and the version then. */
  at: number
  version: number
  flight: { readonly promise: Promise<V>; readonly version: number } | null
}

interface SingleFlightCacheOptions {
  /** Maximum age of a cached value. */
  readonly maxAgeMs: number
  /** Minimum interval between reads of one key, however often it is invalidated: until it is over, an older value is returned. */
  readonly minIntervalMs: number
  readonly maxEntries?: number
  readonly now?: () => number
}

/**
 * Cache with one read in flight per key, shared by all callers, so that the number of reads does not grow with the readers. A `get` waits
 * for nothing but a read: it may be called where slots are few.
 */
export class SingleFlightCache<V> {
  readonly #read: (key: string) => Promise<V>
  readonly #options: Required<SingleFlightCacheOptions>
  readonly #entries = new Map<string, Entry<V>>()
  /** Invalidation counter; its value when everything, and when each key, was last invalidated. */
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

  /** Invalidates one key, or all. */
  invalidate(key?: string): void {
    this.#version++
    if (key === undefined) this.#all = this.#version
    else if (this.#entries.has(key)) this.#versions.set(key, this.#version)
  }

  get(key: string): Promise<V> {
    const entry = this.#entries.get(key) ?? { value: null, at: -Infinity, version: -1, flight: null }
    const { flight, value } = entry
    const wanted = this.#wanted(key)
    if (flight) return flight.version >= wanted ? flight.promise : flight.promise.then(() => this.get(key))
    const age = this.#options.now() - entry.at
    if (value !== null && age < (entry.version >= wanted ? this.#options.maxAgeMs : this.#options.minIntervalMs))
      return Promise.resolve(value)
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    this.#evict()
    return this.#startRead(key, entry)
  }

  /** Waits until a `get` returns nothing from before this call. */
  async untilFresh(key: string): Promise<void> {
    const entry = this.#entries.get(key)
    const wanted = this.#wanted(key)
    if (!entry || entry.version >= wanted) return
    // A failed read is repeated by `get`.
    await entry.flight?.promise.catch(() => {})
    const early = entry.version >= wanted ? 0 : entry.at + this.#options.minIntervalMs - this.#options.now()
    if (early > 0) await wait(early)
  }

  #startRead(key: string, entry: Entry<V>): Promise<V> {
    const version = this.#version
    const fly = async () => {
      entry.at = this.#options.now()
      try {
        const value = await this.#read(key)
        entry.value = value
        entry.version = version
        return value
      } finally {
        entry.flight = null
      }
    }
    const promise = Promise.resolve().then(fly)
    entry.flight = { version, promise }
    return promise
  }

  #wanted(key: string): number {
    return Math.max(this.#all, this.#versions.get(key) ?? 0)
  }

  /** Least recently read first. */
  #evict(): void {
    for (const [key, { flight }] of this.#entries) {
      if (this.#entries.size <= this.#options.maxEntries) return
      if (flight) continue
      this.#entries.delete(key)
      this.#versions.delete(key)
    }
  }
}
