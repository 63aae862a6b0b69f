import type { Thinkers } from '../bots/pool.ts'
import { attend } from './attend.ts'
import type { Rooms } from './rooms.ts'

const mostAtOnce = 16
const everyMs = 250

/** Looks after the matches that need somebody, beside all other nodes that do the same: each job is leased to one of them. */
export class Attendant {
  readonly #rooms: Rooms
  readonly #thinkers: Thinkers
  readonly #failed: (error: unknown) => void
  readonly #busy = new Set<Promise<void>>()
  #timer: NodeJS.Timeout | null = null
  #stopped = false

  constructor(rooms: Rooms, thinkers: Thinkers, failed: (error: unknown) => void) {
    this.#rooms = rooms
    this.#thinkers = thinkers
    this.#failed = failed
  }

  start(): void {
    this.#timer = setTimeout(() => void this.#round(), everyMs)
    this.#rooms.hurry = () => this.#soon()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    if (this.#timer) clearTimeout(this.#timer)
    await Promise.allSettled(this.#busy)
  }

  /** One round: as many jobs as there are hands free. */
  async round(): Promise<number> {
    const free = mostAtOnce - this.#busy.size
    if (free <= 0) return 0
    const due = await this.#rooms.stores.jobs.claim(this.#rooms.now(), free)
    for (const id of due) {
      const work = attend(this.#rooms, this.#thinkers, id).catch((error: unknown) => this.#failed(error))
      this.#busy.add(work)
      void work.finally(() => this.#busy.delete(work))
    }
    return due.length
  }

  /** A round that was waited for is held at once. */
  #soon(): void {
    if (this.#stopped || !this.#timer) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#round(), 1)
  }

  async #round(): Promise<void> {
    this.#timer = null
    let found = 0
    try {
      found = await this.round()
    } catch (error) {
      this.#failed(error)
    }
    // Where there was much to do there is more: bots answer bots.
    if (found > 0) await Promise.race([...this.#busy, new Promise((resolve) => setTimeout(resolve, everyMs))])
    if (!this.#stopped) this.#timer = setTimeout(() => void this.#round(), found > 0 ? 5 : everyMs)
  }
}
