import type { DominoMove, Tile } from '@parlor/domino'
import type { Point, PointerHandlers } from '../../game-ui/canvas/pointer-input.ts'
import type { InteractionState, Slot } from './view-model.ts'
import type { InteractiveViewModel } from './interactive-view-model.ts'
import type { SoundKey } from './themes/theme.ts'
import { vibrations, handDropZoneTop, durations } from './design-tokens.ts'

/** What the gesture handlers need from the board. */
export interface GestureDeps {
  scene(): InteractiveViewModel | null
  frozen(): boolean
  /** An animation runs. */
  busy(): boolean
  /** The slot a tile would go to if it were dropped now. */
  aimed(): Slot | null
  aim(slot: Slot | null): void
  /** The button is pressed or released. */
  press(pressed: boolean): void
  interaction(): InteractionState
  /** Tiles move to their new places within `duration` milliseconds. */
  setInteraction(interaction: InteractionState, duration: number): void
  /** Shakes a tile that cannot be played. */
  nudge(tile: Tile): void
  skip(): void
  sound(name: SoundKey): void
  move(move: DominoMove): void
}

export const idleInteraction: InteractionState = { chosen: null, held: null, place: null }

/** A press on one of the player's own tiles, or on a slot or the button. */
type PressedItem = Tile | 'table'

/** Pointer gestures: drag a tile to an end, tap it and then the end, double tap, press the button. */
export function createGestureHandlers(table: GestureDeps): PointerHandlers<PressedItem> {
  let pressed = false
  let dragging = false

  /** The page makes the move; if it is rejected, the tile goes back to the hand. */
  function playTo({ tile, place }: Slot): void {
    const move = table.scene()?.moveOf(tile, place)
    if (!move) return
    vibrate(vibrations.snap)
    table.move(move)
  }

  function drag(tile: Tile, x: number, pointer: number): void {
    // Drawn a little above the finger, where it can be seen.
    const y = pointer - (table.scene()?.area.tile ?? 0) * 0.5
    table.setInteraction({ chosen: null, held: { tile, x, y }, place: null }, durations.shift)
    const { slots, area } = table.scene()!
    table.aim(y < area.height * handDropZoneTop ? nearestSlot(slots, x, y) : null)
  }

  function slotAt(x: number, y: number): Slot | null {
    const slot = nearestSlot(table.scene()?.slots ?? [], x, y)
    return slot && Math.hypot(slot.x - x, slot.y - y) < Math.max(30, slot.size) ? slot : null
  }

  function tap(tile: Tile, twice: boolean): void {
    const scene = table.scene()
    if (!scene?.playable.has(tile) || table.frozen()) {
      table.setInteraction(idleInteraction, durations.lift)
      if (scene && (scene.playable.size > 0 || scene.button !== null)) table.nudge(tile)
      return
    }
    table.setInteraction({ ...idleInteraction, chosen: tile }, durations.lift)
    const { slots } = table.scene()!
    if (twice && slots.length === 1) playTo(slots[0]!)
    else table.sound('tilePickup')
  }

  /** True when the press hit a slot or the button. */
  function pressTable({ x, y }: Point): boolean {
    pressed = table.scene()?.onButton(x, y) ?? false
    table.press(pressed)
    const hit = pressed || slotAt(x, y) !== null
    if (!hit && table.interaction().chosen !== null) table.setInteraction(idleInteraction, durations.lift)
    return hit
  }

  function releaseTable({ x, y }: Point): void {
    const slot = slotAt(x, y)
    table.press(false)
    const button = table.scene()?.onButton(x, y) ? table.scene()!.button : null
    if (pressed && button) table.move({ kind: button })
    else if (slot && !pressed) playTo(slot)
  }

  function drop(): void {
    const slot = table.aimed()
    table.setInteraction(idleInteraction, durations.back)
    if (slot) playTo(slot)
  }

  return {
    busy: () => table.busy() && !table.frozen(),
    skip: () => table.skip(),
    press(at, early) {
      dragging = false
      const tile = table.scene()?.tileAt(at.x, at.y) ?? null
      return tile ?? (!early && pressTable(at) ? 'table' : null)
    },
    onMove(held, { x, y }, far) {
      if (held === 'table') return
      if (!dragging) {
        if (!far || table.frozen() || !table.scene()?.playable.has(held)) return
        dragging = true
        table.sound('tilePickup')
        vibrate(vibrations.pickUp)
      }
      drag(held, x, y)
    },
    onRelease(held, at, taps) {
      if (held === 'table') releaseTable(at)
      else if (dragging) drop()
      else if (taps) tap(held, taps === 'double')
    },
    onCancel: () => table.setInteraction(idleInteraction, durations.back),
    onHover(at) {
      if (!at) return ''
      const tile = table.scene()?.tileAt(at.x, at.y) ?? null
      if (tile !== null && table.scene()?.playable.has(tile)) return 'grab'
      return table.scene()?.onButton(at.x, at.y) || slotAt(at.x, at.y) ? 'pointer' : ''
    },
  }
}

function nearestSlot(slots: readonly Slot[], x: number, y: number): Slot | null {
  let best: Slot | null = null
  for (const slot of slots) if (!best || Math.hypot(slot.x - x, slot.y - y) < Math.hypot(best.x - x, best.y - y)) best = slot
  return best
}

function vibrate(ms: number): void {
  if ('vibrate' in navigator) navigator.vibrate(ms)
}
