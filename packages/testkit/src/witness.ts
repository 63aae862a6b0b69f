import { heardBy, type Audience, type EventCore, type Heard, type Table, type Viewer } from '@parlor/kernel'

/** A table that keeps what it hears, and whether the move declared a reveal. */
export class Witness<E extends EventCore = EventCore> implements Table<E> {
  readonly quiet = false
  readonly heard: Heard<E>[] = []
  /** `reveal` was called. */
  revealed = false

  emit(event: E, audience: Audience = 'all'): void {
    this.heard.push({ event, audience })
  }

  reveal(): void {
    this.revealed = true
  }

  /** What a viewer heard, byte for byte. */
  heardBy(viewer: Viewer): string {
    return JSON.stringify(heardBy(this.heard, viewer))
  }
}

/** A quiet table that notices when somebody speaks all the same. */
export class Silence implements Table<never> {
  readonly quiet = true
  spoken = false

  emit(): void {
    this.spoken = true
  }

  reveal(): void {}
}
