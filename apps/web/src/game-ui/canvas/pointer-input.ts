/** CSS pixels from the element's corner. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** What a board does with a pointer; `T` is what a press takes hold of, compared by identity. */
export interface PointerHandlers<T> {
  /** An animation runs: a press skips it. */
  busy(): boolean
  skip(): void
  /** What lies at a point to press; null where there is nothing. `early`: the press has skipped an animation, so it can drag but not tap. */
  press(at: Point, early: boolean): T | null
  /** A pressed pointer has moved; `far`: enough for a drag. */
  onMove(held: T, at: Point, far: boolean): void
  /** It was lifted; `tap`: `single`, `double` for the second one on the same thing, null for an early press. */
  onRelease(held: T, at: Point, tap: 'single' | 'double' | null): void
  onCancel(): void
  /** A mouse moves without a press, or leaves (null); returns the cursor. */
  onHover(at: Point | null): string
}

/** A pointer that moved less than this, in CSS pixels, has not dragged. */
const dragThreshold = 8
/** Two taps within this time, in milliseconds, are a double tap. */
const doubleTapTime = 350

interface Press<T> {
  readonly id: number
  readonly held: T
  readonly from: Point
  readonly early: boolean
  far: boolean
}

/** Mouse, pen and touch on an element: hover, press, drag, tap, double tap. Returns an unsubscribe function. */
export function listenToPointer<T>(element: HTMLElement, handlers: PointerHandlers<T>): () => void {
  let press: Press<T> | null = null
  let last: { readonly held: T; readonly at: number } | null = null

  function pointOf(event: PointerEvent): Point {
    const box = element.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }

  function down(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0 || press) return
    const early = handlers.busy()
    if (early) handlers.skip()
    const from = pointOf(event)
    const held = handlers.press(from, early)
    if (held === null) return
    element.setPointerCapture(event.pointerId)
    press = { id: event.pointerId, held, from, early, far: false }
  }

  function move(event: PointerEvent): void {
    const at = pointOf(event)
    if (!press) {
      if (event.pointerType === 'mouse') element.style.cursor = handlers.onHover(at)
      return
    }
    if (press.id !== event.pointerId) return
    press.far ||= Math.hypot(at.x - press.from.x, at.y - press.from.y) >= dragThreshold
    handlers.onMove(press.held, at, press.far)
  }

  function up(event: PointerEvent): void {
    if (press?.id !== event.pointerId) return
    const { held, early } = press
    press = null
    const double = last?.held === held && event.timeStamp - last.at < doubleTapTime
    last = double || early ? null : { held, at: event.timeStamp }
    handlers.onRelease(held, pointOf(event), early ? null : double ? 'double' : 'single')
  }

  function cancel(event: PointerEvent): void {
    if (press?.id !== event.pointerId) return
    press = null
    handlers.onCancel()
  }

  function leave(event: PointerEvent): void {
    if (!press && event.isPrimary) handlers.onHover(null)
  }

  element.style.touchAction = 'pinch-zoom'
  element.style.userSelect = 'none'
  const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: cancel, pointerleave: leave } as const
  for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name as 'pointerdown', listener)
  return () => {
    for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name as 'pointerdown', listener)
  }
}
