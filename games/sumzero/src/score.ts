import type { Outcome, Seat } from '@parlor/kernel'

const wins: readonly Outcome[] = [
  { scores: [1, -1], ranks: [1, 2], reason: 'outcome.stuck' },
  { scores: [-1, 1], ranks: [2, 1], reason: 'outcome.stuck' },
]

/** Outcome of a win because the other side has no placement: there are no draws, and all wins count alike. */
export function winOutcome(winner: Seat): Outcome {
  return wins[winner]!
}
