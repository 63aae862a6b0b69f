const key = 'parlor.account'

/** What this device and the account that is signed in here had in common last, as text; null where nobody is. */
export function readSyncState(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps it, or forgets it with null. */
export function writeSyncState(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // The next visit meets the account as if for the first time: nothing is lost by it.
  }
}
