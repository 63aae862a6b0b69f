import { isPlayed, isRejection, type Rejection, type ResignReason, type Seat } from '@parlor/kernel'
import { rankedMinimum, rankedRules } from '@parlor/protocol'
import type { MatchRow } from '../store/matches.ts'
import { isPresent } from '../tables/seats.ts'
import type { Clocks } from './clocks.ts'
import type { Fold } from './fold.ts'

type Rules = Pick<MatchRow, 'game' | 'ranked' | 'seats'>

/** Whether giving the match up now has a result: always where nothing is at stake, in ranked play once every seat has made the game's minimum of moves. */
export function matchCounts({ game, ranked, seats }: Rules, { match }: Fold): boolean {
  if (!ranked) return true
  const least = rankedMinimum(game)
  const made = seats.map(() => 0)
  let missing = seats.length
  for (const { deed } of match.line) {
    if (isPlayed(deed) && ++made[deed.seat]! === least && --missing === 0) return true
  }
  return false
}

/** A seat gives up or is given up: it loses, or, where the match does not count yet, calls it off. */
export function endFor(row: Rules, fold: Fold, seat: Seat, reason: ResignReason): Rejection | null {
  const done = matchCounts(row, fold) ? fold.match.resign(seat, reason) : fold.match.stop(seat, 'abort')
  return isRejection(done) ? done : null
}

/** When a ranked match is called off because the seat has not made its first move, by these clocks; null where that cannot happen (any more). */
export function noShowDue({ ranked, seats }: Rules, { match }: Fold, clocks: Clocks, seat: Seat): number | null {
  if (!ranked || !isPresent(seats[seat]!)) return null
  const since = clocks.owesSince(seat)
  if (since === null || match.line.some(({ deed }) => deed.seat === seat)) return null
  return since + rankedRules.noShowSeconds * 1000
}
