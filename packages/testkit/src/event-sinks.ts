import type { Audience, EventSink, Viewer } from '@parlor/kernel'
import { eventsFor, type EventCore, type AddressedEvent } from '@parlor/kernel/host'

/** An event sink that records events, and whether the move declared a reveal. */
export class RecordingSink<E extends EventCore = EventCore> implements EventSink<E> {
  readonly quiet = false
  readonly events: AddressedEvent<E>[] = []
  /** `reveal` was called. */
  revealed = false

  emit(event: E, audience: Audience = 'all'): void {
    this.events.push({ event, audience })
  }

  reveal(): void {
    this.revealed = true
  }

  /** Events for a viewer as canonical JSON. */
  eventsJsonFor(viewer: Viewer): string {
    return JSON.stringify(eventsFor(this.events, viewer))
  }
}

/** A silent event sink that detects emitted events. */
export class QuietSinkProbe implements EventSink<never> {
  readonly quiet = true
  used = false

  emit(): void {
    this.used = true
  }

  reveal(): void {}
}
