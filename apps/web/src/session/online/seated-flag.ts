const key = 'parlor.seated'

/** Whether this browser has sat down at a table on the server that may still go on: only then is it worth asking for. */
export function maySitOnline(): boolean {
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
    // Without it the tables are found where one goes to play with people.
  }
}
