import { splitIntoArms, type ChainTiles } from './chain-arms.ts'
import type { TileHalf, PlacedTile } from './placed-tile.ts'
import { placeNextTile, startArm, type ArmCursor } from './arm-cursor.ts'
import { tileSetOf } from './tiles.ts'
import { tilePlaces, type TilePlace, type PublicPosition, type Tile } from './types.ts'

/** Layout parameters. Lengths are in tile widths (`unit` pixels), except for the board itself. */
export interface BoardConfig {
  /** Pixels per tile width; a tile is twice as long. */
  readonly unit: number
  /** Distance from the centre at which a row turns. */
  readonly sideLimit: number
  /** The same for the two vertical arms of a spinner. */
  readonly armLimit: number
  /** Viewport that the chain is scaled to, in pixels. */
  readonly width: number
  readonly height: number
}

/** The board of the rules: 700 by 400 pixels, rows of 13 tile widths to either side. */
export const tableBoard: BoardConfig = { unit: 60, sideLimit: 13, armLimit: 8, width: 700, height: 400 }

/** Shorter rows for a small screen. */
export const phoneBoard: BoardConfig = { ...tableBoard, sideLimit: 9, armLimit: 6 }

/** Bounding box of the chain, in tile widths. */
export interface ChainBounds {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The whole chain in the order of placing, and the cursor of each open end. */
interface ChainLayout {
  readonly tiles: readonly PlacedTile[]
  readonly bounds: ChainBounds
}

/** Lays the chain out: from the first tile, or with arms from the spinner. */
export function computeChainLayout(table: ChainTiles, config: BoardConfig = tableBoard): ChainLayout {
  const tiles = new Array<PlacedTile>(table.tiles.length)
  if (table.tiles.length > 0) walk(table, config, tiles)
  return { tiles, bounds: boundsOf(tiles) }
}

/** Preview: where a tile would lie on the current board. */
export function ghostTileAt(table: PublicPosition, tile: Tile, place: TilePlace, config: BoardConfig = tableBoard): PlacedTile {
  const set = tileSetOf(table.rules)
  if (place === 'start') return middleTile(table, tile)
  const cursor = walk(table, config, new Array<PlacedTile>(table.tiles.length))[tilePlaces.indexOf(place)]!
  const pip = table.open[tilePlaces.indexOf(place)]!
  return placeNextTile(cursor, { set, tile, place, pip })
}

/** Four arms share the board: each stays in a quarter of it. Two use the full width. */
const quarter = 2

/** Lays out every arm; returns the cursors at their ends. */
function walk(table: ChainTiles, { sideLimit, armLimit }: BoardConfig, out: PlacedTile[]): ArmCursor[] {
  const set = tileSetOf(table.rules)
  const { hub, arms } = splitIntoArms(table)
  const four = table.rules.variant === 'fives'
  out[hub] = { ...middleTile(table, table.tiles[hub]!), place: tilePlaces[table.places[hub]!]! }
  return arms.map((arm, place) => {
    const cursor = startArm(tilePlaces[place]!, out[hub]!, { outer: place > 2 ? armLimit : sideLimit, inner: four ? quarter : -sideLimit })
    for (const { index, pip } of arm)
      out[index] = {
        ...placeNextTile(cursor, { set, tile: table.tiles[index]!, place: tilePlaces[place]!, pip }),
        place: tilePlaces[table.places[index]!]!,
      }
    return cursor
  })
}

/** The tile in the middle: a double is upright, any other lies with its smaller half to the left. */
function middleTile(table: ChainTiles, tile: Tile): PlacedTile {
  const { tops, bottoms } = tileSetOf(table.rules)
  const [top, bottom] = [tops[tile]!, bottoms[tile]!]
  const standing = top === bottom
  const halves: [TileHalf, TileHalf] = standing
    ? [
        { x: 0, y: -0.5, pip: top },
        { x: 0, y: 0.5, pip: bottom },
      ]
    : [
        { x: -0.5, y: 0, pip: top },
        { x: 0.5, y: 0, pip: bottom },
      ]
  return { tile, place: 'start', x: 0, y: 0, rotation: standing ? 0 : 270, standing, phase: 0, halves }
}

function boundsOf(tiles: readonly PlacedTile[]): ChainBounds {
  let [left, top, right, bottom] = [0, 0, 0, 0]
  for (const { halves } of tiles)
    for (const { x, y } of halves) {
      left = Math.min(left, x - 0.5)
      top = Math.min(top, y - 0.5)
      right = Math.max(right, x + 0.5)
      bottom = Math.max(bottom, y + 0.5)
    }
  return { left, top, right, bottom }
}

/** Viewport transform so that the chain fits: never scaled up, centred on the bounding box. */
export function zoomToFit({ left, top, right, bottom }: ChainBounds, { unit, width, height }: BoardConfig = tableBoard): Zoom {
  const scale = Math.min(1, width / ((right - left) * unit || 1), height / ((bottom - top) * unit || 1))
  return { scale, x: (left + right) / 2, y: (top + bottom) / 2 }
}

/** The scale, and the board point at the centre of the viewport. */
interface Zoom {
  readonly scale: number
  readonly x: number
  readonly y: number
}
