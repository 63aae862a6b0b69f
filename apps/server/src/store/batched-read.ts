interface PendingRead<V> {
  readonly key: string
  resolve(value: V | null): void
  reject(error: unknown): void
}

/** More keys than this in one statement gain nothing. */
const maxBatchKeys = 256

/**
 * Looks rows up by key. Lookups that are asked for while one is under way go out together in the next one: a thousand people who come back
 * at once cost a handful of statements. No answer is older than its question.
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
