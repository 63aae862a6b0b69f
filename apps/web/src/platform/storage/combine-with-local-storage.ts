import type { StorageKind } from './storage-backend.ts'
import type { KeyValueStore } from './key-value-store.ts'

/** Texts by key, whatever stores them. */
export type TextStore = Pick<KeyValueStore, 'read' | 'write' | 'remove' | 'keys'>

/** Maps the games' own localStorage keys `parlor.<game>.<name>` to `local/<game>/<name>`. */
export const localStorageFolder = 'local/'
const nameForm = /^parlor\.([a-z]{2,20})\.([a-z0-9][a-z0-9.-]{0,59})$/

/** The key-value store extended by what games store in localStorage themselves. */
export function combineWithLocalStorage(store: KeyValueStore, storage: Storage | null = browserLocalStorage()): TextStore {
  const isLocal = (key: string): boolean => key.startsWith(localStorageFolder)
  return {
    read: async (key) => (isLocal(key) ? readLocal(storage, storageNameOf(key)) : store.read(key)),
    write: async (key, text) => (isLocal(key) ? writeLocal(storage, storageNameOf(key), text) : store.write(key, text)),
    async remove(...keys) {
      for (const key of keys.filter(isLocal)) changeLocal(storage, storageNameOf(key), null)
      await store.remove(...keys.filter((key) => !isLocal(key)))
    },
    keys: async (start) => (isLocal(start) ? listLocalKeys(storage).filter((key) => key.startsWith(start)) : store.keys(start)),
  }
}

function browserLocalStorage(): Storage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage
  } catch {
    return null
  }
}

function storageNameOf(key: string): string {
  return `parlor.${key.slice(localStorageFolder.length).replace('/', '.')}`
}

function listLocalKeys(storage: Storage | null): string[] {
  const names = Array.from({ length: storage?.length ?? 0 }, (_, i) => nameForm.exec(storage!.key(i) ?? ''))
  return names.flatMap((name) => (name ? [`${localStorageFolder}${name[1]}/${name[2]}`] : [])).toSorted()
}

function readLocal(storage: Storage | null, name: string): string | null {
  try {
    return storage?.getItem(name) ?? null
  } catch {
    return null
  }
}

/** Counts only once read back. */
function writeLocal(storage: Storage | null, name: string, text: string): StorageKind {
  changeLocal(storage, name, text)
  return readLocal(storage, name) === text ? 'localstorage' : 'memory'
}

/** Games listen for `storage` events of other tabs: dispatched here for this tab. */
function changeLocal(storage: Storage | null, name: string, text: string | null): void {
  try {
    if (text === null) storage?.removeItem(name)
    else storage?.setItem(name, text)
  } catch {
    return
  }
  if (typeof StorageEvent !== 'undefined') globalThis.dispatchEvent(new StorageEvent('storage', { key: name }))
}
