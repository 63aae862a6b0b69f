/** Whether the path is a match in play: no reload, update or prompt then. */
export function isTablePath(path: string): boolean {
  return /^\/[^/]+\/play\//.test(path)
}

/** The game of a path, by its first segment. */
export function gameIdFromPath(path: string, games: readonly string[]): string | null {
  const first = path.split('/')[1] ?? ''
  return games.includes(first) ? first : null
}
