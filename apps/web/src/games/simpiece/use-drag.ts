import { useEffect, useRef, type RefObject } from 'react'
import { idleMode, confirmCounters, type InteractionMode, type ModeTransition } from './interaction-mode.ts'
import type { ViewModel } from './view-model.ts'

interface DragDeps {
  readonly table: ViewModel
  readonly setMode: (mode: InteractionMode) => void
  readonly onTake: (turn: ModeTransition) => void
  readonly onPress: (handle: number) => void
}

/** Distance in CSS pixels at which a press becomes a drag. */
const dragThreshold = 9

/** Drag and drop: hand to field plays or counters, a card to an opponent's card attacks, DON!! to a card gives one. */
export function useDrag(root: RefObject<HTMLElement | null>, drag: DragDeps): void {
  const latest = useRef(drag)
  useEffect(() => {
    latest.current = drag
  })
  useEffect(() => {
    const table = root.current
    if (!table) return
    let held: { what: DraggedItem; x: number; y: number; ghost: HTMLElement | null; id: number } | null = null
    function down(event: PointerEvent): void {
      const what = event.button === 0 ? draggableAt(event.target, latest.current.table) : null
      held = what && { what, x: event.clientX, y: event.clientY, ghost: null, id: event.pointerId }
    }
    function onPointerMove(event: PointerEvent): void {
      if (!held || event.pointerId !== held.id) return
      if (!held.ghost) {
        if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < dragThreshold) return
        held.ghost = createDragGhost(table!, held.what)
        if (held.what.mode) latest.current.setMode(held.what.mode)
      }
      held.ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%) scale(0.8)`
    }
    function up(event: PointerEvent): void {
      if (!held || event.pointerId !== held.id) return
      const { what, ghost } = held
      held = null
      if (!ghost) return
      removeDragGhost(table!, ghost)
      const under = document.elementFromPoint(event.clientX, event.clientY)
      // Suppresses the click that follows a drag.
      window.addEventListener('click', stop, { capture: true, once: true })
      setTimeout(() => window.removeEventListener('click', stop, { capture: true }))
      dropOn(under, what, latest.current)
    }
    function onPointerCancel(): void {
      if (held?.ghost) {
        removeDragGhost(table!, held.ghost)
        latest.current.setMode(idleMode)
      }
      held = null
    }
    table.addEventListener('pointerdown', down)
    window.addEventListener('pointermove', onPointerMove)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', onPointerCancel)
    return () => {
      onPointerCancel()
      table.removeEventListener('pointerdown', down)
      window.removeEventListener('pointermove', onPointerMove)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', onPointerCancel)
    }
  }, [root])
}

interface DraggedItem {
  readonly element: HTMLElement
  /** What a drop on the own field plays; null for cards that need a target. */
  readonly play: ModeTransition | null
  readonly mode: InteractionMode | null
  /** A hand card that may counter. */
  readonly counter?: number
}

function draggableAt(target: EventTarget | null, { legalMoves, asked, halves }: ViewModel): DraggedItem | null {
  if (!(target instanceof Element) || (asked !== 'main' && asked !== 'counter')) return null
  const pool = target.closest<HTMLElement>('button.st-pool')
  if (pool && legalMoves.of(halves[0].leader.handle).give) return { element: pool, play: null, mode: { kind: 'attaching', count: 1 } }
  const element = target.closest<HTMLElement>('.st-card')
  const handle = Number(element?.dataset['handle'] ?? -1)
  const can = legalMoves.of(handle)
  if (!element) return null
  if (asked === 'counter') return can.counter.length > 0 || can.play ? { element, play: null, mode: null, counter: handle } : null
  if (can.play) return { element, play: { mode: idleMode, batch: { moves: [can.play] } }, mode: { kind: 'selected', handle } }
  return can.attack.length > 0 ? { element, play: null, mode: { kind: 'targeting', attacker: handle } } : null
}

function dropOn(under: Element | null, { play, counter }: DraggedItem, { table, setMode, onTake, onPress }: DragDeps): void {
  if (counter !== undefined) {
    const target = counterTargetAt(under, table)
    const { batch } = target === null ? {} : confirmCounters({ kind: 'choosing', chosen: [counter] }, table, target)
    return batch && onTake({ mode: idleMode, batch })
  }
  const field = under?.closest(
    '.st-half[data-near="true"] .st-row, .st-half[data-near="true"] .st-supply, .st-phases, .st-half[data-near="false"] .st-row',
  )
  if (play) return field ? onTake(play) : setMode(idleMode)
  const handle = under?.closest<HTMLElement>('.st-card')?.dataset['handle']
  if (handle === undefined) setMode(idleMode)
  else onPress(Number(handle))
}

/** Target of a counter dropped here: one of the own cards, else the attacked one; null where it means nothing. */
function counterTargetAt(under: Element | null, { battle, halves: [near] }: ViewModel): number | null {
  const handle = Number(under?.closest<HTMLElement>('.st-card')?.dataset['handle'] ?? -1)
  if ([near.leader, ...near.characters].some((one) => one.handle === handle)) return handle
  return under?.closest('.st-battle, .st-half[data-near="true"] :is(.st-row, .st-supply)') ? (battle?.target ?? null) : null
}

function createDragGhost(table: HTMLElement, { element }: DraggedItem): HTMLElement {
  const body = element.querySelector<HTMLElement>('.st-body') ?? element
  const { width } = body.getBoundingClientRect()
  const ghost = element.classList.contains('st-pool') ? coin() : (body.cloneNode(true) as HTMLElement)
  ghost.classList.add('st-dragged')
  if (!element.classList.contains('st-pool')) ghost.style.width = `${width}px`
  element.dataset['away'] = 'true'
  table.dataset['dragging'] = 'true'
  table.append(ghost)
  return ghost
}

function coin(): HTMLElement {
  const gem = document.createElement('span')
  gem.className = 'st-coin'
  return gem
}

function removeDragGhost(table: HTMLElement, ghost: HTMLElement): void {
  ghost.remove()
  delete table.dataset['dragging']
  for (const away of table.querySelectorAll<HTMLElement>('[data-away]')) delete away.dataset['away']
}

function stop(event: MouseEvent): void {
  event.preventDefault()
  event.stopPropagation()
}
