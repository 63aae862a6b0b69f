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
  #draining = false
  #busy: Promise<void> = Promise.resolve()
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
    if (!this.#draining) this.#busy = this.#drain()
  }

  /** Resolves when everything asked for so far is written. */
  async settled(): Promise<void> {
    await this.#busy
  }

  /** The newest position for somewhere that takes it at once, because the page is going; null when nothing needs it. Later writes count on from it. */
  rescue(make: () => Savable, always: boolean): Save | null {
    if (this.#closed || !(always || this.#draining)) return null
    return sealSave({ ...make(), revision: ++this.#revision })
  }

  /** No write begins after this. */
  close(): void {
    this.#closed = true
    this.#next = null
  }

  /** The flag falls in the same breath as the loop's last look: a `keep` in between would wait for a write that never comes. */
  async #drain(): Promise<void> {
    this.#draining = true
    try {
      while (this.#next) await this.#write(this.#next)
    } finally {
      this.#draining = false
    }
  }

  async #write(make: () => Savable): Promise<void> {
    this.#next = null
    this.#told('saving')
    const revision = ++this.#revision
    const put = await this.#put(sealSave({ ...make(), revision }))
    // Refused by what was rescued meanwhile, not by another tab: the page has stayed after all.
    if (isRejection(put) && this.#revision > revision) {
      this.#next ??= make
      return
    }
    if (isRejection(put)) this.close()
    this.#told(isRejection(put) ? put : put === 'memory' ? 'fleeting' : 'kept')
  }
}
