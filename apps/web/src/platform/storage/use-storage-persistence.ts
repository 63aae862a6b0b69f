import { useEffect } from 'react'
import { useStore } from 'zustand'
import { readStoragePersistence, storagePersistence } from './storage-persistence.ts'

/** Whether the browser has promised to keep what is stored; null where it is not known. Does not ask for it. */
export function useStoragePersistence(): boolean | null {
  useEffect(readStoragePersistence, [])
  return useStore(storagePersistence, ({ granted }) => granted)
}
