import type { Seat } from '@parlor/kernel'
import type { SumZeroTypes, SumZeroView } from '@parlor/sumzero'
import { useCallback, useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { announce } from '../../ui/announcer.tsx'
import { useSettings } from '../../platform/settings/settings-store.ts'
import type { GameTableProps } from '../../web-game/web-game.ts'
import { setHeldPiece, useHeldPiece, type HeldPiece } from './held-piece.ts'
import { checkPlacement, placementOf } from './check-placement.ts'
import type { TableLabels } from './aria-labels.ts'
import { arrowOffsets, nextLegalPlace, heldPieceAfterKey, cellAfterArrow, heldPieceOnPickUp } from './keyboard-navigation.ts'
import { useTableKeyListener, type FocusArea } from './use-table-key-listener.ts'

interface BoardKeyboardDeps extends Pick<GameTableProps<SumZeroTypes>, 'view' | 'moves' | 'onMove'> {
  readonly mover: Seat | null
  readonly labels: TableLabels
  readonly field: RefObject<HTMLElement | null>
}

/** The held piece and the focused square: all keyboard handling of the board. */
export function useBoardKeyboard(props: BoardKeyboardDeps): { cursor: number; visit: (cell: number) => void; lay: () => void } {
  const { view, moves, onMove, mover, labels, field } = props
  const { cols } = view
  const letters = useSettings((settings) => settings.letterKeys)
  const held = useHeldPiece()
  const [cursor, setCursor] = useState(() => middleCellOf(view))
  useDropAfterMove(view, mover)

  const lay = useCallback((): void => {
    if (held && !held.away) onMove(placementOf(held))
  }, [held, onMove])

  /** The square's label is updated before it gets focus, so that screen readers read the new one. */
  function moveTo(next: HeldPiece): void {
    const moved = next.y * cols + next.x !== cursor
    flushSync(() => {
      setHeldPiece({ ...next, away: false })
      setCursor(next.y * cols + next.x)
    })
    focusOn(next.y * cols + next.x)
    if (!moved) say(next)
  }

  function say(next: HeldPiece): void {
    if (mover !== null) announce(labels.held(next, checkPlacement(view, mover, next)))
  }

  function focusOn(cell: number): void {
    field.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus({ preventScroll: true })
  }

  function handleHeldKey(now: HeldPiece, event: KeyboardEvent, focus: FocusArea): boolean {
    const { key } = event
    if (key === 'Escape') return (setHeldPiece(null), true)
    if (focus === 'elsewhere') return false
    if ((key === 'Enter' || key === ' ') && focus !== 'panel') return (lay(), true)
    const anchor = key === 'Tab' && focus === 'sheet' ? nextLegalPlace(moves, now, cols, event.shiftKey) : null
    if (anchor) return (moveTo(anchor), true)
    const next = heldPieceAfterKey(key, now, view)
    if (!next) return false
    if (focus === 'sheet' || key in arrowOffsets) return (moveTo(next), true)
    setHeldPiece(next)
    if (!next.away) say(next)
    return true
  }

  useTableKeyListener(field, (event, focus) => {
    const { key } = event
    if (!letters && /^[a-z0-9]$/i.test(key)) return false
    if (held && mover !== null && handleHeldKey(held, event, focus)) return true
    if (focus === 'elsewhere') return false
    const piece = mover !== null && /^[1-9]$/.test(key) ? labels.owned(mover)[Number(key) - 1] : undefined
    if (piece) return (moveTo(heldPieceOnPickUp(moves, piece, view)), true)
    const to = held || focus !== 'sheet' ? null : cellAfterArrow(key, cursor, view)
    if (to === null) return false
    setCursor(to)
    focusOn(to)
    return true
  })
  return { cursor, visit: setCursor, lay }
}

/** No piece stays held after a move. */
function useDropAfterMove({ laid }: SumZeroView, mover: Seat | null): void {
  useEffect(() => () => setHeldPiece(null), [laid.length, mover])
}

function middleCellOf({ rows, cols }: SumZeroView): number {
  return Math.floor(rows / 2) * cols + Math.floor(cols / 2)
}
