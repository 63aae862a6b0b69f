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

/** What was found under a key; not `sure` when a shelf that may know better could not be asked. */
export interface Sight {
  readonly text: string | null
  readonly sure: boolean
}

/** Makes a new text out of the one that is kept; null where nothing is to change. */
export type Make = (text: string | null) => string | null

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
  /** What was made out of too little, because a shelf could not be asked: done again when it can be. */
  readonly #held = new Map<string, readonly Make[]>()
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
    return (await this.look(key)).text
  }

  /** The same, and whether it is all there is: nothing found where a shelf has not answered may be anything. */
  async look(key: string): Promise<Sight> {
    await this.#settle(key)
    const sight = await lookOn(this.#shelves, key)
    return { text: sight.text, sure: sight.sure && !this.#held.has(key) && (sight.text !== null || this.#late === 0) }
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

  /** Makes a text out of the one that is kept, and keeps it; where nothing was to change, null. `make` may be called again. */
  async change(key: string, make: Make): Promise<Place | null> {
    const { text, sure } = await this.look(key)
    const made = make(text)
    // What changes nothing now may change what a shelf holds: a third level counts only after the second.
    if (!sure) return this.#hold(key, made, make)
    return made === null ? null : this.write(key, made)
  }

  /** Keeps the newest state of something; where it could not be seen what is kept already, that stays, and this lasts until the page closes. */
  async rewrite(key: string, text: string): Promise<Place> {
    const { sure } = await this.look(key)
    return sure ? this.write(key, text) : this.#hold(key, text, (found) => found ?? text)
  }

  /** What is made of too little must not stand in the way of what a shelf holds. */
  async #hold(key: string, text: string | null, make: Make): Promise<Place> {
    if (text !== null) await this.#memory.set(key, text)
    this.#held.set(key, [...(this.#held.get(key) ?? []), make])
    this.#report('memory')
    this.#changed()
    return 'memory'
  }

  /** Makes what was held again, out of what the shelves hold, once all of them can be asked. */
  async #settle(key: string): Promise<void> {
    const makes = this.#held.get(key)
    if (!makes || this.#late > 0) return
    const { text, sure } = await lookOn(
      this.#shelves.filter(({ place }) => place !== 'memory'),
      key,
    )
    if (!sure || this.#held.get(key) !== makes) return
    this.#held.delete(key)
    const made = makes.reduce<string | null>((before, make) => make(before) ?? before, text)
    await this.#memory.remove(key)
    if (made !== null && made !== text) await this.write(key, made)
  }

  get #memory(): Shelf {
    return this.#shelves.find(({ place }) => place === 'memory')!
  }

  /** A shelf that should be there and has not answered: it takes its place, before all others, when it does. */
  async expect(shelf: Shelf, answer: Promise<boolean>): Promise<void> {
    this.#late++
    this.#report(this.status.getState().place)
    const there = await answer
    this.#late--
    if (there) this.#shelves = [shelf, ...this.#shelves]
    for (const key of this.#held.keys()) await this.#settle(key)
    this.#report(this.#shelves[0]!.place)
    this.#tell()
  }

  #report(place: Place): void {
    const lasting = place !== 'memory' && this.#held.size === 0
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

/** Asks the shelves, the one that holds the newest first. */
async function lookOn(shelves: readonly Shelf[], key: string): Promise<Sight> {
  let sure = true
  for (const shelf of shelves.toReversed()) {
    try {
      const text = await shelf.get(key)
      if (text !== null) return { text, sure }
    } catch {
      sure = false
    }
  }
  return { text: null, sure }
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
