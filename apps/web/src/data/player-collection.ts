import { hasExactKeys, isRejection, readJson, reject, type Rejection } from '@parlor/kernel'
import { canonicalJson } from '@parlor/kernel/host'
import { newMatchId } from './random-id.ts'
import type { DamagedSave } from './save-store.ts'
import type { StorageKind } from '../platform/storage/storage-backend.ts'
import { openKeyValueStore, type KeyValueStore } from '../platform/storage/key-value-store.ts'
import { requestStoragePersistence } from '../platform/storage/storage-persistence.ts'

/** A stored creation of a player: a level, a deck, a board. */
export interface StoredItem<T> {
  readonly id: string
  readonly updated: number
  readonly thing: T
}

const limits = { characters: 100_000, depth: 16 }
const idForm = /^[a-z0-9][a-z0-9-]{0,59}$/
export const playerCollectionFolder = 'own/'
/** Items whose files are too large for an account: they stay on this device, and in its backups. */
export const deviceFolder = 'device/'
/** Their files, one text each. */
export const deviceFilesFolder = 'file/'

export function deviceFileKey(game: string, kind: string, id: string): string {
  return `${deviceFilesFolder}${game}/${kind}/${id}`
}

interface CollectionOptions<T> {
  readonly folder?: string
  readonly newId?: () => string
  /** Of a thing that holds its own id. */
  readonly withId?: (thing: T, id: string) => T
}

/** Creations of one kind in a game, one key each. */
export class PlayerCollection<T> {
  readonly #folder: string
  readonly #check: (value: unknown) => T | Rejection
  readonly #newId: () => string
  readonly #withId: (thing: T, id: string) => T

  constructor(game: string, kind: string, check: (value: unknown) => T | Rejection, options: CollectionOptions<T> = {}) {
    const { folder = playerCollectionFolder, newId = newMatchId, withId = (thing) => thing } = options
    this.#folder = `${folder}${game}/${kind}/`
    this.#check = check
    this.#newId = newId
    this.#withId = withId
  }

  /** All readable items, newest first. */
  async list(store?: KeyValueStore): Promise<StoredItem<T>[]> {
    const read = [...(await this.#all(store)).values()]
    return read.filter((one): one is StoredItem<T> => !isRejection(one)).toSorted((a, b) => b.updated - a.updated)
  }

  /** Unreadable items with the reason: they stay until the player deletes them. */
  async damaged(store?: KeyValueStore): Promise<DamagedSave[]> {
    return [...(await this.#all(store))].flatMap(([id, one]) => (isRejection(one) ? [{ id, damaged: one }] : []))
  }

  async #all(store?: KeyValueStore): Promise<Map<string, StoredItem<T> | Rejection>> {
    const opened = store ?? (await openKeyValueStore())
    const keys = await opened.keys(this.#folder)
    const read = keys.map(async (key) => [key.slice(this.#folder.length), this.#read((await opened.read(key)) ?? '')] as const)
    return new Map(await Promise.all(read))
  }

  /** Stores an item, replacing one with the same id; returns where it was stored. */
  async put(id: string, thing: T, now: number, store?: KeyValueStore): Promise<StorageKind> {
    requestStoragePersistence()
    return (store ?? (await openKeyValueStore())).write(
      this.#folder + id,
      JSON.stringify({ id, updated: now, thing } satisfies StoredItem<T>),
    )
  }

  /** Whether an item of this id is stored, readable or not. */
  async has(id: string, store?: KeyValueStore): Promise<boolean> {
    return (await (store ?? (await openKeyValueStore())).read(this.#folder + id)) !== null
  }

  /** Stores new items under ids of their own; one with the same content is reused. `kind` is `memory` when one of them is only held there. */
  async addAll(
    things: readonly T[],
    now: number,
    store?: KeyValueStore,
  ): Promise<{ readonly items: readonly StoredItem<T>[]; readonly added: number; readonly kind: StorageKind }> {
    const contentOf = (thing: T) => canonicalJson(this.#withId(thing, ''))
    const known = new Map((await this.list(store)).map((item) => [contentOf(item.thing), item]))
    const items: StoredItem<T>[] = []
    const before = known.size
    let kind: StorageKind = 'indexeddb'
    for (const thing of things) {
      const id = this.#newId()
      const item = known.get(contentOf(thing)) ?? { id, updated: now, thing: this.#withId(thing, id) }
      known.set(contentOf(thing), item)
      items.push(item)
      const stored = await this.put(item.id, item.thing, item.updated, store)
      if (kind !== 'memory') kind = stored
    }
    return { items, added: known.size - before, kind }
  }

  /** The same with one. */
  async add(
    thing: T,
    now: number,
    store?: KeyValueStore,
  ): Promise<{ readonly id: string; readonly added: boolean; readonly kind: StorageKind }> {
    const { items, added, kind } = await this.addAll([thing], now, store)
    return { id: items[0]!.id, added: added > 0, kind }
  }

  /** Deletes an item; returns a function that restores it, unless another was stored under its id meanwhile. */
  async remove(id: string, store?: KeyValueStore): Promise<() => Promise<void>> {
    const opened = store ?? (await openKeyValueStore())
    return removeWithRestore(opened, this.#folder + id)
  }

  #read(text: string): StoredItem<T> | Rejection {
    const json = readJson(text, limits)
    if (isRejection(json)) return json
    const { value } = json
    if (!isStoredItem(value)) return reject('collection.notKept')
    const thing = this.#check(value.thing)
    return isRejection(thing) ? thing : { id: value.id, updated: value.updated, thing }
  }
}

/** Deletes a text; returns a function that restores it, unless another was stored there meanwhile. */
export async function removeWithRestore(store: KeyValueStore, key: string): Promise<() => Promise<void>> {
  const text = await store.read(key)
  if (text !== null) await store.remove(key)
  return async () => {
    if (text !== null && (await store.read(key)) === null) await store.write(key, text)
  }
}

/** Validates the envelope of a stored item. */
export function isStoredItem(value: unknown): value is StoredItem<unknown> {
  return (
    hasExactKeys(value, ['id', 'updated', 'thing']) &&
    typeof value['id'] === 'string' &&
    idForm.test(value['id']) &&
    Number.isSafeInteger(value['updated'])
  )
}
