import type { SvgDrawing, SvgShape } from '../../web-game/svg-drawing.ts'
import './thumbnail.css'

/** Edge of a cell in the drawing's own units. */
const pitch = 24
const side = 20
const neck = 7
const dot = 2.3

/** Positions of dots in a cell, as fractions of its half edge, by their number. */
const spots: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[0, 0]],
  [
    [-0.34, 0.34],
    [0.34, -0.34],
  ],
  [
    [0, -0.4],
    [-0.42, 0.34],
    [0.42, 0.34],
  ],
  [
    [-0.38, -0.38],
    [0.38, -0.38],
    [-0.38, 0.38],
    [0.38, 0.38],
  ],
]

/** Red, Blue, neutral, or a block. */
type Owner = 0 | 1 | 2 | 3

interface Cell {
  readonly row: number
  readonly col: number
  readonly owner: Owner
  readonly dots: number
}

const letters = 'abcdefgh'

function readCell(sign: string, row: number, col: number): Cell | null {
  if (sign === '#') return { row, col, owner: 3, dots: 0 }
  if (sign === '.') return { row, col, owner: 2, dots: 0 }
  if (/[1-8]/.test(sign)) return { row, col, owner: 2, dots: Number(sign) }
  const dots = letters.indexOf(sign.toLowerCase()) + 1
  return dots === 0 ? null : { row, col, owner: sign === sign.toLowerCase() ? 0 : 1, dots }
}

/** Draws board text; anything after a space is ignored. */
export default function drawThumbnail(position: string, mark?: string): SvgDrawing | null {
  const lines = position.split(' ')[0]!.split('/')
  const cols = lines[0]!.length
  const cells = lines.flatMap((line, row) => [...line].map((sign, col) => readCell(sign, row, col)))
  if (cells.length === 0 || cells.length !== lines.length * cols || cells.some((cell) => cell === null)) return null
  const valid = cells as Cell[]
  const edge = Math.max(lines.length, cols) * pitch
  const [left, top] = [(edge - cols * pitch) / 2, (edge - lines.length * pitch) / 2]
  const shapes = [
    ...valid.map((cell) => cellShape(cell, cell.owner < 2 && cell.dots >= capacityOf(cell, valid, cols))),
    ...valid.flatMap((cell) => bridgeShapes(cell, valid, cols)),
    ...valid.flatMap(dotShapesOf),
    ...(mark === undefined ? [] : markShape(mark)),
  ]
  return { viewBox: `${-left} ${-top} ${edge} ${edge}`, strokes: shapes }
}

function middle({ row, col }: Pick<Cell, 'row' | 'col'>): [x: number, y: number] {
  return [(col + 0.5) * pitch, (row + 0.5) * pitch]
}

/** A full cell glows. */
function cellShape(cell: Cell, full: boolean): SvgShape {
  const [x, y] = middle(cell)
  const edge = cell.owner === 3 ? side - 5 : side
  const rect = { x: x - edge / 2, y: y - edge / 2, width: edge, height: edge }
  return {
    tag: 'rect',
    attributes: { ...rect, rx: cell.owner === 3 ? 3 : 7.5, className: `dots-thumbnail-cell of-${cell.owner}${full ? ' full' : ''}` },
  }
}

/** Adjacent cells of one owner are joined. */
function bridgeShapes(cell: Cell, cells: readonly Cell[], cols: number): SvgShape[] {
  if (cell.owner > 1) return []
  const [x, y] = middle(cell)
  const gap = pitch - side + 2
  const right = cell.col + 1 < cols ? cells[cell.row * cols + cell.col + 1] : undefined
  const below = cells[(cell.row + 1) * cols + cell.col]
  const className = `dots-thumbnail-neck of-${cell.owner}`
  return [
    ...(right?.owner === cell.owner ? [{ x: x + side / 2 - 1, y: y - neck / 2, width: gap, height: neck }] : []),
    ...(below?.owner === cell.owner ? [{ x: x - neck / 2, y: y + side / 2 - 1, width: neck, height: gap }] : []),
  ].map((rect): SvgShape => ({ tag: 'rect', attributes: { ...rect, className } }))
}

/** A cell's capacity: its number of neighbours that are no blocks. */
function capacityOf({ row, col }: Cell, cells: readonly Cell[], cols: number): number {
  const around = [
    col > 0 ? row * cols + col - 1 : -1,
    col + 1 < cols ? row * cols + col + 1 : -1,
    row > 0 ? (row - 1) * cols + col : -1,
    (row + 1) * cols + col,
  ]
  return around.filter((at) => cells[at] !== undefined && cells[at].owner !== 3).length
}

function dotShapesOf(cell: Cell): SvgShape[] {
  const [x, y] = middle(cell)
  const half = side / 2
  const offsets = spots[Math.min(cell.dots, spots.length - 1)]!
  const more = cell.dots >= spots.length ? [dotShape(x, y, cell.owner)] : []
  return [...offsets.map(([dx, dy]) => dotShape(x + dx * half, y + dy * half, cell.owner)), ...more]
}

/** Red's dots are round, Blue's are diamonds: owners differ by shape as well. */
function dotShape(x: number, y: number, owner: Owner): SvgShape {
  const className = `dots-thumbnail-dot of-${owner}`
  if (owner !== 1) return { tag: 'circle', attributes: { cx: x, cy: y, r: dot, className } }
  const reach = dot * 1.3
  return { tag: 'path', attributes: { d: `M${x} ${y - reach}L${x + reach} ${y}L${x} ${y + reach}L${x - reach} ${y}Z`, className } }
}

/** A ring around the cell of a move such as `c3`. */
function markShape(mark: string): SvgShape[] {
  const row = Number(mark.slice(1)) - 1
  const col = mark.charCodeAt(0) - 97
  const [x, y] = middle({ row, col })
  const edge = pitch - 0.6
  return [
    { tag: 'rect', attributes: { x: x - edge / 2, y: y - edge / 2, width: edge, height: edge, rx: 9, className: 'dots-thumbnail-mark' } },
  ]
}
