import { useEffect, useState } from 'react'
import { openKeyValueStore, type KeyValueStore } from './key-value-store.ts'

/** Something kept on this device; read again whenever anything changes, in any tab, and when `read` is another function. Null until first read. */
export function useStored<T>(read: (vault: KeyValueStore) => Promise<T>): T | null {
  const [kept, setKept] = useState<{ readonly read: unknown; readonly value: T } | null>(null)
  useEffect(() => {
    let gone = false
    let stop = (): void => {}
    void openKeyValueStore().then((vault) => {
      if (gone) return
      const again = (): void => void read(vault).then((value) => !gone && setKept({ read, value }))
      stop = vault.subscribe(again)
      again()
    })
    return () => {
      gone = true
      stop()
    }
  }, [read])
  return kept?.read === read ? kept.value : null
}
