import { ranksOf, type Outcome } from '@parlor/kernel'
import type { RoundResult } from './types.ts'

/** Lanes won per seat: a lane goes to the only seat with the highest strength in it. */
export function lanesWon({ values, coins, storm }: RoundResult, lanes: number): number[] {
  const won = values.map(() => 0)
  for (let lane = 0; lane < lanes; lane++) {
    const strength = values.map((value, seat) => (coins[seat]![lane] ?? 0) + (lane === storm ? value : 0))
    const best = Math.max(...strength)
    if (strength.filter((one) => one === best).length === 1) won[strength.indexOf(best)]!++
  }
  return won
}

/** Points relative to the average, so that they are zero-sum. */
export function outcomeOf(points: readonly number[]): Outcome {
  const total = points.reduce((sum, one) => sum + one, 0)
  const scores = points.map((one) => one * points.length - total)
  return { scores, ranks: ranksOf(scores), reason: 'points' }
}
