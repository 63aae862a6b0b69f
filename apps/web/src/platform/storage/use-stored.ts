import { useEffect, useState } from 'react'
import { openKeyValueStore, type KeyValueStore } from './key-value-store.ts'

/** A stored value; read again after every change, in any tab, and for another `read`. Null until first read. */
export function useStored<T>(read: (store: KeyValueStore) => Promise<T>): T | null {
  const [stored, setStored] = useState<{ readonly read: unknown; readonly value: T } | null>(null)
  useEffect(() => {
    let cancelled = false
    let stop = (): void => {}
    void openKeyValueStore().then((store) => {
      if (cancelled) return
      const again = (): void => void read(store).then((value) => !cancelled && setStored({ read, value }))
      stop = store.subscribe(again)
      again()
    })
    return () => {
      cancelled = true
      stop()
    }
  }, [read])
  return stored?.read === read ? stored.value : null
}
