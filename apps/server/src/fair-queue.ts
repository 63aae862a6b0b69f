interface QueuedTask {
  start(): void
}

/**
 * Runs so many things at once, and lets those who wait take turns by key: however much one key hands in, every other key's next thing
 * comes after at most one of each.
 */
export class FairQueue {
  readonly #most: number
  readonly #mostEach: number
  /** By key, what waits, in order; keys in the order in which it is their turn. */
  readonly #waiting = new Map<string, QueuedTask[]>()
  readonly #running = new Map<string, number>()
  #count = 0

  /** `mostEach`: how many of one key may run at once. */
  constructor(most: number, mostEach: number) {
    this.#most = most
    this.#mostEach = mostEach
  }

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const start = () => {
        this.#count++
        this.#running.set(key, (this.#running.get(key) ?? 0) + 1)
        work()
          .then(resolve, reject)
          .finally(() => this.#ended(key))
      }
      if (this.#hasRoom(key)) return start()
      const line = this.#waiting.get(key)
      if (line) line.push({ start })
      else this.#waiting.set(key, [{ start }])
    })
  }

  #hasRoom(key: string): boolean {
    return this.#count < this.#most && (this.#running.get(key) ?? 0) < this.#mostEach
  }

  #ended(key: string): void {
    this.#count--
    const left = this.#running.get(key)! - 1
    if (left > 0) this.#running.set(key, left)
    else this.#running.delete(key)
    for (const [next, line] of this.#waiting) {
      if (!this.#hasRoom(next)) continue
      // Whoever had their turn goes to the end.
      this.#waiting.delete(next)
      const { start } = line.shift()!
      if (line.length > 0) this.#waiting.set(next, line)
      return start()
    }
  }
}
