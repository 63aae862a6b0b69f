import type { Outcome, Seat } from '@parlor/kernel'

/** A win is a win, whatever it was by. */
export function lossOutcome(loser: Seat, reason: string): Outcome {
  return loser === 0 ? { scores: [-1, 1], ranks: [2, 1], reason } : { scores: [1, -1], ranks: [1, 2], reason }
}

/** Nobody has won: both decks ran out together, or the turns did. */
export function drawOutcome(reason: string): Outcome {
  return { scores: [0, 0], ranks: [1, 1], reason }
}
