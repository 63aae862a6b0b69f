import { isRejection, type Rejection } from '@parlor/kernel'
import type { Vault } from './vault.ts'

/** Texts nobody here can read, out of the way of what is kept in their place; each under the key it had, with a number. */
export const asideFolder = 'aside/'

/**
 * Moves the text under a key aside if it cannot be read: a later edition or a damaged disk has written it, and it is not ours to write over.
 * Where it cannot be moved it stays where it is.
 */
export async function setAside(vault: Vault, key: string, read: (text: string) => unknown): Promise<Rejection | null> {
  const { text, sure } = await vault.look(key)
  const wrong = text === null ? null : read(text)
  if (!isRejection(wrong)) return null
  if (!sure || (await vault.write(await freeKey(vault, key), text!)) === 'memory') return wrong
  await vault.remove(key)
  return wrong
}

async function freeKey(vault: Vault, key: string): Promise<string> {
  const taken = await vault.keys(`${asideFolder}${key}/`)
  let number = taken.length + 1
  while (taken.includes(`${asideFolder}${key}/${number}`)) number++
  return `${asideFolder}${key}/${number}`
}
