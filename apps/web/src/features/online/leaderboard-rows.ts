import type { Responses } from '@parlor/protocol'

/** The first ten, and the player's own row. */
export function leaderboardRows({ standings, you }: Responses['leaderboard']): Responses['leaderboard']['standings'] {
  const first = standings.slice(0, 10)
  if (!you || you.rank === null || first.some(({ person }) => person.id === you.person.id)) return first
  return [...first, { ...you, rank: you.rank }]
}

/** What a rated player lacks for a rank. */
export function missingForRank(you: Responses['leaderboard']['you']): 'account' | 'matches' | null {
  if (!you || you.rank !== null) return null
  return you.person.guest ? 'account' : 'matches'
}
