/** Pointer handlers of the table. Positions are CSS pixels from the element's corner. */
export interface PointerHandlers<T> {
  /** The player's own tile at a point, playable or not. */
  tileAt(x: number, y: number): T | null
  /** An animation runs: a tap only skips it; a tile pressed meanwhile can still be dragged. */
  busy(): boolean
  skip(): void
  pickable(tile: T): boolean
  onPick(tile: T, x: number, y: number): void
  onDrag(tile: T, x: number, y: number): void
  onDrop(tile: T, x: number, y: number): void
  onCancel(): void
  /** `twice`: a double tap. */
  onTap(tile: T, twice: boolean): void
  /** A press beside any tile; true when it hit something. */
  onPress(x: number, y: number): boolean
  onRelease(x: number, y: number): void
  /** CSS cursor at a point. */
  cursorAt(x: number, y: number): string
}

/** A pointer that is down; `early` when it went down during an animation. */
interface Press<T> {
  readonly id: number
  readonly tile: T | null
  readonly x: number
  readonly y: number
  readonly early: boolean
  dragging: boolean
}

/** A pointer that moved less than this, in CSS pixels, has tapped. */
const dragThreshold = 8

/** Mouse, pen and touch on the table: drag, tap, double tap. Returns an unsubscribe function. */
export function listenToPointer<T>(element: HTMLElement, handlers: PointerHandlers<T>, doubleTap: number): () => void {
  let press: Press<T> | null = null
  let last: { readonly tile: T; readonly at: number } | null = null

  function place(event: PointerEvent): { x: number; y: number } {
    const box = element.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }

  function down(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0 || press) return
    const early = handlers.busy()
    if (early) handlers.skip()
    const { x, y } = place(event)
    const tile = handlers.tileAt(x, y)
    if (tile === null && (early || !handlers.onPress(x, y))) return
    element.setPointerCapture(event.pointerId)
    press = { id: event.pointerId, tile, x, y, early, dragging: false }
  }

  function move(event: PointerEvent): void {
    const { x, y } = place(event)
    if (!press) {
      if (event.pointerType === 'mouse') element.style.cursor = handlers.cursorAt(x, y)
      return
    }
    if (press.id !== event.pointerId || press.tile === null) return
    if (!press.dragging) {
      if (Math.hypot(x - press.x, y - press.y) < dragThreshold || !handlers.pickable(press.tile)) return
      press.dragging = true
      handlers.onPick(press.tile, x, y)
    }
    handlers.onDrag(press.tile, x, y)
  }

  function up(event: PointerEvent): void {
    if (press?.id !== event.pointerId) return
    const { tile, dragging, early } = press
    const { x, y } = place(event)
    press = null
    if (tile === null) return handlers.onRelease(x, y)
    if (dragging) return handlers.onDrop(tile, x, y)
    if (early) return
    const twice = last?.tile === tile && event.timeStamp - last.at < doubleTap
    last = twice ? null : { tile, at: event.timeStamp }
    handlers.onTap(tile, twice)
  }

  function cancel(event: PointerEvent): void {
    if (press?.id !== event.pointerId) return
    press = null
    handlers.onCancel()
  }

  element.style.touchAction = 'pinch-zoom'
  element.style.userSelect = 'none'
  const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: cancel } as const
  for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name as 'pointerdown', listener)
  return () => {
    for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name as 'pointerdown', listener)
  }
}
