import { handSize, tileSetOf, type DominoMove, type DominoView, type TilePlace, type Tile } from '@parlor/domino'
import { layOutScreen, ownTilePositions, type ScreenLayout } from './screen-layout.ts'
import { layOutChain } from './chain-layout.ts'
import { buildViewModel, tileOfPlay, type InteractionState, type PlayMove, type ViewModel } from './view-model.ts'
import type { DisplayedTable } from './displayed-table.ts'

/** A view model with its screen layout and hit tests. */
export interface InteractiveViewModel extends ViewModel {
  readonly area: ScreenLayout
  /** The player's own tile at a point. */
  tileAt(x: number, y: number): Tile | null
  onButton(x: number, y: number): boolean
  tileOf(top: number, bottom: number): Tile
  moveOf(tile: Tile, place: TilePlace): PlayMove | null
}

/** Lays everything out. `view` is null during an animation. */
export function buildInteractiveViewModel(
  shown: DisplayedTable,
  moves: readonly DominoMove[],
  view: DominoView | null,
  size: { readonly width: number; readonly height: number; readonly text?: number; readonly watched?: boolean },
  interaction: InteractionState,
): InteractiveViewModel {
  const seat = shown.seat ?? 0
  const own = shown.hands[seat]!
  const area = layOutScreen(size.width, size.height, reservedHandSize(shown.rules, own.length), size.text, size.watched)
  const viewModel = buildViewModel(shown, moves, area, layOutChain(shown, view, area), interaction)
  const { maxPip } = tileSetOf(shown.rules)
  return {
    ...viewModel,
    area,
    tileAt(x, y) {
      if (shown.seat === null) return null
      const at = ownTilePositions(area, own.length).findIndex(
        (place) => Math.abs(place.x - x) <= area.tile / 2 + 3 && Math.abs(place.y - y) <= area.tile + 4,
      )
      return own[at] ?? null
    },
    onButton(x, y) {
      const { button } = area
      return viewModel.button !== null && x >= button.x && x <= button.x + button.width && y >= button.y && y <= button.y + button.height
    },
    tileOf: (top, bottom) => tileOfPlay({ kind: 'play', top, bottom, place: 'start' }, maxPip),
    moveOf: (tile, place) =>
      moves.find((move): move is PlayMove => move.kind === 'play' && move.place === place && tileOfPlay(move, maxPip) === tile) ?? null,
  }
}

/**
 * Number of tiles the layout reserves in the player's own hand: at least the dealt number (up to 7), so that nothing moves when one is
 * played.
 */
export function reservedHandSize(rules: DisplayedTable['rules'], count: number): number {
  return Math.max(Math.min(handSize(rules), 7), count)
}
