import type { MahjongView } from '@parlor/mahjong'
import { usePreferences } from './preferences.ts'

/** What a first match tells: two lines in any mode, then the one of the mode, of which some speak of a curve. */
export const coachLines = [
  'coach.bet',
  'coach.honours',
  'coach.odds',
  'coach.steer',
  'coach.stakes',
  'coach.count',
  'coach.steerCount',
] as const

/** What a mode teaches last, with the curve in sight and without it. */
const lastLineOf = {
  instance: ['coach.odds', 'coach.count'],
  kind: ['coach.steer', 'coach.steerCount'],
  stakes: ['coach.stakes', 'coach.stakes'],
} as const

/** Index of the line for a position; the number of lines once all were told. */
export function coachLineAt({ bets, honors }: Pick<MahjongView, 'bets' | 'honors'>, daily: boolean): number {
  if (bets < 2) return bets
  if (bets >= 5) return coachLines.length
  const [withCurve, without] = lastLineOf[honors]
  return coachLines.indexOf(!daily && usePreferences.getState().odds === 'always' ? withCurve : without)
}
