import { passTurn, setOutcome, type EventSink, type Seat } from '@parlor/kernel'
import { winOutcome } from './score.ts'
import type { PebblesEvent, PebblesMove, PebblesState } from './types.ts'

export function apply(state: PebblesState, seat: Seat, { take }: PebblesMove, sink: EventSink<PebblesEvent>): void {
  state.left -= take
  if (!sink.quiet) sink.emit({ kind: 'took', seat, take, left: state.left })
  if (state.left > 0) return passTurn(state, 1 - seat, 'take')
  const winner = state.misere ? 1 - seat : seat
  state.seq++
  setOutcome(state, winOutcome(winner))
  if (!sink.quiet) sink.emit({ kind: 'won', seat: winner })
}
