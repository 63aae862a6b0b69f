import type { Audience, EventCore, EventSink } from './game.ts'
import type { AddressedEvent } from './log.ts'

/** A table that keeps what it hears, and whether anybody learned something hidden. One serves a whole match. */
export class EventRecorder<E extends EventCore> implements EventSink<E> {
  readonly quiet = false
  revealed = false
  readonly #events: AddressedEvent<E>[] = []
  #count = 0

  /** Forgets the last move. */
  begin(): void {
    this.revealed = false
    this.#count = 0
  }

  emit(event: E, audience: Audience = 'all'): void {
    if (audience !== 'all') this.revealed = true
    this.#events[this.#count++] = { event, audience }
  }

  reveal(): void {
    this.revealed = true
  }

  /** What the move brought, in a list of just that length: lists that grow by pushing keep room for a dozen more. */
  events(): AddressedEvent<E>[] {
    return this.#events.slice(0, this.#count)
  }
}
