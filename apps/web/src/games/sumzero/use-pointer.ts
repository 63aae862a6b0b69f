import type { SumZeroView } from '@parlor/sumzero'
import { useEffect, useRef, type PointerEvent, type RefObject } from 'react'
import { carry, held, hold, onBoard, posesIn, reposed, turned as turnedBy, type Held } from './hand.ts'

/** How far outside the field a mouse still holds its piece over it, in squares. */
const reach = 1
/** Between two turns by the wheel, in milliseconds: a touchpad sends many more than it means. */
const pause = 140

interface Spot {
  readonly x: number
  readonly y: number
}

/** A mouse carries the held piece under it, its wheel turns it, its right button lets go; a released drag lays it. */
export function useMouse(field: RefObject<HTMLElement | null>, view: SumZeroView, holding: boolean, lay: () => void): void {
  const latest = useRef({ view, lay })
  useEffect(() => {
    latest.current = { view, lay }
  })
  useEffect(() => {
    const paper = field.current
    if (!holding || !paper) return
    let turnedAt = -pause
    function moved(event: globalThis.PointerEvent): void {
      const now = held()
      if (now && event.pointerType === 'mouse') hold(under(latest.current.view, now, spotOf(paper!, event)))
    }
    function released(event: globalThis.PointerEvent): void {
      const now = held()
      if (!now?.dragged || event.button !== 0) return
      carry({ dragged: false })
      if (!now.away) latest.current.lay()
      // Let go where it was taken, it was a click and stays in hand; anywhere else it goes back.
      else if (!(event.target instanceof Element && event.target.closest('.sz-token'))) hold(null)
    }
    function turned(event: WheelEvent): void {
      const now = held()
      if (!now || event.ctrlKey) return
      event.preventDefault()
      if (event.timeStamp - turnedAt < pause || event.deltaY === 0) return
      turnedAt = event.timeStamp
      const { view: seen } = latest.current
      hold(reposed(seen, now, turnedBy(posesIn(seen, now.piece), now.pose, event.deltaY > 0 ? 90 : 270)))
    }
    function letGo(event: MouseEvent): void {
      event.preventDefault()
      hold(null)
    }
    document.addEventListener('pointermove', moved)
    document.addEventListener('pointerup', released)
    document.addEventListener('contextmenu', letGo)
    paper.addEventListener('wheel', turned, { passive: false })
    return () => {
      document.removeEventListener('pointermove', moved)
      document.removeEventListener('pointerup', released)
      document.removeEventListener('contextmenu', letGo)
      paper.removeEventListener('wheel', turned)
    }
  }, [field, holding])
}

function under(view: SumZeroView, now: Held, { x, y }: Spot): Held {
  const away = x < -reach || y < -reach || x > view.cols + reach || y > view.rows + reach
  if (away) return now.away ? now : { ...now, away }
  const { width, height } = posesIn(view, now.piece)[now.pose]!
  return onBoard(view, { ...now, x: Math.round(x - width / 2), y: Math.round(y - height / 2), away })
}

/** Where a pointer is, in squares of the field. */
function spotOf(paper: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Spot {
  const { left, top, width } = paper.getBoundingClientRect()
  const unit = width / Number(paper.dataset['cols'])
  return { x: (clientX - left) / unit, y: (clientY - top) / unit }
}

/** A finger anywhere on the field pushes the held piece along, so that it never hides what it moves. */
export function useFinger(view: SumZeroView): {
  onPointerDown(event: PointerEvent<HTMLElement>): void
  onPointerMove(event: PointerEvent<HTMLElement>): void
  onPointerUp(): void
  onPointerCancel(): void
} {
  const start = useRef<{ spot: Spot; held: Held } | null>(null)
  function end(): void {
    start.current = null
  }
  return {
    onPointerDown(event) {
      const now = held()
      if (!now || event.pointerType === 'mouse') return
      event.currentTarget.setPointerCapture(event.pointerId)
      start.current = { spot: spotOf(event.currentTarget, event), held: now }
    },
    onPointerMove(event) {
      const now = held()
      if (!start.current || !now) return
      const { spot, held: from } = start.current
      const here = spotOf(event.currentTarget, event)
      hold(onBoard(view, { ...now, x: from.x + Math.round(here.x - spot.x), y: from.y + Math.round(here.y - spot.y) }))
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
