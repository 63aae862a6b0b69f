import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  indexedDbBackend,
  localStorageBackend,
  memoryBackend,
  probeBackend,
  type StorageKind,
  type StorageBackend,
} from './storage-backend.ts'

/** Current state of the storage. */
export interface StorageStatus {
  /** Backend of the last write. */
  readonly kind: StorageKind
  /**
   * Why something is held in memory only: no persistent backend could be opened, or it refused a write. `late`: IndexedDB has not answered
   * yet, so its content is unknown.
   */
  readonly trouble: 'none' | 'refused' | 'late' | null
}

/** What was found under a key; not `sure` when a backend that may hold a newer text has not answered. */
interface LookupResult {
  readonly text: string | null
  readonly sure: boolean
}

/** Computes a new text from the stored one; null for no change. */
type TextUpdater = (text: string | null) => string | null

/**
 * Stores texts on the first backend that accepts them. A write counts only once read back. A later backend always holds the newer text,
 * because a write clears the key on every backend after the one that accepted it. Backends before it keep their text: a write that only
 * memory accepted must not delete the persistent copy.
 */
export class KeyValueStore {
  readonly status: StoreApi<StorageStatus>
  #backends: readonly StorageBackend[]
  /** Backends that have not answered yet. */
  #pendingBackends = 0
  /** Updates computed without a backend that had not answered: repeated when it does. */
  readonly #deferredUpdates = new Map<string, readonly TextUpdater[]>()
  readonly #listeners = new Set<() => void>()
  readonly #channel: BroadcastChannel | null

