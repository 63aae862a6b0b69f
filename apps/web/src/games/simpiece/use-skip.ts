import type { SimPieceKinds, SimPieceView } from '@parlor/simpiece'
import { useEffect, useRef } from 'react'
import type { TableProps } from '../door.ts'
import { useChoice } from './choices.ts'

/** So long a decision without a choice stands there, at least and at most. */
const least = 700
const most = 1500

/** Whether a decision needs nobody: it has one answer. Ending the turn is always for the player to say. */
export function answersItself(view: SimPieceView, moves: number): boolean {
  const kind = view.pending[0]?.kind
  return moves === 1 && kind !== 'main' && kind !== 'goFirst' && kind !== 'mulligan'
}

/**
 * Gives the only answer after a while. The rules ask the same questions whatever a hand holds, and the time is drawn by lot, so nobody
 * learns from it that there was no choice. What was taken back is left to the player.
 */
export function useSkip(view: SimPieceView, props: TableProps<SimPieceKinds>, off: boolean, speed: number): void {
  const { moves, onMove } = props
  const wanted = useChoice('autoSkip')
  const reached = useRef(-1)
  useEffect(() => {
    if (off || !wanted || !answersItself(view, moves.length) || view.seq <= reached.current) return
    const timer = setTimeout(
      () => {
        reached.current = view.seq
        onMove(moves[0]!)
      },
      (least + Math.random() * (most - least)) / (speed || 2),
    )
    return () => clearTimeout(timer)
  }, [view, moves, onMove, off, wanted, speed])
}
