import type { Outcome, Seat } from '@parlor/kernel'

/** Outcome of a win; all wins count alike. */
export function lossOutcome(loser: Seat, reason: string): Outcome {
  return loser === 0 ? { scores: [-1, 1], ranks: [2, 1], reason } : { scores: [1, -1], ranks: [1, 2], reason }
}

/** A draw: both decks ran out at the same time, or the turn limit was reached. */
export function drawOutcome(reason: string): Outcome {
  return { scores: [0, 0], ranks: [1, 1], reason }
}
