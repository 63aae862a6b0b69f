import type { Outcome, Seat } from '@parlor/kernel'

const wins: readonly Outcome[] = [
  { scores: [1, -1], ranks: [1, 2], reason: 'outcome.lastStone' },
  { scores: [-1, 1], ranks: [2, 1], reason: 'outcome.lastStone' },
]

export function winOutcome(winner: Seat): Outcome {
  return wins[winner]!
}
