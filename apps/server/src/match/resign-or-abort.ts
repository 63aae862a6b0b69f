import { isMoveEntry, isRejection, type Rejection, type ResignReason, type Seat } from '@parlor/kernel'
import { hasMinimumMoves, rankedRules } from '@parlor/protocol'
import type { MatchRow } from '../store/matches.ts'
import { isActivePerson } from '../tables/seats.ts'
import type { Clocks } from './clocks.ts'
import type { ReplayedMatch } from './replayed-match.ts'

type Rules = Pick<MatchRow, 'game' | 'ranked' | 'seats'>

/** Whether resigning now has a result: always in casual play, in ranked play once every seat has made the game's minimum of moves. */
export function doesMatchCount({ game, ranked, seats }: Rules, { match }: ReplayedMatch): boolean {
  return !ranked || hasMinimumMoves(game, seats.length, moversOf(match.history))
}

function* moversOf(history: ReplayedMatch['match']['history']): Iterable<Seat> {
  for (const { entry } of history) if (isMoveEntry(entry)) yield entry.seat
}

/** Resigns the seat, or aborts where the match does not count yet. */
export function resignOrAbort(row: Rules, replayed: ReplayedMatch, seat: Seat, reason: ResignReason): Rejection | null {
  const done = doesMatchCount(row, replayed) ? replayed.match.resign(seat, reason) : replayed.match.stop(seat, 'abort')
  return isRejection(done) ? done : null
}

/** When a ranked match is aborted because the seat has not made its first move; null where that cannot happen (any more). */
export function noShowDeadline({ ranked, seats }: Rules, { match }: ReplayedMatch, clocks: Clocks, seat: Seat): number | null {
  if (!ranked || !isActivePerson(seats[seat]!)) return null
  const since = clocks.owesSince(seat)
  if (since === null || match.history.some(({ entry }) => entry.seat === seat)) return null
  return since + rankedRules.noShowSeconds * 1000
}
