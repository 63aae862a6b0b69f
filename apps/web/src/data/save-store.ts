import { isRejection, reject, type Rejection } from '@parlor/kernel'
import { lockMatchForTab } from '../platform/storage/tab-lock.ts'
import { parseSave, withSaveChecksum, serialiseSave, type Save } from './save.ts'
import type { StorageKind } from '../platform/storage/storage-backend.ts'
import { openKeyValueStore, type KeyValueStore } from '../platform/storage/key-value-store.ts'
import { requestStoragePersistence } from '../platform/storage/storage-persistence.ts'

/** An unreadable save: stays, with the reason, until the player deletes it. */
export interface DamagedSave {
  readonly damaged: Rejection
  readonly id: string
}

export type SaveOrDamagedSave = Save | DamagedSave

/** A save found by its id; `lost`: why the newest copy was unusable and an older one is used. */
export interface FoundSave {
  readonly save: Save
  readonly lost: Rejection | null
}

/** Two copies per save, written in turn: a crash during a write leaves the other. */
const copies = [0, 1] as const
const folder = 'save/'
/** Maximum of finished unnamed matches per game; older ones are deleted. */
export const maxFinishedSaves = 30
/** After this many milliseconds a match without a move is deleted. */
const abandonedAfter = 3_600_000

/** The saves in a key-value store. */
export class SaveStore {
  readonly store: KeyValueStore

  constructor(store: KeyValueStore) {
    this.store = store
  }

  /** The newest readable copy; the other one is not parsed when the newest is valid. */
  async find(id: string): Promise<FoundSave | Rejection> {
    const seen = await Promise.all(copies.map((copy) => this.store.lookUp(key(id, copy))))
    const texts = seen.flatMap(({ text }) => (text === null ? [] : [text])).toSorted((a, b) => revisionIn(b) - revisionIn(a))
    let lost: Rejection | null = null
    for (const text of texts) {
      const save = parseSave(text)
      const wrong = isRejection(save) ? save : save.id === id ? null : reject('saves.badField', { key: 'id' })
      if (wrong === null) return { save: save as Save, lost }
      lost ??= wrong
    }
    return lost ?? reject(seen.every(({ sure }) => sure) ? 'saves.notFound' : 'saves.unreadable')
  }

  /** All saves, newest first, damaged ones last; or the valid ones of one game. */
  async list(game?: string): Promise<SaveOrDamagedSave[]> {
    const ids = new Set((await this.store.keys(folder)).map((name) => name.slice(folder.length).split('/')[0]!))
    const listed = await Promise.all([...ids].map((id) => this.#listed(id)))
    return listed
      .filter((one) => game === undefined || (!('damaged' in one) && one.game === game))
      .toSorted((a, b) => ('damaged' in a ? -1 : a.updated) - ('damaged' in b ? -1 : b.updated))
      .toReversed()
  }

  async #listed(id: string): Promise<SaveOrDamagedSave> {
    const found = await this.find(id)
    return isRejection(found) ? { damaged: found, id } : found.save
  }

  /** Overwrites the older copy. Rejected when another writer has stored `save.revision` or a later one. */
  async put(save: Save): Promise<StorageKind | Rejection> {
    if (save.name !== null || save.kept) requestStoragePersistence()
    const found = await this.find(save.id)
    if (!isRejection(found) && found.save.revision >= save.revision) return reject('saves.elsewhere')
    return this.store.write(key(save.id, save.revision % 2 === 0 ? 0 : 1), serialiseSave(save))
  }

  /** Synchronous write for page unload; whether it succeeded. */
  putSync(save: Save): boolean {
    return this.store.writeSync(key(save.id, save.revision % 2 === 0 ? 0 : 1), serialiseSave(save))
  }

  /** Deletes a save; returns a restore function. */
  async remove(id: string): Promise<() => Promise<void>> {
    const removed = await Promise.all(copies.map(async (copy) => [key(id, copy), await this.store.read(key(id, copy))] as const))
    await this.store.remove(...removed.map(([name]) => name))
    return async () => {
      for (const [name, text] of removed) if (text !== null) await this.store.write(name, text)
    }
  }

  /** Rejected while a table has the match open: its next save would fail. */
  async rename(id: string, name: string | null, lockMatch: typeof lockMatchForTab = lockMatchForTab): Promise<StorageKind | Rejection> {
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

  /** Raw text of a damaged save for export: the copy written last, as far as that is known. */
  async readRaw(id: string): Promise<string> {
    const texts = await Promise.all(copies.map((copy) => this.store.read(key(id, copy))))
    const found = texts.filter((text) => text !== null)
    return found.toSorted((a, b) => revisionIn(b) - revisionIn(a))[0] ?? ''
  }

  /** Deletes unnamed matches that are old and finished, or were never started. */
  async deleteOldSaves(game: string, now = Date.now()): Promise<void> {
    const sound = (await this.list(game)).filter((one): one is Save => !('damaged' in one) && one.name === null)
    const finished = sound.filter(({ over, kept }) => over && !kept)
    // By the log: a match undone to its beginning was started.
    const empty = sound.filter(({ record, over, updated }) => record.log.length === 0 && !over && updated < now - abandonedAfter)
    for (const { id } of [...finished.slice(maxFinishedSaves), ...empty]) await this.store.remove(...copies.map((copy) => key(id, copy)))
  }
}

/** Revision in a text that may be invalid JSON; unknown counts as the newest. */
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
