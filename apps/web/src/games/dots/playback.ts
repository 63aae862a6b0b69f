import type { Beat, Cascade } from './cascade.ts'

/** A cascade under way: performs its beats when their time has come. */
export class Playback {
  #cascade: Cascade | null = null
  #done = 0
  #time = 0
  #finished: () => void = () => {}

  get active(): boolean {
    return this.#cascade !== null
  }

  /** Begins a cascade, ending any other; resolves when it is over or was stopped. */
  start(cascade: Cascade): Promise<void> {
    this.stop()
    this.#cascade = cascade
    this.#done = 0
    this.#time = 0
    return new Promise((resolve) => {
      this.#finished = resolve
    })
  }

  /** Moves on by some milliseconds. */
  tick(elapsed: number, perform: (beat: Beat) => void): void {
    const cascade = this.#cascade
    if (!cascade) return
    this.#time += elapsed
    while (this.#cascade === cascade && this.#done < cascade.beats.length && cascade.beats[this.#done]!.at <= this.#time)
      perform(cascade.beats[this.#done++]!)
    if (this.#time >= cascade.length) this.stop()
  }

  /** Ends at once; what was not performed yet never is. */
  stop(): void {
    this.#cascade = null
    this.#finished()
  }
}
