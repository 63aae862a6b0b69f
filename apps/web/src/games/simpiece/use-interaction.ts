import type { SimPieceTypes, SimPieceView } from '@parlor/simpiece'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { GameTableProps } from '../../web-game/web-game.ts'
import { nextMoveOfBatch, type MoveBatch, type RunningBatch } from './move-batch.ts'
import { idleMode, reconcileMode, type InteractionMode, type ModeTransition } from './interaction-mode.ts'
import type { ViewModel } from './view-model.ts'

/** The player's interaction: the current mode, and how gestures become moves. */
interface Interaction {
  readonly mode: InteractionMode
  readonly setMode: (mode: InteractionMode) => void
  /** Performs the transition of a press. */
  readonly take: (turn: ModeTransition) => void
  /** A batch of several moves is running. */
  readonly busy: boolean
}

let lastGroup = 0

export function useInteraction(table: ViewModel, view: SimPieceView, props: GameTableProps<SimPieceTypes>): Interaction {
  const { moves, onMove } = props
  const [mode, setMode] = useState<InteractionMode>(idleMode)
  const [running, setRunning] = useState<(RunningBatch & { readonly group: number }) | null>(null)
  const held = useMemo(() => reconcileMode(mode, table), [mode, table])
  // A mode does not carry over to the next question.
  const id = view.pending[0]?.id
  const known = useRef(id)
  useEffect(() => {
    if (known.current !== id && mode.kind === 'choosing') setMode(idleMode)
    known.current = id
  }, [id, mode])

  const begin = useCallback(
    (batch: MoveBatch) => {
      const [first] = batch.moves
      if (first === undefined) return
      const group = ++lastGroup
      const whole = batch.moves.length > 1 || batch.thenDone === true
      onMove(first, whole ? group : undefined)
      setRunning(whole ? { batch, made: 1, group } : null)
    },
    [onMove],
  )

  const seq = useRef(view.seq)
  /** A move of the batch has been sent; nothing else may be played meanwhile. */
  const away = useRef(false)
  useEffect(() => {
    const back = view.seq < seq.current
    const same = view.seq === seq.current
    seq.current = view.seq
    const sent = away.current
    away.current = running !== null && moves.length === 0
    if (!running) return
    // Undone, or the move was rejected: the rest of the batch is dropped.
    if (back || (same && sent && moves.length > 0)) return setRunning(null)
    // The previous move has not arrived yet, or is still being animated.
    if (same || moves.length === 0) return
    const next = nextMoveOfBatch(running, view, moves)
    if (next === 'wait') return
    if (next === null) return setRunning(null)
    setRunning({ ...running, made: running.made + 1 })
    onMove(next, running.group)
  }, [view, moves, running, onMove])

  const take = useCallback(
    ({ mode: next, batch }: ModeTransition) => {
      setMode(next)
      if (batch) begin(batch)
    },
    [begin],
  )
  return { mode: held, setMode, take, busy: running !== null }
}
