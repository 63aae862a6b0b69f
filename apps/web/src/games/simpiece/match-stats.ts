import type { Seat } from '@parlor/kernel'
import type { Match } from '@parlor/kernel/host'
import type { SimPieceEvent, SimPieceTypes } from '@parlor/simpiece'

/** Stats of a match for one seat. */
interface MatchStats {
  /** Own turns. */
  readonly turns: number
  /** Cards played, counters included. */
  readonly played: number
  /** Life cards taken from the other side. */
  readonly damage: number
  /** DON!! rested for costs or given to cards. */
  readonly don: number
  readonly knockedOut: number
}

export function countMatchStats(match: Match<SimPieceTypes>, seat: Seat): MatchStats {
  const sum = { turns: match.state.sides[seat]!.turns, played: 0, damage: 0, don: 0, knockedOut: 0 }
  for (const { events } of match.history) for (const event of new Set(events.map((visible) => visible.event))) countEvent(sum, event, seat)
  return sum
}

function countEvent(sum: { played: number; damage: number; don: number; knockedOut: number }, event: SimPieceEvent, seat: Seat): void {
  if (event.kind === 'moved') {
    const { cause, from } = event
    if (event.seat === seat && from === 'hand' && (cause === 'play' || cause === 'counter')) sum.played++
    if (event.seat !== seat && cause === 'ko') sum.knockedOut++
  } else if (event.kind === 'damage' && event.seat !== seat) sum.damage++
  else if (event.kind === 'don' && event.seat === seat && event.from === 'active' && event.to !== 'deck') sum.don += event.count
}

/** The same as a match result stores them. */
export function matchStatsOf(match: Match<SimPieceTypes>, seat: Seat): Readonly<Record<string, number>> {
  return { ...countMatchStats(match, seat) }
}
