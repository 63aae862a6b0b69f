/** What a pointer can do at the table. Places are CSS pixels from the element's corner. */
export interface PointerHandlers<T> {
  /** The own tile under a point, playable or not. */
  tileAt(x: number, y: number): T | null
  /** Something is being animated: a tap skips it and does nothing else; a tile pressed meanwhile can be dragged on. */
  busy(): boolean
  skip(): void
  /** Whether this tile may be picked up. */
  pickable(tile: T): boolean
  onPick(tile: T, x: number, y: number): void
  onDrag(tile: T, x: number, y: number): void
  onDrop(tile: T, x: number, y: number): void
  onCancel(): void
  /** A tap on a tile, twice within a short time or once. */
  onTap(tile: T, twice: boolean): void
  /** A press that is no tile's; true when something there was pressed. */
  onPress(x: number, y: number): boolean
  onRelease(x: number, y: number): void
  /** What the pointer should look like here. */
  cursorAt(x: number, y: number): string
}

/** A pointer that is down; `early` when it came down while something was being animated. */
interface Press<T> {
  readonly id: number
  readonly tile: T | null
  readonly x: number
  readonly y: number
  readonly early: boolean
  dragging: boolean
}

/** A finger that moved less than this has tapped. */
const dragThreshold = 8

/** Mouse, pen and touch on the table: drag, tap, and tap twice. Returns the way to stop listening. */
export function listenToPointer<T>(element: HTMLElement, hands: PointerHandlers<T>, doubleTap: number): () => void {
  let press: Press<T> | null = null
  let last: { readonly tile: T; readonly at: number } | null = null

  function place(event: PointerEvent): { x: number; y: number } {
    const box = element.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }

  function down(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0 || press) return
    const early = hands.busy()
    if (early) hands.skip()
    const { x, y } = place(event)
    const tile = hands.tileAt(x, y)
    if (tile === null && (early || !hands.onPress(x, y))) return
    element.setPointerCapture(event.pointerId)
    press = { id: event.pointerId, tile, x, y, early, dragging: false }
  }

  function move(event: PointerEvent): void {
    const { x, y } = place(event)
    if (!press) {
      if (event.pointerType === 'mouse') element.style.cursor = hands.cursorAt(x, y)
      return
    }
    if (press.id !== event.pointerId || press.tile === null) return
    if (!press.dragging) {
      if (Math.hypot(x - press.x, y - press.y) < dragThreshold || !hands.pickable(press.tile)) return
      press.dragging = true
      hands.onPick(press.tile, x, y)
    }
    hands.onDrag(press.tile, x, y)
  }

  function up(event: PointerEvent): void {
    if (press?.id !== event.pointerId) return
    const { tile, dragging, early } = press
    const { x, y } = place(event)
    press = null
    if (tile === null) return hands.onRelease(x, y)
    if (dragging) return hands.onDrop(tile, x, y)
    if (early) return
    const twice = last?.tile === tile && event.timeStamp - last.at < doubleTap
    last = twice ? null : { tile, at: event.timeStamp }
    hands.onTap(tile, twice)
  }

  function cancel(event: PointerEvent): void {
    if (press?.id !== event.pointerId) return
    press = null
    hands.onCancel()
  }

  element.style.touchAction = 'pinch-zoom'
  element.style.userSelect = 'none'
  const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: cancel } as const
  for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name as 'pointerdown', listener)
  return () => {
    for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name as 'pointerdown', listener)
  }
}
