import { armsOf, type Chain } from './arms.ts'
import type { Half, Laid } from './laid.ts'
import { advance, beginArm, type Cursor } from './snake.ts'
import { setOf } from './tiles.ts'
import { places, type Place, type Public, type Tile } from './types.ts'

/** How the board is drawn. Lengths are in tile widths (`unit` pixels), except for the board itself. */
export interface BoardConfig {
  /** Pixels to a tile's width; a tile is twice as long. */
  readonly unit: number
  /** How far from the centre a row goes before it turns. */
  readonly sideLimit: number
  /** The same for the two arms of a spinner, which go up and down. */
  readonly armLimit: number
  /** The part of the screen that the chain is zoomed into, in pixels. */
  readonly width: number
  readonly height: number
}

/** The board of the rules: 700 by 400 pixels, rows of 13 tile widths to either side. */
export const tableBoard: BoardConfig = { unit: 60, sideLimit: 13, armLimit: 8, width: 700, height: 400 }

/** Shorter rows for a small screen. */
export const phoneBoard: BoardConfig = { ...tableBoard, sideLimit: 9, armLimit: 6 }

/** What the chain covers, in tile widths. */
export interface Bounds {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The whole chain in the order of placing, and where the next tile of each end would go on. */
export interface Layout {
  readonly tiles: readonly Laid[]
  readonly bounds: Bounds
}

/** Lays the chain out: from the first tile, or where there are arms from the spinner. */
export function layOut(table: Chain, config: BoardConfig = tableBoard): Layout {
  const tiles = new Array<Laid>(table.tiles.length)
  if (table.tiles.length > 0) walk(table, config, tiles)
  return { tiles, bounds: boundsOf(tiles) }
}

/** Where a tile would lie, on the board as it is now: the ghost that is shown before it is placed. */
export function slotFor(table: Public, tile: Tile, place: Place, config: BoardConfig = tableBoard): Laid {
  const set = setOf(table.rules)
  if (place === 'start') return hubAt(table, tile)
  const cursor = walk(table, config, new Array<Laid>(table.tiles.length))[places.indexOf(place)]!
  const pip = table.open[places.indexOf(place)]!
  return advance(cursor, { set, tile, place, pip })
}

/** Four arms share the board: each keeps to a quarter of it. Two go all the way across. */
const quarter = 2

/** Walks along every arm; returns where each ends. */
function walk(table: Chain, { sideLimit, armLimit }: BoardConfig, out: Laid[]): Cursor[] {
  const set = setOf(table.rules)
  const { hub, arms } = armsOf(table)
  const four = table.rules.variant === 'fives'
  out[hub] = { ...hubAt(table, table.tiles[hub]!), place: places[table.places[hub]!]! }
  return arms.map((arm, place) => {
    const cursor = beginArm(places[place]!, out[hub]!, { outer: place > 2 ? armLimit : sideLimit, inner: four ? quarter : -sideLimit })
    for (const { index, pip } of arm)
      out[index] = {
        ...advance(cursor, { set, tile: table.tiles[index]!, place: places[place]!, pip }),
        place: places[table.places[index]!]!,
      }
    return cursor
  })
}

/** The tile in the middle: a double stands, any other lies with its smaller half to the left. */
function hubAt(table: Chain, tile: Tile): Laid {
  const { tops, bottoms } = setOf(table.rules)
  const [top, bottom] = [tops[tile]!, bottoms[tile]!]
  const standing = top === bottom
  const halves: [Half, Half] = standing
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

function boundsOf(tiles: readonly Laid[]): Bounds {
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

/** How the board is drawn so that the chain fits: never larger than life, centred on what is covered. */
export function zoomFor({ left, top, right, bottom }: Bounds, { unit, width, height }: BoardConfig = tableBoard): Zoom {
  const scale = Math.min(1, width / ((right - left) * unit || 1), height / ((bottom - top) * unit || 1))
  return { scale, x: (left + right) / 2, y: (top + bottom) / 2 }
}

/** The scale, and the point of the board that comes to the middle of the screen. */
export interface Zoom {
  readonly scale: number
  readonly x: number
  readonly y: number
}
