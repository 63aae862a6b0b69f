import type { AnimationStep, Timeline } from './timeline.ts'

/** A cascade under way: performs its beats when their time has come, and waits at its stops to be sent on. */
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

  /** Stands at a stop. */
  get waiting(): boolean {
    return this.#waiting
  }

  /** Stops that are still to come, the one it stands at included. */
  get stopsLeft(): number {
    return this.#timeline ? this.#timeline.stops.length - this.#passed : 0
  }

  /** Begins a cascade, ending any other; resolves when it is over or was stopped. */
  start(cascade: Timeline): Promise<void> {
    this.stop()
    this.#timeline = cascade
    this.#done = this.#time = this.#passed = 0
    return new Promise((resolve) => {
      this.#finished = resolve
    })
  }

  /** Moves on by some milliseconds. */
  tick(elapsed: number, perform: (beat: AnimationStep) => void): void {
    const cascade = this.#timeline
    if (!cascade || this.#waiting) return
    this.#time += elapsed
    const stop = cascade.stops[this.#passed] ?? Infinity
    if (this.#time >= stop) {
      this.#time = stop
      this.#waiting = true
    }
    const due = (beat: AnimationStep) => beat.at <= this.#time && beat.at < stop
    while (this.#timeline === cascade && this.#done < cascade.steps.length && due(cascade.steps[this.#done]!))
      perform(cascade.steps[this.#done++]!)
    if (!this.#waiting && this.#time >= cascade.length) this.stop()
  }

  /** Leaves the stop it stands at. */
  resume(): void {
    if (!this.#waiting) return
    this.#waiting = false
    this.#passed++
  }

  /** Ends at once; what was not performed yet never is. */
  stop(): void {
    this.#timeline = null
    this.#waiting = false
    this.#finished()
  }
}
