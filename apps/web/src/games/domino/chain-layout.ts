import {
  computeChainLayout,
  tileSetOf,
  ghostTileAt,
  tableBoard,
  zoomToFit,
  type ChainBounds,
  type DominoView,
  type PlacedTile,
  type TilePlace,
  type Tile,
} from '@parlor/domino'
import type { ScreenLayout } from './screen-layout.ts'
import type { DisplayedTable } from './displayed-table.ts'

/** Position of a tile on the screen: CSS pixels, radians. */
export interface TilePosition {
  readonly x: number
  readonly y: number
  /** Width of an upright tile. */
  readonly size: number
  readonly angle: number
}

/** The chain on the screen. */
export interface ChainLayout {
  /** In the order of play. */
  readonly spots: readonly TilePosition[]
  /** Where a tile would go; only while nothing is animated. */
  slot(tile: Tile, place: TilePlace): TilePosition
}

/** Tiles per row, by board proportions: thirteen where the board is as wide as in the rules. */
const rows = { flat: 18, wide: 13, phone: 9, square: 7, upright: 5 } as const
const longest = 24
const arms = { flat: 5, wide: 8, phone: 5, square: 6, upright: 6 } as const
/** Free space around the chain for the next tile, in tile widths. */
const chainMargin = { beside: 2, above: 0.75 }

/** Lays the chain out in the board's box, scaled so that it fits with the next tiles. */
export function layOutChain(shown: DisplayedTable, view: DominoView | null, area: ScreenLayout): ChainLayout {
  const { board } = area
  const kind = area.portrait ? 'upright' : kindOf(board.width, board.height)
  const config = {
    ...tableBoard,
    unit: area.tile,
    sideLimit: isLong(shown.rules) ? limitFor(shown.rules, board.width / board.height) : rows[kind],
    armLimit: arms[kind],
    width: board.width - 16,
    height: board.height - 16,
  }
  const layout = computeChainLayout(shown, config)
  const slots = view ? openSlots(view, config) : []
  const zoom = zoomToFit(padded(layout.bounds, slots, shown.tiles.length === 0), config)
  const size = config.unit * zoom.scale
  const spotOf = ({ x, y, rotation }: PlacedTile): TilePosition => ({
    x: board.x + board.width / 2 + (x - zoom.x) * size,
    y: board.y + board.height / 2 + (y - zoom.y) * size,
    size,
    angle: (rotation * Math.PI) / 180,
  })
  return {
    spots: layout.tiles.map(spotOf),
    slot(tile, place) {
      if (!view) throw new Error('there are no slots while something moves')
      return spotOf(ghostTileAt(view, tile, place, config))
    },
  }
}

/** The reference board is 700 by 400. */
function kindOf(width: number, height: number): keyof typeof rows {
  if (width / height < 1.5) return 'square'
  if (width / height > 3.4) return 'flat'
  return width >= 700 && height >= 340 ? 'wide' : 'phone'
}

/** A long chain: a larger set in two branches; the four arms of a spinner share the board. */
function isLong({ set, variant }: DisplayedTable['rules']): boolean {
  return set !== 'six' && variant !== 'fives'
}

/** Row length of the larger sets: fills the board best when nearly all tiles are played; rows are two tile widths apart. */
function limitFor(rules: DisplayedTable['rules'], proportion: number): number {
  const length = tileSetOf(rules).count * 1.6
  let best: number = rows.upright
  while (best < longest && (2 * best + 1) ** 2 < proportion * (2 * length + 2 * best + 1)) best++
  return best
}

type Config = Parameters<typeof ghostTileAt>[3]

/** Where the next tile could go, at every open end: any tile with that pip takes the same space. */
function openSlots(view: DominoView, config: Config): PlacedTile[] {
  const places = ['start', 'left', 'right', 'up', 'down'] as const
  return places.flatMap((place, index) => {
    const pip = view.open[index]!
    if (index === 0 || pip < 0) return []
    // The blank and the pip, or the pip and a one: never a double, which would take less space.
    const other = pip === 0 ? 1 : 0
    const [low, high] = [Math.min(pip, other), Math.max(pip, other)]
    const { maxPip } = { maxPip: { six: 6, nine: 9, twelve: 12 }[view.rules.set] }
    const tile = low * (maxPip + 1) - (low * (low - 1)) / 2 + high - low
    return [ghostTileAt(view, tile, place, config)]
  })
}

function padded({ left, top, right, bottom }: ChainBounds, slots: readonly PlacedTile[], empty: boolean): ChainBounds {
  const halves = slots.flatMap((slot) => slot.halves)
  if (empty) return { left: -chainMargin.beside, right: chainMargin.beside, top: -1 - chainMargin.above, bottom: 1 + chainMargin.above }
  const spare = halves.length > 0 ? 0.15 : 0.5
  return {
    left: Math.min(left, ...halves.map(({ x }) => x - 0.5)) - spare,
    right: Math.max(right, ...halves.map(({ x }) => x + 0.5)) + spare,
    top: Math.min(top, ...halves.map(({ y }) => y - 0.5)) - spare,
    bottom: Math.max(bottom, ...halves.map(({ y }) => y + 0.5)) + spare,
  }
}
