import type { Beat, Script } from './script.ts'

/** A script under way: performs its beats when their time has come. */
export class Playback {
  #script: Script | null = null
  #done = 0
  #time = 0
  #finished: () => void = () => {}

  get active(): boolean {
    return this.#script !== null
  }

  /** Begins a script, ending any other; resolves when it is over or was stopped. */
  start(script: Script): Promise<void> {
    this.stop()
    this.#script = script
    this.#done = 0
    this.#time = 0
    return new Promise((resolve) => {
      this.#finished = resolve
    })
  }

  tick(elapsed: number, perform: (beat: Beat) => void): void {
    const script = this.#script
    if (!script) return
    this.#time += elapsed
    while (this.#script === script && this.#done < script.beats.length && script.beats[this.#done]!.at <= this.#time)
      perform(script.beats[this.#done++]!)
    if (this.#script === script && this.#time >= script.length) this.stop()
  }

  /** Ends at once; what was not performed yet never is. */
  stop(): void {
    this.#script = null
    this.#finished()
  }
}
