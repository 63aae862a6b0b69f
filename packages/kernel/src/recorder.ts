import type { Audience, EventCore, Table } from './game.ts'
import type { Heard } from './log.ts'

/** A table that keeps what it hears, and whether anybody learned something hidden. One serves a whole match. */
export class Recorder<E extends EventCore> implements Table<E> {
  readonly quiet = false
  learned = false
  readonly #heard: Heard<E>[] = []
  #count = 0

  /** Forgets the last move. */
  begin(): void {
    this.learned = false
    this.#count = 0
  }

  emit(event: E, audience: Audience = 'all'): void {
    if (audience !== 'all') this.learned = true
    this.#heard[this.#count++] = { event, audience }
  }

  reveal(): void {
    this.learned = true
  }

  /** What the move brought, in a list of just that length: lists that grow by pushing keep room for a dozen more. */
  events(): Heard<E>[] {
    return this.#heard.slice(0, this.#count)
  }
}
