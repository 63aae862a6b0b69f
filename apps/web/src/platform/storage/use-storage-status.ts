import { useEffect, useState } from 'react'
import { openKeyValueStore, type StorageStatus } from './key-value-store.ts'

/** Message key of each storage problem. */
export const storageTroubleMessageKeys = { none: 'saves.noStorage', refused: 'saves.fullStorage', late: 'saves.lateStorage' } as const

/** Storage state of this browser; null until it is known. */
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
