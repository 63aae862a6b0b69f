import type { SumZeroView } from '@parlor/sumzero'
import { useEffect, useRef, type PointerEvent, type RefObject } from 'react'
import {
  updateHeldPiece,
  currentHeldPiece,
  setHeldPiece,
  clampToBoard,
  posesOfPiece,
  withPose,
  rotatedPose as turnedBy,
  type HeldPiece,
} from './held-piece.ts'

/** How far outside the board a mouse still keeps its piece over it, in squares. */
const mouseReach = 1
/** Minimum time between two wheel rotations, in milliseconds: a touchpad sends many events per gesture. */
const wheelPause = 140

interface BoardPoint {
  readonly x: number
  readonly y: number
}

/** The mouse moves the held piece, its wheel rotates it, its right button drops it; the end of a drag places it. */
export function useMousePlacement(field: RefObject<HTMLElement | null>, view: SumZeroView, holding: boolean, lay: () => void): void {
  const latest = useRef({ view, lay })
  useEffect(() => {
    latest.current = { view, lay }
  })
  useEffect(() => {
    const paper = field.current
    if (!holding || !paper) return
    let turnedAt = -wheelPause
    function moved(event: globalThis.PointerEvent): void {
      const now = currentHeldPiece()
      if (now && event.pointerType === 'mouse') setHeldPiece(heldUnderPointer(latest.current.view, now, boardPointOf(paper!, event)))
    }
    function released(event: globalThis.PointerEvent): void {
      const now = currentHeldPiece()
      if (!now?.dragged || event.button !== 0) return
      updateHeldPiece({ dragged: false })
      if (!now.away) latest.current.lay()
      // Released where it was picked up, it was a click and stays held; anywhere else it goes back.
      else if (!(event.target instanceof Element && event.target.closest('.sz-token'))) setHeldPiece(null)
    }
    function onWheel(event: WheelEvent): void {
      const now = currentHeldPiece()
      if (!now || event.ctrlKey) return
      event.preventDefault()
      if (event.timeStamp - turnedAt < wheelPause || event.deltaY === 0) return
      turnedAt = event.timeStamp
      const { view: seen } = latest.current
      setHeldPiece(withPose(seen, now, turnedBy(posesOfPiece(seen, now.piece), now.pose, event.deltaY > 0 ? 90 : 270)))
    }
    function onContextMenu(event: MouseEvent): void {
      event.preventDefault()
      setHeldPiece(null)
    }
    document.addEventListener('pointermove', moved)
    document.addEventListener('pointerup', released)
    document.addEventListener('contextmenu', onContextMenu)
    paper.addEventListener('wheel', onWheel, { passive: false })
    return () => {
      document.removeEventListener('pointermove', moved)
      document.removeEventListener('pointerup', released)
      document.removeEventListener('contextmenu', onContextMenu)
      paper.removeEventListener('wheel', onWheel)
    }
  }, [field, holding])
}

function heldUnderPointer(view: SumZeroView, now: HeldPiece, { x, y }: BoardPoint): HeldPiece {
  const away = x < -mouseReach || y < -mouseReach || x > view.cols + mouseReach || y > view.rows + mouseReach
  if (away) return now.away ? now : { ...now, away }
  const { width, height } = posesOfPiece(view, now.piece)[now.pose]!
  return clampToBoard(view, { ...now, x: Math.round(x - width / 2), y: Math.round(y - height / 2), away })
}

/** Pointer position in squares of the board. */
function boardPointOf(paper: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): BoardPoint {
  const { left, top, width } = paper.getBoundingClientRect()
  const unit = width / Number(paper.dataset['cols'])
  return { x: (clientX - left) / unit, y: (clientY - top) / unit }
}

/** A finger anywhere on the board pushes the held piece along, so that it never hides what it moves. */
export function useTouchPlacement(view: SumZeroView): {
  onPointerDown(event: PointerEvent<HTMLElement>): void
  onPointerMove(event: PointerEvent<HTMLElement>): void
  onPointerUp(): void
  onPointerCancel(): void
} {
  const start = useRef<{ spot: BoardPoint; held: HeldPiece } | null>(null)
  function end(): void {
    start.current = null
  }
  return {
    onPointerDown(event) {
      const now = currentHeldPiece()
      if (!now || event.pointerType === 'mouse') return
      event.currentTarget.setPointerCapture(event.pointerId)
      start.current = { spot: boardPointOf(event.currentTarget, event), held: now }
    },
    onPointerMove(event) {
      const now = currentHeldPiece()
      if (!start.current || !now) return
      const { spot, held: from } = start.current
      const here = boardPointOf(event.currentTarget, event)
      setHeldPiece(clampToBoard(view, { ...now, x: from.x + Math.round(here.x - spot.x), y: from.y + Math.round(here.y - spot.y) }))
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
