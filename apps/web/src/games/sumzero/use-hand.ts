import type { Seat } from '@parlor/kernel'
import type { SumZeroKinds, SumZeroView } from '@parlor/sumzero'
import { useCallback, useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { announce } from '../../house/announce.tsx'
import { useSettings } from '../../settings/store.ts'
import type { TableProps } from '../door.ts'
import { hold, useHeld, type Held } from './hand.ts'
import { judge, placementOf } from './judge.ts'
import type { Labels } from './label.ts'
import { arrows, nextAnchor, steer, step, taken } from './steer.ts'
import { useKeys, type Focus } from './use-keys.ts'

interface HandProps extends Pick<TableProps<SumZeroKinds>, 'view' | 'moves' | 'onMove'> {
  readonly mover: Seat | null
  readonly labels: Labels
  readonly field: RefObject<HTMLElement | null>
}

/** The piece in hand and the square the keys are at: everything that keys do on the sheet. */
export function useHand(props: HandProps): { cursor: number; visit: (cell: number) => void; lay: () => void } {
  const { view, moves, onMove, mover, labels, field } = props
  const { cols } = view
  const letters = useSettings((settings) => settings.letterKeys)
  const held = useHeld()
  const [cursor, setCursor] = useState(() => middleOf(view))
  useEmptied(view, mover)

  const lay = useCallback((): void => {
    if (held && !held.away) onMove(placementOf(held))
  }, [held, onMove])

  /** The square says what laying the piece there means before it gets focus, so that this is what is read out. */
  function go(next: Held): void {
    const moved = next.y * cols + next.x !== cursor
    flushSync(() => {
      hold({ ...next, away: false })
      setCursor(next.y * cols + next.x)
    })
    focusOn(next.y * cols + next.x)
    if (!moved) say(next)
  }

  function say(next: Held): void {
    if (mover !== null) announce(labels.held(next, judge(view, mover, next)))
  }

  function focusOn(cell: number): void {
    field.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus({ preventScroll: true })
  }

  function carried(now: Held, event: KeyboardEvent, focus: Focus): boolean {
    const { key } = event
    if (key === 'Escape') return (hold(null), true)
    if (focus === 'elsewhere') return false
    if ((key === 'Enter' || key === ' ') && focus !== 'panel') return (lay(), true)
    const anchor = key === 'Tab' && focus === 'sheet' ? nextAnchor(moves, now, cols, event.shiftKey) : null
    if (anchor) return (go(anchor), true)
    const next = steer(key, now, view)
    if (!next) return false
    if (focus === 'sheet' || key in arrows) return (go(next), true)
    hold(next)
    if (!next.away) say(next)
    return true
  }

  useKeys(field, (event, focus) => {
    const { key } = event
    if (!letters && /^[a-z0-9]$/i.test(key)) return false
    if (held && mover !== null && carried(held, event, focus)) return true
    if (focus === 'elsewhere') return false
    const piece = mover !== null && /^[1-9]$/.test(key) ? labels.owned(mover)[Number(key) - 1] : undefined
    if (piece) return (go(taken(moves, piece, view)), true)
    const to = held || focus !== 'sheet' ? null : step(key, cursor, view)
    if (to === null) return false
    setCursor(to)
    focusOn(to)
    return true
  })
  return { cursor, visit: setCursor, lay }
}

/** Nothing stays in hand past the move it was taken for. */
function useEmptied({ laid }: SumZeroView, mover: Seat | null): void {
  useEffect(() => () => hold(null), [laid.length, mover])
}

function middleOf({ rows, cols }: SumZeroView): number {
  return Math.floor(rows / 2) * cols + Math.floor(cols / 2)
}
