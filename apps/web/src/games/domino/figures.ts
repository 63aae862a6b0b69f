import type { DominoEvent, DominoKinds } from '@parlor/domino'
import type { Match, Seat } from '@parlor/kernel'

/** A finished match in figures, for one seat: points from others' passes and how often it passed itself, the most points of one hand, tiles placed. */
export function marksOf(match: Match<DominoKinds>, seat: Seat): Readonly<Record<string, number>> {
  const marks = { passPoints: match.state.passPoints[seat]!, passes: 0, best: 0, placed: 0, fish: 0 }
  for (const { events } of match.line)
    for (const { event } of events as readonly { readonly event: DominoEvent }[]) {
      if (event.kind === 'passed' && event.seat === seat) marks.passes++
      else if (event.kind === 'played' && event.seat === seat) marks.placed++
      else if (event.kind === 'fish') marks.fish++
      else if (event.kind === 'handOver' && event.result.winner === seat) marks.best = Math.max(marks.best, event.result.points)
    }
  return marks
}
