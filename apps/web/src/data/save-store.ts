import { isRejection, reject, type Rejection } from '@parlor/kernel'
import { lockMatchForTab } from '../platform/storage/tab-lock.ts'
import { readSave, withSaveChecksum, writeSave, type Save } from './save.ts'
import type { StoragePlace } from '../platform/storage/storage-backend.ts'
import { openKeyValueStore, type KeyValueStore } from '../platform/storage/key-value-store.ts'

/** A save that cannot be read: kept, with the reason, until the player deletes it. */
export interface DamagedSave {
  readonly damaged: Rejection
  readonly id: string
}

export type ListedSave = Save | DamagedSave

/** A save found by its id; `lost` says why the newest copy could not be used and an older one stands in. */
export interface FoundSave {
  readonly save: Save
  readonly lost: Rejection | null
}

/** Each save has two copies, written in turn: a crash in the middle of one leaves the other. */
const copies = [0, 1] as const
const folder = 'save/'
/** Finished matches without a name beyond this many per game are cleared away, oldest first. */
export const maxFinishedSaves = 30
/** A match nobody has moved in for so long was never begun. */
const abandonedAfter = 3_600_000

/** The saves of this device over a vault. */
export class SaveStore {
  readonly store: KeyValueStore

  constructor(store: KeyValueStore) {
    this.store = store
  }

  /** The newest copy that can be read; the other one is not even looked into when the newest is sound. */
  async find(id: string): Promise<FoundSave | Rejection> {
    const seen = await Promise.all(copies.map((copy) => this.store.lookUp(key(id, copy))))
    const texts = seen.flatMap(({ text }) => (text === null ? [] : [text])).toSorted((a, b) => revisionIn(b) - revisionIn(a))
    let lost: Rejection | null = null
    for (const text of texts) {
      const save = readSave(text)
      const wrong = isRejection(save) ? save : save.id === id ? null : reject('saves.badField', { key: 'id' })
      if (wrong === null) return { save: save as Save, lost }
      lost ??= wrong
    }
    return lost ?? reject(seen.every(({ sure }) => sure) ? 'saves.notFound' : 'saves.unreadable')
  }

  /** Every save, newest first, damaged ones at the end; or the sound ones of one game. */
  async list(game?: string): Promise<ListedSave[]> {
    const ids = new Set((await this.store.keys(folder)).map((name) => name.slice(folder.length).split('/')[0]!))
    const listed = await Promise.all([...ids].map((id) => this.#listed(id)))
    return listed
      .filter((one) => game === undefined || (!('damaged' in one) && one.game === game))
      .toSorted((a, b) => ('damaged' in a ? -1 : a.updated) - ('damaged' in b ? -1 : b.updated))
      .toReversed()
  }

  async #listed(id: string): Promise<ListedSave> {
    const found = await this.find(id)
    return isRejection(found) ? { damaged: found, id } : found.save
  }

  /** Writes over the older copy. Refused when somebody else has written since `save.revision − 1`. */
  async put(save: Save): Promise<StoragePlace | Rejection> {
    const found = await this.find(save.id)
    if (!isRejection(found) && found.save.revision >= save.revision) return reject('saves.elsewhere')
    return this.store.write(key(save.id, save.revision % 2 === 0 ? 0 : 1), writeSave(save))
  }

  /** The same at once, for a page that is going; whether it could be. */
  putSync(save: Save): boolean {
    return this.store.writeSync(key(save.id, save.revision % 2 === 0 ? 0 : 1), writeSave(save))
  }

  /** Takes a save away and hands back how to put it there again. */
  async remove(id: string): Promise<() => Promise<void>> {
    const removed = await Promise.all(copies.map(async (copy) => [key(id, copy), await this.store.read(key(id, copy))] as const))
    await this.store.remove(...removed.map(([name]) => name))
    return async () => {
      for (const [name, text] of removed) if (text !== null) await this.store.write(name, text)
    }
  }

  /** Refused while a table has the match: it would find its match taken away at its next move. */
  async rename(id: string, name: string | null, lockMatch: typeof lockMatchForTab = lockMatchForTab): Promise<StoragePlace | Rejection> {
    const lock = await lockMatch(id)
    if (!lock) return reject('saves.beingPlayed')
    try {
      const found = await this.find(id)
      if (isRejection(found)) return found
      const { sum: _, format: __, v: ___, ...rest } = found.save
      return await this.put(withSaveChecksum({ ...rest, name, revision: rest.revision + 1 }))
    } finally {
      lock.release()
    }
  }

  /** What a damaged save holds, to be looked at elsewhere: the copy that was written last, as far as that can still be told. */
  async readRaw(id: string): Promise<string> {
    const texts = await Promise.all(copies.map((copy) => this.store.read(key(id, copy))))
    const found = texts.filter((text) => text !== null)
    return found.toSorted((a, b) => revisionIn(b) - revisionIn(a))[0] ?? ''
  }

  /** Clears away what has no name and is old and finished, or was never begun. */
  async deleteOldSaves(game: string, now = Date.now()): Promise<void> {
    const sound = (await this.list(game)).filter((one): one is Save => !('damaged' in one) && one.name === null)
    const finished = sound.filter(({ over, kept }) => over && !kept)
    // Judged by the log: a match undone to its beginning was begun.
    const empty = sound.filter(({ record, over, updated }) => record.log.length === 0 && !over && updated < now - abandonedAfter)
    for (const { id } of [...finished.slice(maxFinishedSaves), ...empty]) await this.store.remove(...copies.map((copy) => key(id, copy)))
  }
}

/** The count in a text that may be no JSON any more; where it is lost, the text may be the newest. */
function revisionIn(text: string): number {
  return Number(/"revision":(\d{1,15})\b/.exec(text)?.[1] ?? Infinity)
}

function key(id: string, copy: number): string {
  return `${folder}${id}/${copy}`
}

let opened: Promise<SaveStore> | null = null

export function openSaveStore(): Promise<SaveStore> {
  return (opened ??= openKeyValueStore().then((store) => new SaveStore(store)))
}
