import { isRejection, readJson } from '@parlor/kernel'
import type { KeyValueStore } from './key-value-store.ts'

const limits = { characters: 100_000, depth: 6 }
/** Entries kept when pruning; pruned at twice as many. */
const maxEntries = 60

/** A stored JSON object, or null. */
export async function readJsonEntry(store: KeyValueStore, key: string): Promise<Record<string, unknown> | null> {
  const json = readJson((await store.read(key)) ?? 'null', limits)
  return isRejection(json) ? null : (json.value as Record<string, unknown> | null)
}

export async function writeJsonEntry(store: KeyValueStore, key: string, value: object): Promise<void> {
  await store.write(key, JSON.stringify(value))
}

/** Removes the oldest entries of a folder, by their `at`, where there are too many. */
export async function pruneOldEntries(store: KeyValueStore, folder: string): Promise<void> {
  const keys = await store.keys(folder)
  if (keys.length < 2 * maxEntries) return
  const aged = await Promise.all(keys.map(async (key) => ({ key, at: Number((await readJsonEntry(store, key))?.['at'] ?? 0) })))
  await store.remove(
    ...aged
      .toSorted((a, b) => b.at - a.at)
      .slice(maxEntries)
      .map(({ key }) => key),
  )
}
