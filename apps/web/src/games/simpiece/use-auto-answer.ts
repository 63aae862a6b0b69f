import type { SimPieceTypes, SimPieceMove, SimPieceView } from '@parlor/simpiece'
import { useEffect, useRef } from 'react'
import type { GameTableProps } from '../../web-game/web-game.ts'
import { usePreference } from './preferences.ts'

/** Range of the delay before an automatic answer, in milliseconds. */
const minDelay = 700
const maxDelay = 1500

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

/**
 * Gives the only answer after a delay. The rules ask the same questions whatever a hand holds, and the delay is random, so nobody learns
 * from it that there was no choice. After an undo the player answers.
 */
export function useAutoAnswer(view: SimPieceView, props: GameTableProps<SimPieceTypes>, off: boolean, speed: number): void {
  const { moves, onMove } = props
  const wanted = usePreference('autoSkip')
  const reached = useRef(-1)
  useEffect(() => {
    if (off || !wanted || !hasSingleAnswer(view, moves) || view.seq <= reached.current) return
    const timer = setTimeout(
      () => {
        reached.current = view.seq
        onMove(moves[0]!)
      },
      (minDelay + Math.random() * (maxDelay - minDelay)) / (speed || 2),
    )
    return () => clearTimeout(timer)
  }, [view, moves, onMove, off, wanted, speed])
}
