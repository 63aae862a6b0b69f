import { useEffect, useState } from 'react'

/** Whether the browser has promised to keep what is stored; null where it is not known. Does not ask for it. */
export function useStoragePersistence(): boolean | null {
  const [granted, setGranted] = useState<boolean | null>(null)
  useEffect(() => {
    void navigator.storage?.persisted?.().then(setGranted, () => {})
  }, [])
  return granted
}
