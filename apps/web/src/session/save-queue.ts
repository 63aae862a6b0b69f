import { isRejection, type Rejection } from '@parlor/kernel'
import { withSaveChecksum, type Save } from '../data/save.ts'
import type { StorageKind } from '../platform/storage/storage-backend.ts'
import type { SaveContent } from './local-match.ts'

/** State of the newest save: read back from storage, or held in memory only. */
export type SaveStatus = 'saving' | 'saved' | 'inMemory'

/** Saves one match, one write at a time; changes during a write go into the next one. */
export class SaveQueue {
  readonly #put: (save: Save) => Promise<StorageKind | Rejection>
  readonly #onStatus: (status: SaveStatus | Rejection) => void
  #next: (() => SaveContent) | null = null
  #revision: number
  #draining = false
  #busy: Promise<void> = Promise.resolve()
  #closed = false

  constructor(revision: number, put: (save: Save) => Promise<StorageKind | Rejection>, onStatus: (status: SaveStatus | Rejection) => void) {
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

  /** Resolves when all requested writes are done. */
  async settled(): Promise<void> {
    await this.#busy
  }

  /** The newest save for a synchronous write on page unload; null when nothing is unsaved. Later writes continue its revision. */
  takeFinalSave(make: () => SaveContent, always: boolean): Save | null {
    if (this.#closed || !(always || this.#draining)) return null
    return withSaveChecksum({ ...make(), revision: ++this.#revision })
  }

  /** Starts no more writes. */
  close(): void {
    this.#closed = true
    this.#next = null
  }

  /** Cleared in the same tick as the loop's last check: otherwise an `enqueue` in between would wait for a write that never comes. */
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
    // Rejected because of the unload write, not by another tab: the page was not closed after all.
    if (isRejection(put) && this.#revision > revision) {
      this.#next ??= make
      return
    }
    if (isRejection(put)) this.close()
    this.#onStatus(isRejection(put) ? put : put === 'memory' ? 'inMemory' : 'saved')
  }
}
