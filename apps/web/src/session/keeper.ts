import { isRejection, type Rejection } from '@parlor/kernel'
import { sealSave, type Save } from '../storage/save.ts'
import type { Place } from '../storage/shelf.ts'
import type { Savable } from './opening.ts'

/** How far the present position has got: read back from storage, or only held until the page closes. */
export type Kept = 'saving' | 'kept' | 'fleeting'

/** Saves one match after another change, one write at a time; what changes meanwhile goes into the next write. */
export class Keeper {
  readonly #put: (save: Save) => Promise<Place | Rejection>
  readonly #told: (kept: Kept | Rejection) => void
  #next: (() => Savable) | null = null
  #revision: number
  #busy: Promise<void> | null = null
  #closed = false

  constructor(revision: number, put: (save: Save) => Promise<Place | Rejection>, told: (kept: Kept | Rejection) => void) {
    this.#revision = revision
    this.#put = put
    this.#told = told
  }

  /** `make` is called when the write begins, so that it holds the newest position. */
  keep(make: () => Savable): void {
    if (this.#closed) return
    this.#next = make
    this.#busy ??= this.#drain().finally(() => (this.#busy = null))
  }

  /** Resolves when everything asked for so far is written. */
  async settled(): Promise<void> {
    await this.#busy
  }

  /** No write begins after this. */
  close(): void {
    this.#closed = true
    this.#next = null
  }

  async #drain(): Promise<void> {
    while (this.#next) {
      const make = this.#next
      this.#next = null
      this.#told('saving')
      const put = await this.#put(sealSave({ ...make(), revision: ++this.#revision }))
      if (isRejection(put)) this.close()
      this.#told(isRejection(put) ? put : put === 'memory' ? 'fleeting' : 'kept')
    }
  }
}
