import type { Seat } from '@parlor/kernel'
import * as move from '../move.ts'
import { moves } from '../moves.ts'
import { cards } from '../pool.ts'
import type { DecisionKind, SimPieceMove, SimPieceState } from '../types.ts'
import { blockMove, counterMove, triggerMove } from './defend.ts'
import { mainMove } from './main.ts'
import { pickMove } from './pick.ts'
import { leastOf } from './worth.ts'

const listed: SimPieceMove[] = []

/** What a player who knows the ropes would do here, by rules of thumb. Looks at nothing that the seat does not see. */
export function advise(state: SimPieceState, seat: Seat): SimPieceMove {
  const count = moves(state, seat, listed)
  if (count === 1) return listed[0]!
  switch (state.pending[0]!.kind as DecisionKind) {
    case 'goFirst':
      return move.goFirst
    case 'mulligan':
      return isPoor(state.sides[seat]!.hand) ? move.redraw : move.keep
    case 'main':
      return mainMove(state, seat, listed, count)
    case 'block':
      return blockMove(state, seat, listed, count)
    case 'counter':
      return counterMove(state, seat)
    case 'trigger':
      return triggerMove(state, seat)
    case 'pick':
    case 'confirm':
      return pickMove(state, seat, listed, count)
    case 'order':
      return listed[0]!
    case 'room':
      return move.pick(leastOf(state.sides[seat]!.characters)!.handle)
  }
}

/** A hand without something to play early. */
function isPoor(hand: readonly number[]): boolean {
  let early = 0
  for (const no of hand) if (cards[no]!.kind === 'character' && (cards[no]!.cost ?? 0) <= 3) early++
  return early === 0
}
