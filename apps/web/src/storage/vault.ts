import { createStore, type StoreApi } from 'zustand/vanilla'
import { databaseShelf, localShelf, memoryShelf, opens, type Place, type Shelf } from './shelf.ts'

/** How well things are kept at the moment. */
export interface VaultStatus {
  /** Where the last write ended up. */
  readonly place: Place
  /**
   * Why something is held only until the page closes: nothing lasting could be opened, or it refused a write. `late`: the browser's database
   * has not answered yet, so what it holds cannot be seen.
   */
  readonly trouble: 'none' | 'refused' | 'late' | null
}

/**
 * Keeps texts on the first shelf that takes them. A write counts only once it has been read back;
 * a later shelf always holds the newer text, because a write clears the key on every shelf behind the one that took it. What stands on the
 * shelves before it stays: a write that only memory took must not cost the copy that lasts.
 */
export class Vault {
  readonly status: StoreApi<VaultStatus>
  #shelves: readonly Shelf[]
  /** Shelves that have not answered yet. */
  #late = 0
  /** Held in memory because a late shelf may know better. */
  readonly #held = new Set<string>()
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
    const behind = this.#shelves.findIndex((shelf) => shelf.place === place) + 1
    for (const shelf of this.#shelves.slice(behind)) await shelf.remove(key).catch(() => undefined)
    this.#held.delete(key)
    this.#report(place)
    this.#changed()
    return place
  }

  /**
   * Writes what was made out of what was read under the same key. While a shelf has not answered that may be too little, and must not stand
   * in the way of what the shelf holds: then it lasts until the page closes, or until the shelf is there.
   */
  async rewrite(key: string, text: string): Promise<Place> {
    if (this.#late === 0) return this.write(key, text)
    const memory = this.#shelves.find(({ place }) => place === 'memory')!
    await memory.set(key, text)
    this.#held.add(key)
    this.#changed()
    return 'memory'
  }

  /** A shelf that should be there and has not answered: it takes its place, before all others, when it does. */
  async expect(shelf: Shelf, answer: Promise<boolean>): Promise<void> {
    this.#late++
    this.#report(this.status.getState().place)
    const there = await answer
    this.#late--
    if (there) {
      this.#shelves = [shelf, ...this.#shelves]
      const memory = this.#shelves.find(({ place }) => place === 'memory')!
      for (const key of this.#held) await memory.remove(key)
      this.#held.clear()
    }
    this.#report(this.#shelves[0]!.place)
    this.#tell()
  }

  #report(place: Place): void {
    const lasting = place !== 'memory'
    const trouble = this.#late > 0 ? 'late' : lasting ? null : this.#shelves.length > 1 ? 'refused' : 'none'
    const now = this.status.getState()
    if (now.place !== place || now.trouble !== trouble) this.status.setState({ place, trouble })
  }

  /** Writes at once on the first shelf that can, because the page is going; what was held in memory for that key is older. */
  writeNow(key: string, text: string): boolean {
    const shelf = this.#shelves.find(({ setNow }) => setNow !== undefined)
    try {
      shelf?.setNow!(key, text)
    } catch {
      return false
    }
    for (const { place, remove } of this.#shelves) if (place === 'memory') void remove(key)
    return shelf !== undefined
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
  const late: [Shelf, Promise<boolean>][] = []
  for (const make of [databaseShelf, () => localShelf(localStorage)]) {
    try {
      const shelf = make()
      const { now, later } = await opens(shelf)
      if (now === 'late') late.push([shelf, later])
      else if (now) shelves.push(shelf)
    } catch {
      continue
    }
  }
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('parlor-vault')
  const vault = new Vault([...shelves, memoryShelf()], channel)
  for (const [shelf, later] of late) void vault.expect(shelf, later)
  return vault
}
