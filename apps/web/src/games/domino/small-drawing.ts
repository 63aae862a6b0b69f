import type { SvgDrawing, SvgShape } from '../../web-game/svg-drawing.ts'
import { tenth } from '../../web-game/svg-shapes.ts'
import type { DrawnChain, DrawnTile } from './drawn-chain.ts'
import { pipPositions } from './pip-positions.ts'
import './small-drawing.css'

/** Width of a tile in the drawing's own units. */
const unit = 20
/** Width of the square in tile widths. */
const wide = 11

/** A tile in its row: the pips to the left and to the right, or along an arm above and below. `next`: a possible tile, not played yet. */
interface ChainTile {
  readonly left: number
  readonly right: number
  readonly next: boolean
}

/** The row through the middle from its left to its right end, and the arms above and below the first double, outwards. */
interface SplitChain {
  readonly row: ChainTile[]
  readonly up: ChainTile[]
  readonly down: ChainTile[]
  hub: ChainTile | null
}

/** The chain in rows; `next` is shown where it would go. */
export function drawSmallChain({ tiles }: DrawnChain, next: DrawnTile | null): SvgDrawing {
  const chain: SplitChain = { row: [], up: [], down: [], hub: null }
  for (const tile of tiles) addToChain(chain, tile, false)
  if (next) addToChain(chain, next, true)
  const edge = wide * unit
  const lines = splitIntoRows(chain.row)
  const height = lines.length * 2.4
  const top = Math.max(0, (wide - height) / 2)
  const strokes = lines.flatMap((line, row) => {
    const length = line.reduce((sum, link) => sum + tileLength(link), 0)
    let x = (wide - length) / 2
    return line.flatMap((link) => {
      const at = { x: (x + tileLength(link) / 2) * unit, y: (top + row * 2.4 + 1.2) * unit }
      x += tileLength(link)
      const strokes = tile(link, at.x, at.y, isDouble(link))
      return link === chain.hub && lines.length === 1 ? [...strokes, ...arms(chain, at.x, at.y)] : strokes
    })
  })
  return { viewBox: `0 0 ${edge} ${edge}`, strokes }
}

/** Adds a tile, the matching half against the chain. */
function addToChain(chain: SplitChain, { top: a, bottom: b, side }: DrawnTile, next: boolean): void {
  const { row, up, down } = chain
  const link = (left: number, right: number): ChainTile => ({ left, right, next })
  if (side === null) row.push(link(a, b))
  else if (side === 'left') row.unshift(row[0]!.left === b ? link(a, b) : link(b, a))
  else if (side === 'right') row.push(row.at(-1)!.right === a ? link(a, b) : link(b, a))
  else if (side === 'up') up.push((up.at(-1)?.left ?? chain.hub?.left) === b ? link(a, b) : link(b, a))
  else down.push((down.at(-1)?.right ?? chain.hub?.right) === a ? link(a, b) : link(b, a))
  if (a === b && !next) chain.hub ??= side === 'left' ? row[0]! : row.at(-1)!
}

function isDouble({ left, right }: ChainTile): boolean {
  return left === right
}

function tileLength(link: ChainTile): number {
  return isDouble(link) ? 1 : 2
}

/** As many tiles per row as fit; a long chain shows its two ends. */
function splitIntoRows(chain: readonly ChainTile[]): ChainTile[][] {
  const rows: ChainTile[][] = [[]]
  let length = 0
  for (const link of chain) {
    if (length + tileLength(link) > wide - 0.6) {
      rows.push([])
      length = 0
    }
    rows.at(-1)!.push(link)
    length += tileLength(link)
  }
  return rows.length > 4 ? [...rows.slice(0, 2), ...rows.slice(-2)] : rows
}

/** The arms above and below the first double, as far as they fit. */
function arms({ up, down }: SplitChain, x: number, y: number): SvgShape[] {
  return [up, down].flatMap((arm, below) => {
    const way = below === 0 ? -1 : 1
    let far = 1
    return arm.flatMap((link) => {
      const middle = far + tileLength(link) / 2
      far += tileLength(link)
      return far > wide / 2 ? [] : tile(link, x, y + way * middle * unit, !isDouble(link))
    })
  })
}

function tile({ left, right, next }: ChainTile, x: number, y: number, standing: boolean): SvgShape[] {
  const [w, h] = standing ? [unit, 2 * unit] : [2 * unit, unit]
  const className = next ? 'domino-thumbnail-tile next' : 'domino-thumbnail-tile'
  const rect = { x: x - w / 2 + 0.5, y: y - h / 2 + 0.5, width: w - 1, height: h - 1, rx: 3, className }
  const line = standing ? `M${x - 6} ${y}h12` : `M${x} ${y - 6}v12`
  const pips = [left, right].flatMap((count, half) => {
    const far = (half - 0.5) * unit
    return pipPositions(count).map(([dx, dy]): SvgShape => {
      const [px, py] = standing ? [x + dx * unit, y + far + dy * unit] : [x + far + dy * unit, y + dx * unit]
      return { tag: 'circle', attributes: { cx: tenth(px), cy: tenth(py), r: count > 9 ? 1.3 : 1.7, className: 'domino-thumbnail-pip' } }
    })
  })
  return [{ tag: 'rect', attributes: rect }, { tag: 'path', attributes: { d: line, className: 'domino-thumbnail-line' } }, ...pips]
}
