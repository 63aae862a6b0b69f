import { useEffect, useState } from 'react'
import { openKeyValueStore, type StorageStatus } from './key-value-store.ts'

/** What to say about each trouble. */
export const storageTroubleKeys = { none: 'saves.noStorage', refused: 'saves.fullStorage', late: 'saves.lateStorage' } as const

/** How well this browser keeps things; null until that is known. */
export function useStorageStatus(): StorageStatus | null {
  const [status, setStatus] = useState<StorageStatus | null>(null)
  useEffect(() => {
    let gone = false
    let stop = (): void => {}
    void openKeyValueStore().then((vault) => {
      if (gone) return
      setStatus(vault.status.getState())
      stop = vault.status.subscribe(setStatus)
    })
    return () => {
      gone = true
      stop()
    }
  }, [])
  return status
}
