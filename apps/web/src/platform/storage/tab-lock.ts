/** One tab's exclusive lock on a match. */
export interface TabLock {
  /** Resolves when another tab has taken it. */
  readonly lost: Promise<void>
  release(): void
}

type Locks = Pick<LockManager, 'request'>

/**
 * Locks a match for this tab; null when another tab holds it and `take` is not set. Where the browser has no locks, or refuses them, the
 * lock is always granted, and the revision check at each write separates two tabs.
 */
export function lockMatchForTab(id: string, take = false, locks: Locks | undefined = globalThis.navigator?.locks): Promise<TabLock | null> {
  if (!locks) return Promise.resolve({ lost: new Promise(() => {}), release() {} })
  return new Promise((resolve) => {
    let release = (): void => {}
    const held = new Promise<void>((done) => (release = done))
    let onLost = (): void => {}
    const lost = new Promise<void>((done) => (onLost = done))
    locks
      .request(`parlor-match-${id}`, take ? { steal: true } : { ifAvailable: true }, (lock) => {
        if (lock === null) return resolve(null)
        resolve({ lost, release })
        return held
      })
      .catch((error: unknown) => {
        // Only a stolen lock aborts like this; any other error means that locks are not available.
        if (error instanceof DOMException && error.name === 'AbortError') onLost()
        resolve({ lost, release })
      })
  })
}
