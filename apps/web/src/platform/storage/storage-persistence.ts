import { useEffect } from 'react'
import { create } from 'zustand'

const useGranted = create<{ granted: boolean | null }>(() => ({ granted: null }))

let request: Promise<void> | null = null

/**
 * Asks the browser, once per page load, not to clear this site's storage when space runs low. Some browsers ask the player, so only when
 * something is worth keeping.
 */
export function requestStoragePersistence(): Promise<void> {
  return (request ??= updateGranted((storage) => storage.persist()))
}

/** Whether the browser has promised to keep what is stored; null where it is not known. Does not ask for it. */
export function useStoragePersistence(): boolean | null {
  const { granted } = useGranted()
  useEffect(() => {
    if (granted === null) void updateGranted((storage) => storage.persisted())
  }, [granted])
  return granted
}

async function updateGranted(ask: (storage: StorageManager) => Promise<boolean>): Promise<void> {
  const storage = globalThis.navigator?.storage
  if (typeof storage?.persist !== 'function') return
  const granted = await ask(storage).catch(() => null)
  if (granted !== null) useGranted.setState({ granted })
}
