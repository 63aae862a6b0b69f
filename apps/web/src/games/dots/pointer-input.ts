/** Pointer handlers of a board of cells. */
interface PointerHandlers {
  cellUnder(x: number, y: number): number | null
  /** Only for the cursor: the match decides what may be played. */
  playable(cell: number): boolean
  /** An animation runs: a tap only skips it. */
  busy(): boolean
  skip(): void
  onAim(cell: number | null): void
  /** Any cell, so that a wrong one can be explained. */
  onTap(cell: number): void
}

/**
 * Mouse, pen and touch on an element. A finger may touch down anywhere and slide: the cell under it is aimed at, and lifting it plays
 * there, so that small cells can be hit; sliding off the board cancels. Returns an unsubscribe function.
 */
export function listenToPointer(element: HTMLElement, aiming: PointerHandlers): () => void {
  let pressed: number | null = null

  function cellOf(event: PointerEvent): number | null {
    const box = element.getBoundingClientRect()
    return aiming.cellUnder(event.clientX - box.left, event.clientY - box.top)
  }

  function down(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0) return
    if (aiming.busy()) {
      aiming.skip()
      return
    }
    pressed = event.pointerId
    if (event.pointerType !== 'mouse') element.setPointerCapture(event.pointerId)
    move(event)
  }

  function move(event: PointerEvent): void {
    if (!event.isPrimary || (event.pointerType !== 'mouse' && pressed === null)) return
    const cell = cellOf(event)
    element.style.cursor = cell !== null && aiming.playable(cell) ? 'pointer' : ''
    aiming.onAim(cell)
  }

  function up(event: PointerEvent): void {
    if (pressed !== event.pointerId) return
    pressed = null
    const cell = cellOf(event)
    if (event.pointerType !== 'mouse') aiming.onAim(null)
    if (cell !== null) aiming.onTap(cell)
  }

  function leave(): void {
    pressed = null
    aiming.onAim(null)
  }

  element.style.touchAction = 'pinch-zoom'
  element.style.userSelect = 'none'
  const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: leave, pointerleave: leave } as const
  for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name as 'pointerdown', listener)
  return () => {
    for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name as 'pointerdown', listener)
  }
}
