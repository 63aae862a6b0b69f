import type { AnimationStep, Timeline } from './timeline.ts'

/** A running timeline: performs each step at its time. */
export class Playback {
  #timeline: Timeline | null = null
  #done = 0
  #time = 0
  #finished: () => void = () => {}

  get active(): boolean {
    return this.#timeline !== null
  }

  /** Starts a timeline, ending any other; resolves when it is over or stopped. */
  start(timeline: Timeline): Promise<void> {
    this.stop()
    this.#timeline = timeline
    this.#done = 0
    this.#time = 0
    return new Promise((resolve) => {
      this.#finished = resolve
    })
  }

  tick(elapsed: number, perform: (step: AnimationStep) => void): void {
    const timeline = this.#timeline
    if (!timeline) return
    this.#time += elapsed
    while (this.#timeline === timeline && this.#done < timeline.steps.length && timeline.steps[this.#done]!.at <= this.#time)
      perform(timeline.steps[this.#done++]!)
    if (this.#timeline === timeline && this.#time >= timeline.length) this.stop()
  }

  /** Ends at once; remaining steps are never performed. */
  stop(): void {
    this.#timeline = null
    this.#finished()
  }
}
