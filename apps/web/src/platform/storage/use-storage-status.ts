import { useEffect, useState } from 'react'
import { openKeyValueStore, type StorageStatus } from './key-value-store.ts'

/** What to say about each trouble. */
export const storageTroubleKeys = { none: 'saves.noStorage', refused: 'saves.fullStorage', late: 'saves.lateStorage' } as const

/** How well this browser keeps things; null until that is known. */
export function useStorageStatus(): StorageStatus | null {
  const [status, setStatus] = useState<StorageStatus | null>(null)
  useEffect(() => {
    let cancelled = false
    let stop = (): void => {}
    void openKeyValueStore().then((store) => {
      if (cancelled) return
      setStatus(store.status.getState())
      stop = store.status.subscribe(setStatus)
    })
    return () => {
      cancelled = true
      stop()
    }
  }, [])
  return status
}
