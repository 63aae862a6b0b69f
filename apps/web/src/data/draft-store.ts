import { isRejection, readJson, type Rejection } from '@parlor/kernel'
import { openKeyValueStore, type KeyValueStore } from '../platform/storage/key-value-store.ts'
import type { StorageKind } from '../platform/storage/storage-backend.ts'
import { removeWithRestore } from './player-collection.ts'

/** Key prefix of drafts, by game. */
export const draftFolder = 'draft/'
export const draftLimits = { characters: 100_000, depth: 16 }

/** Work of a game that is not saved yet, one key each; the id is empty where there is only one, and for what was never saved. */
export class DraftStore<T> {
  readonly #key: string
  readonly #check: (value: unknown, id: string) => T | Rejection

  constructor(game: string, check: (value: unknown, id: string) => T | Rejection) {
    this.#key = draftFolder + game
    this.#check = check
  }

  /** Null where none can be read. */
  async load(id: string, store?: KeyValueStore): Promise<T | null> {
    const json = readJson((await (store ?? (await openKeyValueStore())).read(this.#keyOf(id))) ?? 'null', draftLimits)
    const draft = isRejection(json) ? json : this.#check(json.value, id)
    return isRejection(draft) ? null : draft
  }

  /** Those with an id. */
  async list(store?: KeyValueStore): Promise<T[]> {
    const opened = store ?? (await openKeyValueStore())
    const folder = this.#keyOf('') + '/'
    const drafts = await Promise.all((await opened.keys(folder)).map((key) => this.load(key.slice(folder.length), opened)))
    return drafts.filter((draft) => draft !== null)
  }

  async put(id: string, draft: T, store?: KeyValueStore): Promise<StorageKind> {
    return (store ?? (await openKeyValueStore())).writeIfKnown(this.#keyOf(id), JSON.stringify(draft))
  }

  /** Deletes a draft; returns a function that restores it. */
  async remove(id: string, store?: KeyValueStore): Promise<() => Promise<void>> {
    return removeWithRestore(store ?? (await openKeyValueStore()), this.#keyOf(id))
  }

  #keyOf(id: string): string {
    return id === '' ? this.#key : `${this.#key}/${id}`
  }
}
