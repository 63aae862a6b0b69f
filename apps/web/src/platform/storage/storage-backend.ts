import { createStore, del, get, keys, set } from 'idb-keyval'

/** Stores texts by key. Every call may fail: full, private mode, broken. */
export interface StorageBackend {
  readonly kind: StorageKind
  get(key: string): Promise<string | null>
  set(key: string, text: string): Promise<void>
  remove(key: string): Promise<void>
  /** Synchronous write where the browser supports it; for page unload. */
  setSync?(key: string, text: string): void
  keys(): Promise<string[]>
}

const storageKinds = ['indexeddb', 'localstorage', 'memory'] as const
export type StorageKind = (typeof storageKinds)[number]

/** IndexedDB: room for everything. */
export function indexedDbBackend(): StorageBackend {
  const store = createStore('parlor', 'vault')
  return {
    kind: 'indexeddb',
    get: async (key) => {
      const value: unknown = await get(key, store)
      return typeof value === 'string' ? value : null
    },
    set: (key, text) => set(key, text, store),
    remove: (key) => del(key, store),
    keys: async () => (await keys(store)).filter((key) => typeof key === 'string'),
  }
}

const prefix = 'parlor.vault/'

/** localStorage, where IndexedDB is refused. */
export function localStorageBackend(storage: Storage): StorageBackend {
  return {
    kind: 'localstorage',
    get: async (key) => storage.getItem(prefix + key),
    set: async (key, text) => storage.setItem(prefix + key, text),
    setSync: (key, text) => storage.setItem(prefix + key, text),
    remove: async (key) => storage.removeItem(prefix + key),
    keys: async () =>
      Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '')
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length)),
  }
}

/** In memory, until the page closes. */
export function memoryBackend(): StorageBackend {
  const texts = new Map<string, string>()
  return {
    kind: 'memory',
    get: async (key) => texts.get(key) ?? null,
    set: async (key, text) => void texts.set(key, text),
    remove: async (key) => void texts.delete(key),
    keys: async () => [...texts.keys()],
  }
}

const probe = 'probe'
const probeTimeoutMs = 3000

/** Whether a backend can be read, or has not answered yet. A full one can be read, and its content must not disappear. */
interface BackendProbe {
  readonly now: boolean | 'late'
  /** The final answer; never settles in a browser that does not answer in private mode. */
  readonly later: Promise<boolean>
}

/** Probes a backend; without a timeout the page would wait for ever where nothing answers. */
export async function probeBackend(backend: StorageBackend): Promise<BackendProbe> {
  const answer = backend.get(probe).then(
    () => true,
    () => false,
  )
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'late'>((resolve) => (timer = setTimeout(() => resolve('late'), probeTimeoutMs)))
  const now = await Promise.race([answer, late])
  clearTimeout(timer)
  return { now, later: answer }
}
