import type { Seat } from '@parlor/kernel'
import { newFrame } from './new-state.ts'
import { concludeMatch, type SimPieceEventSink } from './move-cards.ts'
import type { SimPieceState } from './types.ts'

/** A Leader takes damage: without Life its player has lost, else a frame deals it point by point. */
export function dealDamage(state: SimPieceState, seat: Seat, count: number, banished: boolean, sink: SimPieceEventSink): void {
  if (state.sides[seat]!.life.length === 0) return concludeMatch(state, 1 - seat, 'outcome.life', sink)
  const frame = newFrame('damage', seat, -1, -1, -1)
  frame.left = count
  frame.memo = banished ? 1 : 0
  state.stack.push(frame)
}
