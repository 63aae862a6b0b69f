import type { Seat } from '@parlor/kernel'
import * as move from '../interned-moves.ts'
import { moves } from '../moves.ts'
import { cards } from '../card-pool.ts'
import type { DecisionKind, SimPieceMove, SimPieceState } from '../types.ts'
import { chooseBlock, chooseCounter, chooseTrigger } from './defence-choice.ts'
import { chooseMainPhaseMove } from './main-phase-choice.ts'
import { choosePick } from './pick-choice.ts'
import { leastWorthCard } from './card-worth.ts'

const listed: SimPieceMove[] = []

/** A good move by heuristics. Reads nothing that the seat does not see. */
export function heuristicMove(state: SimPieceState, seat: Seat): SimPieceMove {
  const count = moves(state, seat, listed)
  if (count === 1) return listed[0]!
  switch (state.pending[0]!.kind as DecisionKind) {
    case 'goFirst':
      return move.goFirstMove
    case 'mulligan':
      return isPoor(state.sides[seat]!.hand) ? move.redrawMove : move.keepMove
    case 'main':
      return chooseMainPhaseMove(state, seat, listed, count)
    case 'block':
      return chooseBlock(state, seat, listed, count)
    case 'counter':
      return chooseCounter(state, seat)
    case 'trigger':
      return chooseTrigger(state, seat)
    case 'pick':
    case 'confirm':
      return choosePick(state, seat, listed, count)
    case 'order':
      return listed[0]!
    case 'room':
      return move.pickMove(leastWorthCard(state.sides[seat]!.characters)!.handle)
  }
}

/** A hand without something to play early. */
function isPoor(hand: readonly number[]): boolean {
  let early = 0
  for (const no of hand) if (cards[no]!.kind === 'character' && (cards[no]!.cost ?? 0) <= 3) early++
  return early === 0
}
