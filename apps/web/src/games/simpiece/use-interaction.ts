import type { SimPieceTypes, SimPieceView } from '@parlor/simpiece'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { GameTableProps } from '../../web-game/web-game.ts'
import { nextMoveOfBatch } from './move-batch.ts'
import { idleMode, reconcileMode, type InteractionMode, type ModeTransition } from './interaction-mode.ts'
import type { ViewModel } from './view-model.ts'

/** The player's interaction: the current mode, and how gestures become moves. */
interface Interaction {
  readonly mode: InteractionMode
  readonly setMode: (mode: InteractionMode) => void
  /** Performs the transition of a press. */
  readonly take: (turn: ModeTransition) => void
}

export function useInteraction(table: ViewModel, view: SimPieceView, { onMove }: GameTableProps<SimPieceTypes>): Interaction {
  const [mode, setMode] = useState<InteractionMode>(idleMode)
  const held = useMemo(() => reconcileMode(mode, table), [mode, table])
  // A mode does not carry over to the next question.
  const id = view.pending[0]?.id
  const known = useRef(id)
  useEffect(() => {
    if (known.current !== id && mode.kind === 'choosing') setMode(idleMode)
    known.current = id
  }, [id, mode])

  const take = useCallback(
    ({ mode: next, batch }: ModeTransition) => {
      setMode(next)
      const [first] = batch?.moves ?? []
      if (!batch || first === undefined) return
      const whole = batch.moves.length > 1 || batch.thenDone === true
      onMove(first, whole ? (after, moves, made) => nextMoveOfBatch({ batch, made }, after, moves) : undefined)
    },
    [onMove],
  )
  return { mode: held, setMode, take }
}
