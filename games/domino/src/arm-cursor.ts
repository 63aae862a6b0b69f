import type { TileHalf, PlacedTile } from './placed-tile.ts'
import type { TileSet } from './tiles.ts'
import type { TilePlace, Tile } from './types.ts'

/*
 * An arm runs in rows that turn back and forth. Along a row it goes forward; past a limit one tile turns aside (phase 1), the next lies under
 * it and points back (phase 2), one more leads on (phase 3), and the row goes on in the other direction (phase 4) until the next
 * corner. Rows lie two tile widths apart, so that upright doubles touch those of the next row but never overlap.
 * All arms are the same one rotated by quarter turns, which keeps each in its own part of the board.
 */

/** Rows turn at `outer`, and on their way back at `inner`; the tile that turns lies just beyond. */
interface Limits {
  readonly outer: number
  readonly inner: number
}

/** End of an arm: `edge` is where its last tile ends, `row` counts rows, `ahead` is 1 away from the middle and −1 back. */
export interface ArmCursor {
  readonly turns: number
  readonly limits: Limits
  edge: number
  row: number
  ahead: 1 | -1
  phase: 0 | 1 | 2 | 3 | 4
}

/** An upright tile takes one tile width of a row, a lying one two. */
const uprightStep = 1
const lyingStep = 2
/** Distance between rows. */
const rowDistance = 2

const quarters: Readonly<Record<TilePlace, number>> = { start: 0, right: 0, down: 1, left: 2, up: 3 }

/** An arm without tiles. */
export function startArm(place: TilePlace, hub: PlacedTile, limits: Limits): ArmCursor {
  const upright = place === 'up' || place === 'down'
  const length = hub.standing === upright ? lyingStep : uprightStep
  return { turns: quarters[place], limits, edge: length / 2, row: 0, ahead: 1, phase: 0 }
}

/** The tile to place, and its pip that touches the arm. */
interface Next {
  readonly set: TileSet
  readonly tile: Tile
  readonly place: TilePlace
  readonly pip: number
}

/** Places a tile at the end of an arm and advances the cursor. */
export function placeNextTile(cursor: ArmCursor, next: Next): PlacedTile {
  const double = next.set.tops[next.tile] === next.set.bottoms[next.tile]
  const { edge, row, ahead, phase } = cursor
  const side = row * rowDistance
  if (phase === 1) {
    cursor.row++
    cursor.ahead = ahead === 1 ? -1 : 1
    cursor.edge = edge - ahead
    cursor.phase = 2
    return placedTile(cursor, next, [edge + ahead / 2, side + rowDistance], [edge - ahead / 2, side + rowDistance])
  }
  if (!double && !fitsRow(cursor)) {
    cursor.phase = 1
    return placedTile(cursor, next, [edge + ahead / 2, side], [edge + ahead / 2, side + 1])
  }
  cursor.phase = phase === 0 ? 0 : phase === 2 ? 3 : 4
  cursor.edge = edge + ahead * (double ? uprightStep : lyingStep)
  if (double) return placedTile(cursor, next, [edge + ahead / 2, side - 0.5], [edge + ahead / 2, side + 0.5])
  return placedTile(cursor, next, [edge + ahead / 2, side], [edge + (3 * ahead) / 2, side])
}

/** Doubles do not turn, so space for one is reserved: it stays within the limit, and the tile after it turns. */
function fitsRow({ edge, ahead, limits }: ArmCursor): boolean {
  const { outer, inner } = limits
  return ahead === 1 ? edge + lyingStep + uprightStep <= outer : edge - lyingStep - uprightStep >= inner
}

type Point = readonly [forward: number, side: number]

/** Places the half that touches the arm at one point and the open one at the other. */
function placedTile({ turns, phase }: ArmCursor, { set, tile, place, pip }: Next, met: Point, open: Point): PlacedTile {
  const flip = set.tops[tile] !== pip
  const [x1, y1] = turned(met, turns)
  const [x2, y2] = turned(open, turns)
  const far = flip ? set.tops[tile]! : set.bottoms[tile]!
  const halves: [TileHalf, TileHalf] = [
    { x: x1, y: y1, pip },
    { x: x2, y: y2, pip: far },
  ]
  const [head, tail] = flip ? [halves[1], halves[0]] : halves
  return { tile, place, x: (x1 + x2) / 2, y: (y1 + y2) / 2, rotation: pointing(head, tail), standing: x1 === x2, phase, halves }
}

/** Rotates from arm to board coordinates. Adding 0 avoids −0. */
function turned([forward, side]: Point, turns: number): [number, number] {
  const points: readonly (readonly [number, number])[] = [
    [forward, side],
    [-side, forward],
    [-forward, -side],
    [side, -forward],
  ]
  const [x, y] = points[turns]!
  return [x + 0, y + 0]
}

/** Rotation of the tile so that its smaller half points from the tail to the head. */
function pointing(head: TileHalf, tail: TileHalf): 0 | 90 | 180 | 270 {
  if (head.x === tail.x) return head.y < tail.y ? 0 : 180
  return head.x > tail.x ? 90 : 270
}
