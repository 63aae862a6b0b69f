import { blockedCell, boardGeometryOf, type DotsEvent, type DotsTypes } from '@parlor/dots'
import type { Seat } from '@parlor/kernel'
import type { Match } from '@parlor/kernel/host'

/** The first moves of both sides do not show who is behind. */
const openingMoves = 6

/**
 * Stats of a finished match for one seat: its longest chain, most waves and cells gained in one move, all its bursts; its fewest cells,
 * cells taken by the other side; the board's cells and blocks; who began; whether the board was a custom one; whether the seat resigned.
 */
export function matchStatsOf(match: Match<DotsTypes>, seat: Seat): Readonly<Record<string, number>> {
  const marks = { chain: 0, waves: 0, gained: 0, bursts: 0, lost: 0, least: Infinity }
  for (const [index, { events, state }] of match.history.entries()) {
    const tally = events.map(({ event }) => event).find((event): event is TallyEvent => event.kind === 'tally')
    if (tally?.seat === seat) {
      marks.chain = Math.max(marks.chain, tally.bursts)
      marks.waves = Math.max(marks.waves, tally.waves)
      marks.gained = Math.max(marks.gained, tally.gained)
      marks.bursts += tally.bursts
    } else if (tally) marks.lost += tally.lost
    if (index >= openingMoves) marks.least = Math.min(marks.least, state.held[seat]!)
  }
  const { start } = match
  const { template } = match.origin.options
  return {
    ...marks,
    least: Number.isFinite(marks.least) ? marks.least : match.state.held[seat]!,
    cells: boardGeometryOf(start).playable,
    blocks: start.owner.filter((owner) => owner === blockedCell).length,
    seat,
    first: start.pending[0]?.seat === seat ? 1 : 0,
    own: template === 'custom' ? 1 : 0,
    resigned: match.outcome?.reason === 'resign' && match.history.at(-1)?.entry.seat === seat ? 1 : 0,
  }
}

type TallyEvent = Extract<DotsEvent, { kind: 'tally' }>
