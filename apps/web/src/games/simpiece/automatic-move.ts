import type { SimPieceMove, SimPieceView } from '@parlor/simpiece'
import { isPreferenceOn } from './preferences.ts'

/** The only answer to a decision, unless the player wants to give it. The rules ask the same questions whatever a hand holds. */
export function automaticMove(view: SimPieceView, moves: readonly SimPieceMove[]): SimPieceMove | null {
  return isPreferenceOn('autoSkip') && hasSingleAnswer(view, moves) ? moves[0]! : null
}

/** True when a decision has one answer, or several equivalent ones. Ending the turn is always the player's. */
export function hasSingleAnswer(view: SimPieceView, moves: readonly SimPieceMove[]): boolean {
  const kind = view.pending[0]?.kind
  if (kind === 'order') return moves.length > 0 && areAlike(view, moves)
  return moves.length === 1 && kind !== 'main' && kind !== 'goFirst' && kind !== 'mulligan'
}

/** The same ability of the same card number throughout, and none of those cards is on the table any more: they are indistinguishable. */
function areAlike({ queue, sides }: SimPieceView, moves: readonly SimPieceMove[]): boolean {
  const [first, ...others] = moves.map((move) => (move.kind === 'pick' ? queue[move.card] : undefined))
  if (!first || !others.every((one) => one?.card === first.card && one.ability === first.ability)) return false
  const out = sides.flatMap(({ leader, characters, stage }) => [leader, ...characters, ...(stage ? [stage] : [])])
  return [first, ...others].every((one) => out.every(({ handle }) => handle !== one!.source))
}
