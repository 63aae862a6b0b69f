import type { SimPieceTypes, SimPieceView } from '@parlor/simpiece'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { GameTableProps } from '../../web-game/web-game.ts'
import { nextMoveOfBatch, type MoveBatch, type RunningBatch } from './move-batch.ts'
import { idleMode, reconcileMode, type InteractionMode, type ModeTransition } from './interaction-mode.ts'
import type { ViewModel } from './view-model.ts'

/** The player's side of the table: what they are in the middle of, and how what they mean becomes moves. */
interface Interaction {
  readonly mode: InteractionMode
  readonly setMode: (mode: InteractionMode) => void
  /** Takes up what a press leads to. */
  readonly take: (turn: ModeTransition) => void
  /** A batch of several moves is under way. */
  readonly busy: boolean
}

let lastGroup = 0

export function useInteraction(table: ViewModel, view: SimPieceView, props: GameTableProps<SimPieceTypes>): Interaction {
  const { moves, onMove } = props
  const [mode, setMode] = useState<InteractionMode>(idleMode)
  const [running, setRunning] = useState<(RunningBatch & { readonly group: number }) | null>(null)
  const held = useMemo(() => reconcileMode(mode, table), [mode, table])
  // What was begun for one question is nothing for the next.
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
  /** A move of the batch is under way, and nothing else may be played meanwhile. */
  const away = useRef(false)
  useEffect(() => {
    const back = view.seq < seq.current
    const same = view.seq === seq.current
    seq.current = view.seq
    const sent = away.current
    away.current = running !== null && moves.length === 0
    if (!running) return
    // Taken back, or the move came back because it was refused: what was to follow it does not.
    if (back || (same && sent && moves.length > 0)) return setRunning(null)
    // The move before has not arrived yet, or what it did is still being shown.
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
