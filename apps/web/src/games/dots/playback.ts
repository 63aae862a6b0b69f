import type { Beat, Cascade } from './cascade.ts'

/** A cascade under way: performs its beats when their time has come, and waits at its stops to be sent on. */
export class Playback {
  #cascade: Cascade | null = null
  #done = 0
  #time = 0
  #passed = 0
  #waiting = false
  #finished: () => void = () => {}

  get active(): boolean {
    return this.#cascade !== null
  }

  /** Stands at a stop. */
  get waiting(): boolean {
    return this.#waiting
  }

  /** Stops that are still to come, the one it stands at included. */
  get stopsLeft(): number {
    return this.#cascade ? this.#cascade.stops.length - this.#passed : 0
  }

  /** Begins a cascade, ending any other; resolves when it is over or was stopped. */
  start(cascade: Cascade): Promise<void> {
    this.stop()
    this.#cascade = cascade
    this.#done = this.#time = this.#passed = 0
    return new Promise((resolve) => {
      this.#finished = resolve
    })
  }

  /** Moves on by some milliseconds. */
  tick(elapsed: number, perform: (beat: Beat) => void): void {
    const cascade = this.#cascade
    if (!cascade || this.#waiting) return
    this.#time += elapsed
    const stop = cascade.stops[this.#passed] ?? Infinity
    if (this.#time >= stop) {
      this.#time = stop
      this.#waiting = true
    }
    const due = (beat: Beat) => beat.at <= this.#time && beat.at < stop
    while (this.#cascade === cascade && this.#done < cascade.beats.length && due(cascade.beats[this.#done]!))
      perform(cascade.beats[this.#done++]!)
    if (!this.#waiting && this.#time >= cascade.length) this.stop()
  }

  /** Leaves the stop it stands at. */
  sendOn(): void {
    if (!this.#waiting) return
    this.#waiting = false
    this.#passed++
  }

  /** Ends at once; what was not performed yet never is. */
  stop(): void {
    this.#cascade = null
    this.#waiting = false
    this.#finished()
  }
}
