import type { Audience, EventCore, Table } from './game.ts'
import type { Heard } from './log.ts'

/** A table that keeps what it hears, and whether anybody learned something hidden. */
export class Recorder<E extends EventCore> implements Table<E> {
  readonly quiet = false
  readonly events: Heard<E>[] = []
  learned = false

  emit(event: E, audience: Audience = 'all'): void {
    if (audience !== 'all') this.learned = true
    this.events.push({ event, audience })
  }

  reveal(): void {
    this.learned = true
  }
}
