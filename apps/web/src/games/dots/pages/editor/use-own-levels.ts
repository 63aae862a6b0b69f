import type { DotsLevel } from '@parlor/dots'
import { useStored } from '../../../../platform/storage/use-stored.ts'
import type { StoredItem } from '../../../../data/player-collection.ts'
import type { DamagedSave } from '../../../../data/save-store.ts'
import type { KeyValueStore } from '../../../../platform/storage/key-value-store.ts'
import { ownLevels } from './own-level-store.ts'

/** The player's custom levels, newest first. */
export function useOwnLevels(): readonly StoredItem<DotsLevel>[] | null {
  return useStored(list)
}

/** Custom levels that cannot be read. */
export function useDamagedLevels(): readonly DamagedSave[] {
  return useStored(listDamaged) ?? []
}

function listDamaged(store: KeyValueStore): Promise<DamagedSave[]> {
  return ownLevels.damaged(store)
}

function list(store: KeyValueStore): Promise<StoredItem<DotsLevel>[]> {
  return ownLevels.list(store)
}
