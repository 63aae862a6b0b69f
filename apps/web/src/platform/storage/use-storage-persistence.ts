import { pendingStorageRequest } from './storage-persistence.ts'
import { useStored } from './use-stored.ts'

/** Whether the browser has promised to keep what is stored; null where it is not known. Does not ask for it. */
export function useStoragePersistence(): boolean | null {
  return useStored(readStoragePersistence)
}

/** Read again after every write: what is worth keeping asks before it is written. */
export async function readStoragePersistence(): Promise<boolean | null> {
  await pendingStorageRequest()
  return (await globalThis.navigator?.storage?.persisted?.().catch(() => null)) ?? null
}
