import { hasExactKeys, reject, type ReadonlyMatch, type Rejection, type SeriesRules } from '@parlor/kernel'
import type { SumZeroTypes, SumZeroOptions } from './types.ts'

/** State of a tournament: matches that counted, and wins by seat. */
export interface TournamentStanding {
  readonly played: number
  readonly wins: readonly [number, number]
}

/** Allowed tournament lengths. */
export const tournamentLengths = [1, 3, 5, 7, 9, 11] as const

/** Best of n: the side that begins changes from match to match, the seats never do. */
export function bestOfSeries(games: number, options: SumZeroOptions): SeriesRules<TournamentStanding, SumZeroTypes> {
  return {
    id: `sumzero.bestOf${games}`,
    begin: () => ({ played: 0, wins: [0, 0] }),
    next({ played, wins }) {
      if (2 * Math.max(...wins) > games || played >= games) return null
      const starter = played % 2 === 0 ? options.starter : options.starter === 'cyan' ? 'orange' : 'cyan'
      return { options: { ...options, starter } }
    },
    add: ({ played, wins: [cyan, orange] }, match: ReadonlyMatch<SumZeroTypes>) => {
      if (!match.outcome) throw new Error('a match that is still being played has no result')
      const won = match.outcome.ranks[0] === 1
      return { played: played + 1, wins: won ? [cyan + 1, orange] : [cyan, orange + 1] }
    },
  }
}

/** Who has won the tournament, or null while it goes on. */
export function tournamentWinner(games: number, { wins }: TournamentStanding): number | null {
  const most = Math.max(...wins)
  return 2 * most > games ? wins.indexOf(most) : null
}

/** Parses a stored state, strictly. */
export function readTournamentStanding(value: unknown, games: number): TournamentStanding | Rejection {
  const bad = reject('tournament.badStanding')
  if (!hasExactKeys(value, ['played', 'wins'])) return bad
  const { played, wins } = value
  const counts = Array.isArray(wins) && wins.length === 2 && wins.every((won) => Number.isInteger(won) && !Object.is(won, -0) && won >= 0)
  if (!counts || wins[0] + wins[1] !== played) return bad
  const most = Math.max(...(wins as number[]))
  const sound = (played as number) <= games && 2 * most <= games + 1 && 2 * Math.min(...(wins as number[])) <= games
  return sound ? (value as unknown as TournamentStanding) : bad
}
