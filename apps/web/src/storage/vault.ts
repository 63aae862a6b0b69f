import { createStore, type StoreApi } from 'zustand/vanilla'
import { databaseShelf, localShelf, memoryShelf, opens, type Place, type Shelf } from './shelf.ts'

/** How well things are kept at the moment. */
export interface VaultStatus {
  /** Where the last write ended up. */
  readonly place: Place
  /** Why something is held only until the page closes: nothing lasting could be opened, or it refused a write. */
  readonly trouble: 'none' | 'refused' | null
}

/**
 * Keeps texts on the first shelf that takes them. A write counts only once it has been read back;
 * a later shelf always holds the newer text, because a write that succeeds clears the key everywhere else.
 */
export class Vault {
  readonly status: StoreApi<VaultStatus>
  readonly #shelves: readonly Shelf[]
  readonly #listeners = new Set<() => void>()
  readonly #channel: BroadcastChannel | null

  constructor(shelves: readonly Shelf[], channel: BroadcastChannel | null = null) {
    this.#shelves = shelves
    this.#channel = channel
    const place = shelves[0]!.place
    this.status = createStore<VaultStatus>(() => ({ place, trouble: place === 'memory' ? 'none' : null }))
    channel?.addEventListener('message', () => this.#tell())
  }

  async read(key: string): Promise<string | null> {
    for (const shelf of this.#shelves.toReversed()) {
      const text = await shelf.get(key).catch(() => null)
      if (text !== null) return text
    }
    return null
  }

  /** Writes, reads back, and says where it is kept. Memory never refuses. */
  async write(key: string, text: string): Promise<Place> {
    const place = await this.#place(key, text)
    for (const shelf of this.#shelves) if (shelf.place !== place) await shelf.remove(key).catch(() => undefined)
    const lasting = place !== 'memory'
    const trouble = lasting ? null : this.#shelves.length > 1 ? 'refused' : 'none'
    if (this.status.getState().place !== place || this.status.getState().trouble !== trouble) this.status.setState({ place, trouble })
    this.#changed()
    return place
  }

  async #place(key: string, text: string): Promise<Place> {
    for (const shelf of this.#shelves) {
      try {
        await shelf.set(key, text)
        if ((await shelf.get(key)) === text) return shelf.place
      } catch {
        continue
      }
    }
    throw new Error('memory refused a write')
  }

  async remove(...keys: readonly string[]): Promise<void> {
    for (const shelf of this.#shelves) for (const key of keys) await shelf.remove(key).catch(() => undefined)
    this.#changed()
  }

  /** The keys that start so, from every shelf. */
  async keys(start: string): Promise<string[]> {
    const found = new Set<string>()
    for (const shelf of this.#shelves) for (const key of await shelf.keys().catch(() => [])) if (key.startsWith(start)) found.add(key)
    return [...found].toSorted()
  }

  /** Calls back after every change, made here or in another tab. */
  watch(changed: () => void): () => void {
    this.#listeners.add(changed)
    return () => void this.#listeners.delete(changed)
  }

  #changed(): void {
    this.#channel?.postMessage('changed')
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

let opened: Promise<Vault> | null = null

/** The vault of this browser; what cannot be opened is left out. */
export function openVault(): Promise<Vault> {
  return (opened ??= open())
}

async function open(): Promise<Vault> {
  const shelves: Shelf[] = []
  for (const make of [databaseShelf, () => localShelf(localStorage)]) {
    try {
      const shelf = make()
      if (await opens(shelf)) shelves.push(shelf)
    } catch {
      continue
    }
  }
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('parlor-vault')
  return new Vault([...shelves, memoryShelf()], channel)
}
