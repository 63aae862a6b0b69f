import { isRejection, type Rejection } from '@parlor/kernel'
import { withSaveChecksum, type Save } from '../data/save.ts'
import type { StoragePlace } from '../platform/storage/storage-backend.ts'
import type { SaveContent } from './playable-match.ts'

/** How far the present position has got: read back from storage, or only held until the page closes. */
export type SaveStatus = 'saving' | 'kept' | 'fleeting'

/** Saves one match after another change, one write at a time; what changes meanwhile goes into the next write. */
export class SaveQueue {
  readonly #put: (save: Save) => Promise<StoragePlace | Rejection>
  readonly #onStatus: (kept: SaveStatus | Rejection) => void
  #next: (() => SaveContent) | null = null
  #revision: number
  #draining = false
  #busy: Promise<void> = Promise.resolve()
  #closed = false

  constructor(revision: number, put: (save: Save) => Promise<StoragePlace | Rejection>, onStatus: (kept: SaveStatus | Rejection) => void) {
    this.#revision = revision
    this.#put = put
    this.#onStatus = onStatus
  }

  /** `make` is called when the write begins, so that it holds the newest position. */
  enqueue(make: () => SaveContent): void {
    if (this.#closed) return
    this.#next = make
    if (!this.#draining) this.#busy = this.#drain()
  }

  /** Resolves when everything asked for so far is written. */
  async settled(): Promise<void> {
    await this.#busy
  }

  /** The newest position for somewhere that takes it at once, because the page is going; null when nothing needs it. Later writes count on from it. */
  takeFinalSave(make: () => SaveContent, always: boolean): Save | null {
    if (this.#closed || !(always || this.#draining)) return null
    return withSaveChecksum({ ...make(), revision: ++this.#revision })
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

  async #write(make: () => SaveContent): Promise<void> {
    this.#next = null
    this.#onStatus('saving')
    const revision = ++this.#revision
    const put = await this.#put(withSaveChecksum({ ...make(), revision }))
    // Refused by what was rescued meanwhile, not by another tab: the page has stayed after all.
    if (isRejection(put) && this.#revision > revision) {
      this.#next ??= make
      return
    }
    if (isRejection(put)) this.close()
    this.#onStatus(isRejection(put) ? put : put === 'memory' ? 'fleeting' : 'kept')
  }
}
