import type { AnimationStep, Timeline } from './timeline.ts'

/** A script under way: performs its beats when their time has come. */
export class Playback {
  #timeline: Timeline | null = null
  #done = 0
  #time = 0
  #finished: () => void = () => {}

  get active(): boolean {
    return this.#timeline !== null
  }

  /** Begins a script, ending any other; resolves when it is over or was stopped. */
  start(script: Timeline): Promise<void> {
    this.stop()
    this.#timeline = script
    this.#done = 0
    this.#time = 0
    return new Promise((resolve) => {
      this.#finished = resolve
    })
  }

  tick(elapsed: number, perform: (beat: AnimationStep) => void): void {
    const script = this.#timeline
    if (!script) return
    this.#time += elapsed
    while (this.#timeline === script && this.#done < script.steps.length && script.steps[this.#done]!.at <= this.#time)
      perform(script.steps[this.#done++]!)
    if (this.#timeline === script && this.#time >= script.length) this.stop()
  }

  /** Ends at once; what was not performed yet never is. */
  stop(): void {
    this.#timeline = null
    this.#finished()
  }
}
