const key = 'parlor.seated'

/** True when this browser has taken a seat at an online table that may still be running; otherwise the request for it is saved. */
export function isPossiblySeatedOnline(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

export function rememberSeated(seated: boolean): void {
  try {
    if (seated) localStorage.setItem(key, '1')
    else localStorage.removeItem(key)
  } catch {
    // Without the flag the tables are still listed on the online page.
  }
}
