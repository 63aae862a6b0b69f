interface QueuedTask {
  start(): void
}

/**
 * Runs a limited number of tasks at once; waiting ones are scheduled round robin by key, so a key that enqueues much delays every other
 * key's next task by at most one of its own.
 */
export class FairQueue {
  readonly #most: number
  readonly #mostEach: number
  /** Waiting tasks by key, FIFO; keys in round-robin order. */
  readonly #waiting = new Map<string, QueuedTask[]>()
  readonly #running = new Map<string, number>()
  #count = 0

  /** `most`: concurrent tasks; `mostEach`: concurrent tasks per key. */
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
      const tasks = this.#waiting.get(key)
      if (tasks) tasks.push({ start })
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
    for (const [next, tasks] of this.#waiting) {
      if (!this.#hasRoom(next)) continue
      // Round robin: the key moves to the end.
      this.#waiting.delete(next)
      const { start } = tasks.shift()!
      if (tasks.length > 0) this.#waiting.set(next, tasks)
      return start()
    }
  }
}
