import type { Responses } from '@parlor/protocol'

/** How many are listed at first. */
export const shortLeaderboard = 10

/** The first of them, and the player's own row. */
export function leaderboardRows(
  { standings, you }: Responses['leaderboard'],
  most = shortLeaderboard,
): Responses['leaderboard']['standings'] {
  const first = standings.slice(0, most)
  if (!you || you.rank === null || first.some(({ person }) => person.id === you.person.id)) return first
  return [...first, { ...you, rank: you.rank }]
}

/** What a rated player lacks for a rank. */
export function missingForRank(you: Responses['leaderboard']['you']): 'account' | 'matches' | null {
  if (!you || you.rank !== null) return null
  return you.person.guest ? 'account' : 'matches'
}
