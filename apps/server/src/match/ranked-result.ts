import { isMoveEntry, isRejection, type Rejection, type ResignReason, type Seat } from '@parlor/kernel'
import { minimumRankedMoves, rankedRules } from '@parlor/protocol'
import type { MatchRow } from '../store/matches.ts'
import { isActivePerson } from '../tables/seats.ts'
import type { Clocks } from './clocks.ts'
import type { ReplayedMatch } from './replayed-match.ts'

type Rules = Pick<MatchRow, 'game' | 'ranked' | 'seats'>

/** Whether giving the match up now has a result: always where nothing is at stake, in ranked play once every seat has made the game's minimum of moves. */
export function doesMatchCount({ game, ranked, seats }: Rules, { match }: ReplayedMatch): boolean {
  if (!ranked) return true
  const least = minimumRankedMoves(game)
  const made = seats.map(() => 0)
  let missing = seats.length
  for (const { entry } of match.history) {
    if (isMoveEntry(entry) && ++made[entry.seat]! === least && --missing === 0) return true
  }
  return false
}

/** A seat gives up or is given up: it loses, or, where the match does not count yet, calls it off. */
export function resignOrAbort(row: Rules, replayed: ReplayedMatch, seat: Seat, reason: ResignReason): Rejection | null {
  const done = doesMatchCount(row, replayed) ? replayed.match.resign(seat, reason) : replayed.match.stop(seat, 'abort')
  return isRejection(done) ? done : null
}

/** When a ranked match is called off because the seat has not made its first move, by these clocks; null where that cannot happen (any more). */
export function noShowDeadline({ ranked, seats }: Rules, { match }: ReplayedMatch, clocks: Clocks, seat: Seat): number | null {
  if (!ranked || !isActivePerson(seats[seat]!)) return null
  const since = clocks.owesSince(seat)
  if (since === null || match.history.some(({ entry }) => entry.seat === seat)) return null
  return since + rankedRules.noShowSeconds * 1000
}
