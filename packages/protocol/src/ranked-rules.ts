/** Rules of ranked play, shown to players and applied by the server. */

/**
 * Moves per seat, by game, from which a ranked match counts; a match played to its end always counts. Ending it earlier is an abort: it
 * counts for nobody.
 */
const minimumMoves: Readonly<Record<string, number>> = { dots: 4, domino: 2, sumzero: 2, mahjong: 5, simpiece: 4 }

export function minimumRankedMoves(game: string): number {
  return minimumMoves[game] ?? 2
}

/** How long players of a ranked match may think. */
export const rankedClock = { kind: 'total', minutes: 10, increment: 5 } as const

export const rankedRules = {
  /** No-show timeout of the first move: then the match is aborted. */
  noShowSeconds: 20,
  /** Absence after which a player who owes a move can be claimed against by somebody who was present throughout. */
  claimSeconds: 60,
  /** Window of `abortsAllowed`. */
  abortMinutes: 30,
  /** Beyond this many aborts within the window each one closes the ranked queue to the aborter. */
  abortsAllowed: 2,
  /** The same within a day. */
  abortsAllowedDaily: 6,
  /** First pause; each further one within a day is twice as long. */
  pauseMinutes: 5,
} as const

/** Whether a draw offer is still open: a later history entry of anybody but the offerer declines it. */
export function isDrawOfferOpen(
  offer: { readonly seat: number; readonly line: number },
  line: readonly { readonly number: number; readonly seat: number }[],
): boolean {
  for (let at = line.length - 1; at >= 0 && line[at]!.number > offer.line; at--) if (line[at]!.seat !== offer.seat) return false
  return true
}
