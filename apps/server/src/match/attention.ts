import type { Seat } from '@parlor/kernel'
import type { MatchRow } from '../store/matches.ts'
import type { Fold } from './fold.ts'

/** When the match next needs somebody other than its players: a bot's turn, a clock that runs out, somebody who may be gone. Null when it does not. */
export function attention(row: MatchRow, fold: Fold, now: number): number | null {
  let due = Infinity
  for (const { seat } of fold.match.state.pending) due = Math.min(due, dueFor(row, fold, seat, now))
  return due === Infinity ? null : due
}

function dueFor({ seats, absent }: MatchRow, fold: Fold, seat: Seat, now: number): number {
  const sitting = seats[seat]!
  if (sitting.kind === 'bot' || (sitting.kind === 'person' && sitting.left)) return now
  const expiry = fold.clocks.expiry(seat) ?? Infinity
  if (absent.kind === 'wait') return expiry
  return Math.min(expiry, Math.max(now, fold.clocks.owesSince(seat) ?? now) + absent.seconds * 1000)
}
