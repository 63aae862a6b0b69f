import { gameList } from './game-list.ts'

/** Rules of ranked play, shown to players and applied by the server. */

/**
 * Moves per seat from which a ranked match counts; a match played to its end always counts. Ending it earlier is an abort: it counts for
 * nobody.
 */
export function minimumRankedMoves(game: string): number {
  return gameList.find(({ id }) => id === game)?.minimumRankedMoves ?? 2
}

/** Whether every seat has made the game's minimum of moves; `movers` are the seats of all moves so far. */
export function hasMinimumMoves(game: string, seats: number, movers: Iterable<number>): boolean {
  const least = minimumRankedMoves(game)
  const made = Array.from({ length: seats }, () => 0)
  let missing = seats
  for (const seat of movers) if (++made[seat]! === least && --missing === 0) return true
  return false
}

/** How long players of a ranked match may think. */
export const rankedClock = { kind: 'total', minutes: 10, increment: 5 } as const

/** Figures of ranked play that server and page share. */
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
  /** Factor of a result for each earlier rated match of the same two within the last day. */
  repeatedPairFactor: 1 / 4,
  /** Maximum by which a rating rises or falls within 24 hours. */
  dailyChange: 45,
  /** First pause; each further one within a day is twice as long. */
  pauseMinutes: 5,
} as const

/** Whether there can be a rematch. In ranked play nobody is replaced by a bot: whoever left would have to return, and cannot. */
export function mayPlayAgain({
  ranked,
  seats,
}: {
  readonly ranked: boolean
  readonly seats: readonly { readonly kind: string; readonly left?: boolean }[]
}): boolean {
  return !ranked || seats.every(({ kind, left }) => kind === 'person' && !left)
}

/** Why a result can count less: the same people met before, an opponent is unproven, or the rating is near its daily maximum. */
export const ratingReductions = ['repeatedPair', 'unprovenOpponent', 'daily'] as const
export type RatingReduction = (typeof ratingReductions)[number]

/** Whether a draw offer is still open: a later history entry of anybody but the offerer declines it. */
export function isDrawOfferOpen(
  offer: { readonly seat: number; readonly line: number },
  line: readonly { readonly number: number; readonly seat: number }[],
): boolean {
  for (let at = line.length - 1; at >= 0 && line[at]!.number > offer.line; at--) if (line[at]!.seat !== offer.seat) return false
  return true
}
