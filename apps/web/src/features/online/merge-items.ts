import type { StoredItem } from '../../data/player-collection.ts'

/** The player's items by storage key. */
export type ItemsByKey = Readonly<Record<string, StoredItem<unknown>>>

/** The last agreement of device and account: when it was, and which items both had. */
export interface LastSyncedKeys {
  readonly at: number
  readonly keys: readonly string[]
}

/**
 * Merges two sets of items. Of two with one key the newer stays. An item on only one side is new there, unless both had it at the last
 * agreement and it has not changed since: then the other side has deleted it.
 */
export function mergeItems(local: ItemsByKey, remote: ItemsByKey, { at, keys }: LastSyncedKeys): ItemsByKey {
  const agreed = new Set(keys)
  const merged: Record<string, StoredItem<unknown>> = {}
  for (const key of new Set([...Object.keys(local), ...Object.keys(remote)])) {
    const [localItem, remoteItem] = [local[key], remote[key]]
    if (localItem && remoteItem) merged[key] = remoteItem.updated > localItem.updated ? remoteItem : localItem
    else {
      const only = (localItem ?? remoteItem)!
      if (!agreed.has(key) || only.updated > at) merged[key] = only
    }
  }
  return merged
}

/** What the account has room for, in characters: what it holds already, then the newest others. The rest waits on this device. */
export function itemsThatFit(merged: ItemsByKey, remote: ItemsByKey, room: number): ItemsByKey {
  const held = (key: string) => (Object.hasOwn(remote, key) ? 0 : 1)
  const order = Object.keys(merged).toSorted((a, b) => held(a) - held(b) || merged[b]!.updated - merged[a]!.updated)
  const kept = new Set<string>()
  let size = 0
  for (const key of order) {
    const length = JSON.stringify({ [key]: merged[key] }).length
    if (held(key) === 1 && size + length > room) continue
    size += length
    kept.add(key)
  }
  return Object.fromEntries(Object.entries(merged).filter(([key]) => kept.has(key)))
}
