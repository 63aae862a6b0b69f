/** Steps of an animation, each at a time in milliseconds from the start, in order. */
export interface Timeline<S extends { readonly at: number }> {
  readonly steps: readonly S[]
  readonly length: number
  /** Times at which it pauses until it is resumed. */
  readonly stops?: readonly number[]
}

/** A running timeline: performs each step at its time, and pauses at its stops until resumed. */
export class Playback<S extends { readonly at: number }> {
  #timeline: Timeline<S> | null = null
  #done = 0
  #time = 0
  #passed = 0
  #waiting = false
  #begun = false
  #finished: () => void = () => {}

  get active(): boolean {
    return this.#timeline !== null
  }

  /** Paused at a stop. */
  get waiting(): boolean {
    return this.#waiting
  }

  /** Remaining stops, including the current one. */
  get stopsLeft(): number {
    return (this.#timeline?.stops?.length ?? 0) - this.#passed
  }

  /** Starts a timeline, ending any other; resolves when it is over or stopped. */
  start(timeline: Timeline<S>): Promise<void> {
    this.stop()
    this.#timeline = timeline
    this.#done = this.#time = 0
    this.#begun = false
    return new Promise((resolve) => {
      this.#finished = resolve
    })
  }

  /** Advances by some milliseconds. The first call begins: the milliseconds before it were another picture's. */
  tick(elapsed: number, perform: (step: S) => void): void {
    const timeline = this.#timeline
    if (!timeline || this.#waiting) return
    if (this.#begun) this.#time += elapsed
    this.#begun = true
    const stop = timeline.stops?.[this.#passed] ?? Infinity
    if (this.#time >= stop) {
      this.#time = stop
      this.#waiting = true
    }
    const due = ({ at }: S) => at <= this.#time && at < stop
    while (this.#timeline === timeline && this.#done < timeline.steps.length && due(timeline.steps[this.#done]!))
      perform(timeline.steps[this.#done++]!)
    if (this.#timeline === timeline && !this.#waiting && this.#time >= timeline.length) this.stop()
  }

  /** Continues after the current stop. */
  resume(): void {
    if (!this.#waiting) return
    this.#waiting = false
    this.#passed++
  }

  /** Ends at once; remaining steps are never performed. */
  stop(): void {
    this.#timeline = null
    this.#waiting = false
    this.#passed = 0
    this.#finished()
  }
}
