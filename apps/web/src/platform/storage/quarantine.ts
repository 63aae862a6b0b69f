import { isRejection, type Rejection } from '@parlor/kernel'
import type { KeyValueStore } from './key-value-store.ts'

/** Unreadable texts, moved out of the way: under their old key with a number. */
export const quarantineFolder = 'aside/'

/**
 * Quarantines the text under a key if it cannot be read: a newer version or a damaged disk wrote it, and it must not be overwritten. Where
 * it cannot be moved it stays.
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
