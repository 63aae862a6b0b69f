import type { Match, Seat } from '@parlor/kernel'
import type { SimPieceEvent, SimPieceKinds } from '@parlor/simpiece'

/** A match in figures for one seat. */
export interface Figures {
  /** Turns of one's own. */
  readonly turns: number
  /** Cards played, counters included. */
  readonly played: number
  /** Life cards taken from the other side. */
  readonly damage: number
  /** DON!! rested for costs or given to cards. */
  readonly don: number
  readonly knockedOut: number
}

export function figuresFor(match: Match<SimPieceKinds>, seat: Seat): Figures {
  const sum = { turns: match.state.sides[seat]!.turns, played: 0, damage: 0, don: 0, knockedOut: 0 }
  for (const { events } of match.line) for (const event of new Set(events.map((heard) => heard.event))) count(sum, event, seat)
  return sum
}

function count(sum: { played: number; damage: number; don: number; knockedOut: number }, event: SimPieceEvent, seat: Seat): void {
  if (event.kind === 'moved') {
    const { cause, from } = event
    if (event.seat === seat && from === 'hand' && (cause === 'play' || cause === 'counter')) sum.played++
    if (event.seat !== seat && cause === 'ko') sum.knockedOut++
  } else if (event.kind === 'damage' && event.seat !== seat) sum.damage++
  else if (event.kind === 'don' && event.seat === seat && event.from === 'active' && event.to !== 'deck') sum.don += event.count
}

/** The same for statistics. */
export function marksOf(match: Match<SimPieceKinds>, seat: Seat): Readonly<Record<string, number>> {
  return { ...figuresFor(match, seat) }
}
