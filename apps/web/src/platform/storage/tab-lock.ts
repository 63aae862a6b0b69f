/** One tab's right to write to a match. */
export interface TabLock {
  /** Resolves when another tab has taken it. */
  readonly lost: Promise<void>
  release(): void
}

type Locks = Pick<LockManager, 'request'>

/**
 * Claims a match for this tab; null when another tab has it and `take` was not asked for. Where the browser has no locks, or
 * refuses them, the claim is always given, and the revision check at each write is what keeps two tabs apart.
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
        // Only a stolen lock ends so; anything else says that there are no locks to be had here.
        if (error instanceof DOMException && error.name === 'AbortError') onLost()
        resolve({ lost, release })
      })
  })
}
