import { useCallback } from 'react'
import { SaveStore, type SaveOrDamagedSave } from './save-store.ts'
import type { KeyValueStore } from '../platform/storage/key-value-store.ts'
import { useStored } from '../platform/storage/use-stored.ts'

/** The saves of this device, or of one game. */
export function useSaves(game?: string): readonly SaveOrDamagedSave[] | null {
  return useStored(useCallback((store: KeyValueStore) => new SaveStore(store).list(game), [game]))
}
