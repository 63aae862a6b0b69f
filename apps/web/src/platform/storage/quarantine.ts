import { isRejection, type Rejection } from '@parlor/kernel'
import type { KeyValueStore } from './key-value-store.ts'

/** Texts nobody here can read, out of the way of what is kept in their place; each under the key it had, with a number. */
export const quarantineFolder = 'aside/'

/**
 * Moves the text under a key aside if it cannot be read: a later edition or a damaged disk has written it, and it is not ours to write over.
 * Where it cannot be moved it stays where it is.
 */
export async function quarantineUnreadable(store: KeyValueStore, key: string, read: (text: string) => unknown): Promise<Rejection | null> {
  const { text, sure } = await store.lookUp(key)
  const wrong = text === null ? null : read(text)
  if (!isRejection(wrong)) return null
  if (!sure || (await store.write(await freeKey(store, key), text!)) === 'memory') return wrong
  await store.remove(key)
  return wrong
}

async function freeKey(store: KeyValueStore, key: string): Promise<string> {
  const taken = await store.keys(`${quarantineFolder}${key}/`)
  let number = taken.length + 1
  while (taken.includes(`${quarantineFolder}${key}/${number}`)) number++
  return `${quarantineFolder}${key}/${number}`
}
