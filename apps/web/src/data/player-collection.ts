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

/** Creations of one kind in a game, one key each. */
export class PlayerCollection<T> {
  readonly #folder: string
  readonly #check: (value: unknown) => T | Rejection

  constructor(game: string, kind: string, check: (value: unknown) => T | Rejection, folder = playerCollectionFolder) {
    this.#folder = `${folder}${game}/${kind}/`
    this.#check = check
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

  /** Stores a new item under an id of its own; one with the same content is reused. */
  async add(
    thing: T,
    now: number,
    store?: KeyValueStore,
  ): Promise<{ readonly id: string; readonly added: boolean; readonly kind: StorageKind }> {
    const content = canonicalJson(thing)
    const known = (await this.list(store)).find((one) => canonicalJson(one.thing) === content)
    const id = known?.id ?? newMatchId()
    return { id, added: !known, kind: await this.put(id, thing, known?.updated ?? now, store) }
  }

  /** Deletes an item; returns a restore function. */
  async remove(id: string, store?: KeyValueStore): Promise<() => Promise<void>> {
    const opened = store ?? (await openKeyValueStore())
    const text = await opened.read(this.#folder + id)
    await opened.remove(this.#folder + id)
    return async () => {
      if (text !== null) await opened.write(this.#folder + id, text)
    }
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

/** Validates the envelope of a stored item. */
export function isStoredItem(value: unknown): value is StoredItem<unknown> {
  return (
    hasExactKeys(value, ['id', 'updated', 'thing']) &&
    typeof value['id'] === 'string' &&
    idForm.test(value['id']) &&
    Number.isSafeInteger(value['updated'])
  )
}
