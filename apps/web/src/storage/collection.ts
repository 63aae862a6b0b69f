import { hasExactly, isRejection, readJson, reject, type Rejection } from '@parlor/kernel'
import type { Damaged } from './saves.ts'
import type { Place } from './shelf.ts'
import { openVault, type Vault } from './vault.ts'

/** Something a player has made and kept: a level, a deck. */
export interface Kept<T> {
  readonly id: string
  readonly updated: number
  readonly thing: T
}

const limits = { characters: 100_000, depth: 16 }
const idForm = /^[a-z0-9][a-z0-9-]{0,59}$/
export const collectionFolder = 'own/'

/** Things of one kind that a game's players make themselves, each under a key of its own. */
export class Collection<T> {
  readonly #folder: string
  readonly #check: (value: unknown) => T | Rejection

  constructor(game: string, kind: string, check: (value: unknown) => T | Rejection) {
    this.#folder = `${collectionFolder}${game}/${kind}/`
    this.#check = check
  }

  /** Everything that can be read, newest first. */
  async list(vault?: Vault): Promise<Kept<T>[]> {
    const read = [...(await this.#all(vault)).values()]
    return read.filter((one): one is Kept<T> => !isRejection(one)).toSorted((a, b) => b.updated - a.updated)
  }

  /** What cannot be read, and why: it stays until the player deletes it. */
  async damaged(vault?: Vault): Promise<Damaged[]> {
    return [...(await this.#all(vault))].flatMap(([id, one]) => (isRejection(one) ? [{ id, damaged: one }] : []))
  }

  async #all(vault?: Vault): Promise<Map<string, Kept<T> | Rejection>> {
    const kept = vault ?? (await openVault())
    const keys = await kept.keys(this.#folder)
    const read = keys.map(async (key) => [key.slice(this.#folder.length), this.#read((await kept.read(key)) ?? '')] as const)
    return new Map(await Promise.all(read))
  }

  /** Keeps a thing, over what had the same id; where it ended up. */
  async put(id: string, thing: T, now: number, vault?: Vault): Promise<Place> {
    return (vault ?? (await openVault())).write(this.#folder + id, JSON.stringify({ id, updated: now, thing } satisfies Kept<T>))
  }

  /** Takes a thing away and hands back how to put it there again. */
  async remove(id: string, vault?: Vault): Promise<() => Promise<void>> {
    const kept = vault ?? (await openVault())
    const text = await kept.read(this.#folder + id)
    await kept.remove(this.#folder + id)
    return async () => {
      if (text !== null) await kept.write(this.#folder + id, text)
    }
  }

  #read(text: string): Kept<T> | Rejection {
    const json = readJson(text, limits)
    if (isRejection(json)) return json
    const { value } = json
    if (!isKept(value)) return reject('collection.notKept')
    const thing = this.#check(value.thing)
    return isRejection(thing) ? thing : { id: value.id, updated: value.updated, thing }
  }
}

/** The shape around a kept thing, of whatever kind. */
export function isKept(value: unknown): value is Kept<unknown> {
  return (
    hasExactly(value, ['id', 'updated', 'thing']) &&
    typeof value['id'] === 'string' &&
    idForm.test(value['id']) &&
    Number.isSafeInteger(value['updated'])
  )
}
