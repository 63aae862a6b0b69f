import type { Audience, EventCore, EventSink } from './game.ts'
import type { AddressedEvent } from './match-log.ts'

/** An event sink that records events and whether any was an information barrier. One instance serves a whole match. */
export class EventRecorder<E extends EventCore> implements EventSink<E> {
  readonly quiet = false
  revealed = false
  readonly #events: AddressedEvent<E>[] = []
  #count = 0

  /** Clears the events of the last move. */
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

  /** The events of the move in an array of exactly that length: arrays grown by pushing reserve a dozen slots more. */
  events(): AddressedEvent<E>[] {
    return this.#events.slice(0, this.#count)
  }
}
