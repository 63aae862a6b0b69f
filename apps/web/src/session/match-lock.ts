import type { StoreApi } from 'zustand/vanilla'
import type { TabLock } from '../platform/storage/tab-lock.ts'

/** A session as far as claims concern it: its match may change, and it yields when another tab has the match. */
interface LockedSession {
  readonly store: Pick<StoreApi<{ readonly id: string }>, 'subscribe'>
  yield(): void
}

/** Holds the claim of whatever match a session plays, from rematch to rematch. */
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

  /** No more matches follow. */
  stop(): void {
    this.#stop()
  }

  /** Lets go, also of a claim that is still on its way: nobody else would. */
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
