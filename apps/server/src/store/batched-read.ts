interface PendingRead<V> {
  readonly key: string
  resolve(value: V | null): void
  reject(error: unknown): void
}

/** Maximum keys per statement: more gain nothing. */
const maxBatchKeys = 256

/**
 * Batches lookups by key: those requested while one is running go out together in the next: a thousand people who reconnect at once cost a
 * handful of statements. No result is older than its request.
 */
export class BatchedRead<V> {
  readonly #read: (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>
  #waiting: PendingRead<V>[] = []
  #running = false

  constructor(read: (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>) {
    this.#read = read
  }

  get(key: string): Promise<V | null> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ key, resolve, reject })
      if (!this.#running) void this.#run()
    })
  }

  async #run(): Promise<void> {
    this.#running = true
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.slice(0, maxBatchKeys)
      this.#waiting = this.#waiting.slice(maxBatchKeys)
      try {
        const found = await this.#read([...new Set(batch.map(({ key }) => key))])
        for (const { key, resolve } of batch) resolve(found.get(key) ?? null)
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    this.#running = false
  }
}