  constructor(backends: readonly StorageBackend[], channel: BroadcastChannel | null = null) {
    this.#backends = backends
    this.#channel = channel
    const kind = backends[0]!.kind
    this.status = createStore<StorageStatus>(() => ({ kind, trouble: kind === 'memory' ? 'none' : null }))
    channel?.addEventListener('message', () => this.#notify())
  }

  async read(key: string): Promise<string | null> {
    return (await this.lookUp(key)).text
  }

  /** The same, and whether that is certain: a backend that has not answered may hold a text. */
  async lookUp(key: string): Promise<LookupResult> {
    await this.#applyDeferred(key)
    const found = await lookUpIn(this.#backends, key)
    return { text: found.text, sure: found.sure && !this.#deferredUpdates.has(key) && (found.text !== null || this.#pendingBackends === 0) }
  }

  /** Writes, reads back, and returns the backend. Memory never refuses. */
  async write(key: string, text: string): Promise<StorageKind> {
    const kind = await this.#writeToFirst(key, text)
    const behind = this.#backends.findIndex((backend) => backend.kind === kind) + 1
    for (const backend of this.#backends.slice(behind)) await backend.remove(key).catch(() => undefined)
    this.#deferredUpdates.delete(key)
    this.#updateStatus(kind)
    this.#broadcastChange()
    return kind
  }

  /** Updates a text from the stored one; null where nothing changed. `make` may be called again. */
  async update(key: string, make: TextUpdater): Promise<StorageKind | null> {
    const { text, sure } = await this.lookUp(key)
    const made = make(text)
    // No change now may be one with the late backend's text: a third level counts only after the second.
    if (!sure) return this.#deferUpdate(key, made, make)
    return made === null ? null : this.write(key, made)
  }

  /** Writes the newest state; while a backend has not answered, its text stays, and this one is held in memory. */
  async writeIfKnown(key: string, text: string): Promise<StorageKind> {
    const { sure } = await this.lookUp(key)
    return sure ? this.write(key, text) : this.#deferUpdate(key, text, (found) => found ?? text)
  }

  /** An update computed from incomplete data must not shadow what a late backend holds. */
  async #deferUpdate(key: string, text: string | null, make: TextUpdater): Promise<StorageKind> {
    if (text !== null) await this.#memory.set(key, text)
    this.#deferredUpdates.set(key, [...(this.#deferredUpdates.get(key) ?? []), make])
    this.#updateStatus('memory')
    this.#broadcastChange()
    return 'memory'
  }

  /** Repeats the held updates on the stored texts, once all backends have answered. */
  async #applyDeferred(key: string): Promise<void> {
    const makes = this.#deferredUpdates.get(key)
    if (!makes || this.#pendingBackends > 0) return
    const { text, sure } = await lookUpIn(
      this.#backends.filter(({ kind }) => kind !== 'memory'),
      key,
    )
    if (!sure || this.#deferredUpdates.get(key) !== makes) return
    this.#deferredUpdates.delete(key)
    const made = makes.reduce<string | null>((before, make) => make(before) ?? before, text)
    await this.#memory.remove(key)
    if (made !== null && made !== text) await this.write(key, made)
  }

  get #memory(): StorageBackend {
    return this.#backends.find(({ kind }) => kind === 'memory')!
  }

  /** Adds a backend that has not answered yet: it becomes the first one when it does. */
  async addLateBackend(backend: StorageBackend, answer: Promise<boolean>): Promise<void> {
    this.#pendingBackends++
    this.#updateStatus(this.status.getState().kind)
    const there = await answer
    this.#pendingBackends--
    if (there) this.#backends = [backend, ...this.#backends]
    for (const key of this.#deferredUpdates.keys()) await this.#applyDeferred(key)
    this.#updateStatus(this.#backends[0]!.kind)
    this.#notify()
  }

  #updateStatus(kind: StorageKind): void {
    const lasting = kind !== 'memory' && this.#deferredUpdates.size === 0
    const trouble = this.#pendingBackends > 0 ? 'late' : lasting ? null : this.#backends.length > 1 ? 'refused' : 'none'
    const now = this.status.getState()
    if (now.kind !== kind || now.trouble !== trouble) this.status.setState({ kind, trouble })
  }

  /** Synchronous write on the first backend that supports it, for page unload; drops the older text held in memory. */
  writeSync(key: string, text: string): boolean {
    const backend = this.#backends.find(({ setSync }) => setSync !== undefined)
    try {
      backend?.setSync!(key, text)
    } catch {
      return false
    }
    for (const { kind, remove } of this.#backends) if (kind === 'memory') void remove(key)
    return backend !== undefined
  }

  async #writeToFirst(key: string, text: string): Promise<StorageKind> {
    for (const backend of this.#backends) {
      try {
        await backend.set(key, text)
        if ((await backend.get(key)) === text) return backend.kind
      } catch {
        continue
      }
    }
    throw new Error('memory refused a write')
  }

  async remove(...keys: readonly string[]): Promise<void> {
    for (const backend of this.#backends) for (const key of keys) await backend.remove(key).catch(() => undefined)
    this.#broadcastChange()
  }

  /** Keys with a prefix, from all backends. */
  async keys(start: string): Promise<string[]> {
    const found = new Set<string>()
    for (const backend of this.#backends) for (const key of await backend.keys().catch(() => [])) if (key.startsWith(start)) found.add(key)
    return [...found].toSorted()
  }

  /** Calls back after every change, in this or another tab; returns an unsubscribe function. */
  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed)
    return () => void this.#listeners.delete(changed)
  }

  #broadcastChange(): void {
    this.#channel?.postMessage('changed')
    this.#notify()
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }
}

/** Reads the backends, the one with the newest text first. */
async function lookUpIn(backends: readonly StorageBackend[], key: string): Promise<LookupResult> {
  let sure = true
  for (const backend of backends.toReversed()) {
    try {
      const text = await backend.get(key)
      if (text !== null) return { text, sure }
    } catch {
      sure = false
    }
  }
  return { text: null, sure }
}

let opened: Promise<KeyValueStore> | null = null

/** The store of this browser; backends that cannot be opened are left out. */
export function openKeyValueStore(): Promise<KeyValueStore> {
  return (opened ??= open())
}

async function open(): Promise<KeyValueStore> {
  const backends: StorageBackend[] = []
  const late: [StorageBackend, Promise<boolean>][] = []
  for (const make of [indexedDbBackend, () => localStorageBackend(localStorage)]) {
    try {
      const backend = make()
      const { now, later } = await probeBackend(backend)
      if (now === 'late') late.push([backend, later])
      else if (now) backends.push(backend)
    } catch {
      continue
    }
  }
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('parlor-vault')
  const store = new KeyValueStore([...backends, memoryBackend()], channel)
  for (const [backend, later] of late) void store.addLateBackend(backend, later)
  return store
}
