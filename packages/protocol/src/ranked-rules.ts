/** The rules of ranked play that players are told; the server applies the same figures. */

/**
 * A ranked match counts when it is played out, or when every seat has made so many moves, by game. Whatever ends it before that is an
 * abort: it counts for nobody.
 */
const minimumMoves: Readonly<Record<string, number>> = { dots: 4, domino: 2, sumzero: 2, mahjong: 5, simpiece: 4 }

export function minimumRankedMoves(game: string): number {
  return minimumMoves[game] ?? 2
}

export const rankedRules = {
  /** Whoever has not made their first move so long after it became due does not show up: the match is called off. */
  noShowSeconds: 20,
  /** Whoever owes a move and has been away so long can be claimed against by somebody who was there all the time. */
  claimSeconds: 60,
  /** Aborts within so many minutes … */
  abortMinutes: 30,
  /** … from which on each one closes the ranked queue to whoever left. */
  abortsAllowed: 2,
  /** The same within a day. */
  abortsAllowedDaily: 6,
  /** The first such pause; each further one within a day is twice as long. */
  pauseMinutes: 5,
} as const

/** Whether a draw offer still stands: `line` is what was done in the match, and a later deed of anybody but the offerer has declined it. */
export function isDrawOfferOpen(
  offer: { readonly seat: number; readonly line: number },
  line: readonly { readonly number: number; readonly seat: number }[],
): boolean {
  for (let at = line.length - 1; at >= 0 && line[at]!.number > offer.line; at--) if (line[at]!.seat !== offer.seat) return false
  return true
}
