import type { StoreApi } from 'zustand/vanilla'
import type { TabLock } from '../platform/storage/tab-lock.ts'

/** What a match lock needs of a session: its match id may change, and it yields when another tab takes the match. */
interface LockedSession {
  readonly store: Pick<StoreApi<{ readonly id: string }>, 'subscribe'>
  yield(): void
}

/** Holds the tab lock of the session's current match, across rematches. */
export class MatchLock {
  readonly #holder: LockedSession
  readonly #stop: () => void
  #tabLock: TabLock | null
  #closed = false

  constructor(holder: LockedSession, first: TabLock | null, tabLock: (id: string) => Promise<TabLock | null>) {
    this.#holder = holder
    this.#tabLock = first
    this.#hold(first)
    this.#stop = holder.store.subscribe((now, before) => {
      if (now.id === before.id) return
      this.#tabLock?.release()
      void tabLock(now.id).then((next) => this.#hold(next))
    })
  }

  /** Stops following the session's match id. */
  stop(): void {
    this.#stop()
  }

  /** Releases the lock, also one that is still being acquired: otherwise it would stay. */
  release(): void {
    this.#closed = true
    this.#stop()
    this.#tabLock?.release()
  }

  #hold(next: TabLock | null): void {
    if (this.#closed) return next?.release()
    this.#tabLock = next
    if (!next) this.#holder.yield()
    void next?.lost.then(() => next === this.#tabLock && this.#holder.yield())
  }
}
