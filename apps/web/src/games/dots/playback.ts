import type { AnimationStep, Timeline } from './timeline.ts'

/** A running timeline: performs each step at its time, and pauses at its stops until resumed. */
export class Playback {
  #timeline: Timeline | null = null
  #done = 0
  #time = 0
  #passed = 0
  #waiting = false
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
    return this.#timeline ? this.#timeline.stops.length - this.#passed : 0
  }

  /** Starts a timeline, ending any other; resolves when it is over or stopped. */
  start(timeline: Timeline): Promise<void> {
    this.stop()
    this.#timeline = timeline
    this.#done = this.#time = this.#passed = 0
    return new Promise((resolve) => {
      this.#finished = resolve
    })
  }

  /** Advances by some milliseconds. */
  tick(elapsed: number, perform: (step: AnimationStep) => void): void {
    const timeline = this.#timeline
    if (!timeline || this.#waiting) return
    this.#time += elapsed
    const stop = timeline.stops[this.#passed] ?? Infinity
    if (this.#time >= stop) {
      this.#time = stop
      this.#waiting = true
    }
    const due = (step: AnimationStep) => step.at <= this.#time && step.at < stop
    while (this.#timeline === timeline && this.#done < timeline.steps.length && due(timeline.steps[this.#done]!))
      perform(timeline.steps[this.#done++]!)
    if (!this.#waiting && this.#time >= timeline.length) this.stop()
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
    this.#finished()
  }
}
