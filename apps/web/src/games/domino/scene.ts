import { handSize, setOf, type DominoMove, type DominoView, type Place, type Tile } from '@parlor/domino'
import { layArea, ownPlaces, type Area } from './area.ts'
import { layChain } from './chain.ts'
import { present, tileOf, type Attention, type Play, type Scenery } from './present.ts'
import type { Shown } from './shown.ts'

/** A table laid out for one screen: what to draw, and what lies under a finger. */
export interface Scene extends Scenery {
  readonly area: Area
  /** The own tile under a point. */
  tileAt(x: number, y: number): Tile | null
  onButton(x: number, y: number): boolean
  tileOf(top: number, bottom: number): Tile
  moveOf(tile: Tile, place: Place): Play | null
}

/** Lays everything out. `view` is the truth while nothing moves, and null in between. */
export function layScene(
  shown: Shown,
  moves: readonly DominoMove[],
  view: DominoView | null,
  size: { readonly width: number; readonly height: number; readonly text?: number },
  attention: Attention,
): Scene {
  const seat = shown.seat ?? 0
  const own = shown.hands[seat]!
  const area = layArea(size.width, size.height, roomFor(shown.rules, own.length), size.text)
  const scenery = present(shown, moves, area, layChain(shown, view, area), attention)
  const { maxPip } = setOf(shown.rules)
  return {
    ...scenery,
    area,
    tileAt(x, y) {
      if (shown.seat === null) return null
      const at = ownPlaces(area, own.length).findIndex(
        (place) => Math.abs(place.x - x) <= area.tile / 2 + 3 && Math.abs(place.y - y) <= area.tile + 4,
      )
      return own[at] ?? null
    },
    onButton(x, y) {
      const { button } = area
      return scenery.button !== null && x >= button.x && x <= button.x + button.width && y >= button.y && y <= button.y + button.height
    },
    tileOf: (top, bottom) => tileOf({ kind: 'play', top, bottom, place: 'start' }, maxPip),
    moveOf: (tile, place) =>
      moves.find((move): move is Play => move.kind === 'play' && move.place === place && tileOf(move, maxPip) === tile) ?? null,
  }
}

/** How many tiles one's own hand is given room for: a small one always as many as were dealt, so that nothing moves when one is played. */
export function roomFor(rules: Shown['rules'], count: number): number {
  return Math.max(Math.min(handSize(rules), 7), count)
}
