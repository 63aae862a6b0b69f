import { useCallback } from 'react'
import type { KeyValueStore } from '../platform/storage/key-value-store.ts'
import { useStored } from '../platform/storage/use-stored.ts'
import type { PlayerCollection, StoredItem } from './player-collection.ts'
import type { DamagedSave } from './save-store.ts'

/** What a player made of one kind, newest first, and what of it cannot be read. */
interface CollectionContent<T> {
  readonly items: readonly StoredItem<T>[]
  readonly damaged: readonly DamagedSave[]
}

/** A collection, updated on every change in any tab; null until it has been read. */
export function useCollection<T>(collection: PlayerCollection<T>): CollectionContent<T> | null {
  return useStored(
    useCallback(
      async (store: KeyValueStore) => ({ items: await collection.list(store), damaged: await collection.damaged(store) }),
      [collection],
    ),
  )
}
