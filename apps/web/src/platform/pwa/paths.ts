/** True while a match is on the table at this address: nothing may reload, replace code or ask for attention then. */
export function isTablePath(path: string): boolean {
  return /^\/[^/]+\/play\//.test(path)
}

/** The game whose rooms this address belongs to, by its first part. */
export function gameIdFromPath(path: string, games: readonly string[]): string | null {
  const first = path.split('/')[1] ?? ''
  return games.includes(first) ? first : null
}
