import type { SimPieceKinds, SimPieceView } from '@parlor/simpiece'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { TableProps } from '../door.ts'
import { nextMove, type Gesture, type Running } from './gesture.ts'
import { calm, stillHolds, type Mode, type Turn } from './mode.ts'
import type { TableData } from './present.ts'

/** The player's side of the table: what they are in the middle of, and how what they mean becomes moves. */
export interface Hands {
  readonly mode: Mode
  readonly setMode: (mode: Mode) => void
  /** Takes up what a press leads to. */
  readonly take: (turn: Turn) => void
  /** A gesture of several moves is under way. */
  readonly busy: boolean
}

let gestures = 0

export function useHands(table: TableData, view: SimPieceView, props: TableProps<SimPieceKinds>): Hands {
  const { moves, onMove } = props
  const [mode, setMode] = useState<Mode>(calm)
  const [running, setRunning] = useState<(Running & { readonly group: number }) | null>(null)
  const held = useMemo(() => stillHolds(mode, table), [mode, table])
  // What was begun for one question is nothing for the next.
  const id = view.pending[0]?.id
  const known = useRef(id)
  useEffect(() => {
    if (known.current !== id && mode.kind === 'choosing') setMode(calm)
    known.current = id
  }, [id, mode])

  const begin = useCallback(
    (gesture: Gesture) => {
      const [first] = gesture.moves
      if (first === undefined) return
      const group = ++gestures
      const whole = gesture.moves.length > 1 || gesture.thenDone === true
      onMove(first, whole ? group : undefined)
      setRunning(whole ? { gesture, made: 1, group } : null)
    },
    [onMove],
  )

  const seq = useRef(view.seq)
  /** A move of the gesture is under way, and nothing else may be played meanwhile. */
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
    const next = nextMove(running, view, moves)
    if (next === 'wait') return
    if (next === null) return setRunning(null)
    setRunning({ ...running, made: running.made + 1 })
    onMove(next, running.group)
  }, [view, moves, running, onMove])

  const take = useCallback(
    ({ mode: next, gesture }: Turn) => {
      setMode(next)
      if (gesture) begin(gesture)
    },
    [begin],
  )
  return { mode: held, setMode, take, busy: running !== null }
}
