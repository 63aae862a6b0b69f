import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  indexedDbBackend,
  localStorageBackend,
  memoryBackend,
  probeBackend,
  type StoragePlace,
  type StorageBackend,
} from './storage-backend.ts'

/** How well things are kept at the moment. */
export interface StorageStatus {
  /** Where the last write ended up. */
  readonly place: StoragePlace
  /**
   * Why something is held only until the page closes: nothing lasting could be opened, or it refused a write. `late`: the browser's database
   * has not answered yet, so what it holds cannot be seen.
   */
  readonly trouble: 'none' | 'refused' | 'late' | null
}

/** What was found under a key; not `sure` when a shelf that may know better could not be asked. */
export interface LookupResult {
  readonly text: string | null
  readonly sure: boolean
}

/** Makes a new text out of the one that is kept; null where nothing is to change. */
export type TextUpdater = (text: string | null) => string | null

/**
 * Keeps texts on the first shelf that takes them. A write counts only once it has been read back;
 * a later shelf always holds the newer text, because a write clears the key on every shelf behind the one that took it. What stands on the
 * shelves before it stays: a write that only memory took must not cost the copy that lasts.
 */
export class KeyValueStore {
  readonly status: StoreApi<StorageStatus>
  #backends: readonly StorageBackend[]
  /** Shelves that have not answered yet. */
  #pendingBackends = 0
  /** What was made out of too little, because a shelf could not be asked: done again when it can be. */
  readonly #deferredUpdates = new Map<string, readonly TextUpdater[]>()
  readonly #listeners = new Set<() => void>()
  readonly #channel: BroadcastChannel | null

  constructor(backends: readonly StorageBackend[], channel: BroadcastChannel | null = null) {
    this.#backends = backends
    this.#channel = channel
    const place = backends[0]!.place
    this.status = createStore<StorageStatus>(() => ({ place, trouble: place === 'memory' ? 'none' : null }))
    channel?.addEventListener('message', () => this.#notify())
  }

  async read(key: string): Promise<string | null> {
    return (await this.lookUp(key)).text
  }

  /** The same, and whether it is all there is: nothing found where a shelf has not answered may be anything. */
  async lookUp(key: string): Promise<LookupResult> {
    await this.#applyDeferred(key)
    const sight = await lookUpIn(this.#backends, key)
    return { text: sight.text, sure: sight.sure && !this.#deferredUpdates.has(key) && (sight.text !== null || this.#pendingBackends === 0) }
  }

  /** Writes, reads back, and says where it is kept. Memory never refuses. */
  async write(key: string, text: string): Promise<StoragePlace> {
    const place = await this.#writeToFirst(key, text)
    const behind = this.#backends.findIndex((backend) => backend.place === place) + 1
    for (const backend of this.#backends.slice(behind)) await backend.remove(key).catch(() => undefined)
    this.#deferredUpdates.delete(key)
    this.#updateStatus(place)
    this.#broadcastChange()
    return place
  }

  /** Makes a text out of the one that is kept, and keeps it; where nothing was to change, null. `make` may be called again. */
  async update(key: string, make: TextUpdater): Promise<StoragePlace | null> {
    const { text, sure } = await this.lookUp(key)
    const made = make(text)
    // What changes nothing now may change what a shelf holds: a third level counts only after the second.
    if (!sure) return this.#deferUpdate(key, made, make)
    return made === null ? null : this.write(key, made)
  }

  /** Keeps the newest state of something; where it could not be seen what is kept already, that stays, and this lasts until the page closes. */
  async writeIfKnown(key: string, text: string): Promise<StoragePlace> {
    const { sure } = await this.lookUp(key)
    return sure ? this.write(key, text) : this.#deferUpdate(key, text, (found) => found ?? text)
  }

  /** What is made of too little must not stand in the way of what a shelf holds. */
  async #deferUpdate(key: string, text: string | null, make: TextUpdater): Promise<StoragePlace> {
    if (text !== null) await this.#memory.set(key, text)
    this.#deferredUpdates.set(key, [...(this.#deferredUpdates.get(key) ?? []), make])
    this.#updateStatus('memory')
    this.#broadcastChange()
    return 'memory'
  }

  /** Makes what was held again, out of what the shelves hold, once all of them can be asked. */
  async #applyDeferred(key: string): Promise<void> {
    const makes = this.#deferredUpdates.get(key)
    if (!makes || this.#pendingBackends > 0) return
    const { text, sure } = await lookUpIn(
      this.#backends.filter(({ place }) => place !== 'memory'),
      key,
    )
    if (!sure || this.#deferredUpdates.get(key) !== makes) return
    this.#deferredUpdates.delete(key)
    const made = makes.reduce<string | null>((before, make) => make(before) ?? before, text)
    await this.#memory.remove(key)
    if (made !== null && made !== text) await this.write(key, made)
  }

  get #memory(): StorageBackend {
    return this.#backends.find(({ place }) => place === 'memory')!
  }

  /** A shelf that should be there and has not answered: it takes its place, before all others, when it does. */
  async addLateBackend(backend: StorageBackend, answer: Promise<boolean>): Promise<void> {
    this.#pendingBackends++
    this.#updateStatus(this.status.getState().place)
    const there = await answer
    this.#pendingBackends--
    if (there) this.#backends = [backend, ...this.#backends]
    for (const key of this.#deferredUpdates.keys()) await this.#applyDeferred(key)
    this.#updateStatus(this.#backends[0]!.place)
    this.#notify()
  }

  #updateStatus(place: StoragePlace): void {
    const lasting = place !== 'memory' && this.#deferredUpdates.size === 0
    const trouble = this.#pendingBackends > 0 ? 'late' : lasting ? null : this.#backends.length > 1 ? 'refused' : 'none'
    const now = this.status.getState()
    if (now.place !== place || now.trouble !== trouble) this.status.setState({ place, trouble })
  }

  /** Writes at once on the first shelf that can, because the page is going; what was held in memory for that key is older. */
  writeSync(key: string, text: string): boolean {
    const backend = this.#backends.find(({ setSync }) => setSync !== undefined)
    try {
      backend?.setSync!(key, text)
    } catch {
      return false
    }
    for (const { place, remove } of this.#backends) if (place === 'memory') void remove(key)
    return backend !== undefined
  }

  async #writeToFirst(key: string, text: string): Promise<StoragePlace> {
    for (const backend of this.#backends) {
      try {
        await backend.set(key, text)
        if ((await backend.get(key)) === text) return backend.place
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

  /** The keys that start so, from every shelf. */
  async keys(start: string): Promise<string[]> {
    const found = new Set<string>()
    for (const backend of this.#backends) for (const key of await backend.keys().catch(() => [])) if (key.startsWith(start)) found.add(key)
    return [...found].toSorted()
  }

  /** Calls back after every change, made here or in another tab. */
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

/** Asks the shelves, the one that holds the newest first. */
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

/** The vault of this browser; what cannot be opened is left out. */
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
