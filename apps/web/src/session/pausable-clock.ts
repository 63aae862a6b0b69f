interface Delay {
  left: number
  timer: ReturnType<typeof setTimeout> | undefined
  readonly resolve: () => void
}

/** Time at the table: stops while the match is paused, with all delays that wait for it. */
export class PausableClock {
  #frozen = false
  #since: number
  #elapsed: number
  #delays = new Set<Delay>()
  #waiting: (() => void)[] = []

  constructor(elapsed = 0) {
    this.#elapsed = elapsed
    this.#since = performance.now()
  }

  /** Milliseconds excluding pauses. */
  get elapsed(): number {
    return Math.round(this.#elapsed + (this.#frozen ? 0 : performance.now() - this.#since))
  }

  get frozen(): boolean {
    return this.#frozen
  }

  freeze(): void {
    if (this.#frozen) return
    const passed = performance.now() - this.#since
    this.#elapsed += passed
    this.#frozen = true
    for (const delay of this.#delays) {
      clearTimeout(delay.timer)
      delay.left -= passed
    }
  }

  unfreeze(): void {
    if (!this.#frozen) return
    this.#frozen = false
    this.#since = performance.now()
    for (const delay of this.#delays) this.#start(delay)
    for (const resolve of this.#waiting.splice(0)) resolve()
  }

  /** Resolves after `ms` excluding pauses. */
  delay(ms: number): Promise<void> {
    if (ms <= 0) return this.whenRunning()
    return new Promise((resolve) => {
      // Counted from the last freeze, so that `freeze` can subtract one figure from every delay.
      const delay: Delay = { left: this.#frozen ? ms : ms + performance.now() - this.#since, timer: undefined, resolve }
      this.#delays.add(delay)
      if (!this.#frozen) this.#start(delay)
    })
  }

  /** Resolves at once, or when the pause ends. */
  whenRunning(): Promise<void> {
    return this.#frozen ? new Promise((resolve) => this.#waiting.push(resolve)) : Promise.resolve()
  }

  /** Drops all waiters: their promises never settle, which cancels a pending reply. */
  cancelDelays(): void {
    for (const delay of this.#delays) clearTimeout(delay.timer)
    this.#delays.clear()
    this.#waiting = []
  }

  #start(delay: Delay): void {
    delay.timer = setTimeout(
      () => {
        this.#delays.delete(delay)
        delay.resolve()
      },
      Math.max(0, delay.left - (performance.now() - this.#since)),
    )
  }
}
