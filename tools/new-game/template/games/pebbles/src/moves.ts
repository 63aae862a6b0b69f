import { decisionOf, hasExactKeys, reject, type Rejection, type Seat } from '@parlor/kernel'
import { mostTaken, type PebblesMove, type PebblesState } from './types.ts'

/** Made once: a search asks for moves a million times and must not allocate. */
const allMoves: readonly PebblesMove[] = Array.from({ length: mostTaken }, (_, i) => ({ take: i + 1 }))

export function moves({ left }: PebblesState, _seat: Seat, out: PebblesMove[]): number {
  const count = Math.min(left, mostTaken)
  for (let i = 0; i < count; i++) out[i] = allMoves[i]!
  return count
}

/** Null means legal. The move may be anything that came over a network. */
export function check(state: PebblesState, seat: Seat, move: unknown): Rejection | null {
  if (state.outcome) return reject('match.over')
  if (!decisionOf(state.pending, seat)) return reject('match.notYourTurn')
  if (!hasExactKeys(move, ['take'])) return reject('pebbles.notAMove')
  const legal = allMoves.some(({ take }) => take === move['take'] && take <= state.left)
  return legal ? null : reject('pebbles.badTake', { most: Math.min(state.left, mostTaken) })
}

/** Played for somebody who has left: one stone. */
export function fallback(): PebblesMove {
  return allMoves[0]!
}
