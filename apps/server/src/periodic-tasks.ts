/** Repeats tasks at an interval after each run's end: no task overlaps itself. */
export class PeriodicTasks {
  readonly #failed: (error: unknown) => void
  readonly #timers = new Set<NodeJS.Timeout>()
  #stopped = false

  constructor(failed: (error: unknown) => void) {
    this.#failed = failed
  }

  every(ms: number, work: () => Promise<unknown>): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      work()
        .catch((error: unknown) => this.#failed(error))
        .finally(() => {
          if (!this.#stopped) this.every(ms, work)
        })
    }, ms)
    timer.unref()
    this.#timers.add(timer)
  }

  stop(): void {
    this.#stopped = true
    for (const timer of this.#timers) clearTimeout(timer)
  }
}
