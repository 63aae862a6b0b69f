const key = 'parlor.account'

/** The last synchronised state of this device and its account, as text; null without an account. */
export function readLastSyncedState(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores it; null removes it. */
export function writeLastSyncedState(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Without it the next visit synchronises as if for the first time: nothing is lost.
  }
}
