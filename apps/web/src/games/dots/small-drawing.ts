import type { SvgDrawing, SvgShape } from '../../web-game/svg-drawing.ts'
import { isFull, joinedCells, type DrawnBoard } from './drawn-board.ts'
import './small-drawing.css'

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

/** A board as a sketch; `mark` is a move such as `c3`. */
export function drawSmallBoard(board: DrawnBoard, mark?: string): SvgDrawing {
  const { rows, cols, owner } = board
  const edge = Math.max(rows, cols) * pitch
  const [left, top] = [(edge - cols * pitch) / 2, (edge - rows * pitch) / 2]
  return {
    viewBox: `${-left} ${-top} ${edge} ${edge}`,
    strokes: [
      ...owner.map((_, cell) => cellShape(board, cell)),
      ...joinedCells(board).map(({ from, to, side }) => bridgeShape(middle(board, from), to - from === 1, side)),
      ...owner.flatMap((_, cell) => dotShapesOf(board, cell)),
      ...(mark === undefined ? [] : [markShape(mark)]),
    ],
  }
}

function middle({ cols }: DrawnBoard, cell: number): [x: number, y: number] {
  return [((cell % cols) + 0.5) * pitch, (Math.floor(cell / cols) + 0.5) * pitch]
}

/** A full cell glows. */
function cellShape(board: DrawnBoard, cell: number): SvgShape {
  const [x, y] = middle(board, cell)
  const owner = board.owner[cell]!
  const edge = owner === 3 ? side - 5 : side
  const rect = { x: x - edge / 2, y: y - edge / 2, width: edge, height: edge, rx: owner === 3 ? 3 : 7.5 }
  return { tag: 'rect', attributes: { ...rect, className: `dots-thumbnail-cell of-${owner}${isFull(board, cell) ? ' full' : ''}` } }
}

function bridgeShape([x, y]: readonly [number, number], right: boolean, owner: 0 | 1): SvgShape {
  const gap = pitch - side + 2
  const rect = right
    ? { x: x + side / 2 - 1, y: y - neck / 2, width: gap, height: neck }
    : { x: x - neck / 2, y: y + side / 2 - 1, width: neck, height: gap }
  return { tag: 'rect', attributes: { ...rect, className: `dots-thumbnail-neck of-${owner}` } }
}

function dotShapesOf(board: DrawnBoard, cell: number): SvgShape[] {
  const [x, y] = middle(board, cell)
  const [owner, dots] = [board.owner[cell]!, board.dots[cell]!]
  const half = side / 2
  const offsets = spots[Math.min(dots, spots.length - 1)]!
  const more = dots >= spots.length ? [dotShape(x, y, owner)] : []
  return [...offsets.map(([dx, dy]) => dotShape(x + dx * half, y + dy * half, owner)), ...more]
}

/** Red's dots are round, Blue's are diamonds: owners differ by shape as well. */
function dotShape(x: number, y: number, owner: number): SvgShape {
  const className = `dots-thumbnail-dot of-${owner}`
  if (owner !== 1) return { tag: 'circle', attributes: { cx: x, cy: y, r: dot, className } }
  const reach = dot * 1.3
  return { tag: 'path', attributes: { d: `M${x} ${y - reach}L${x + reach} ${y}L${x} ${y + reach}L${x - reach} ${y}Z`, className } }
}

/** A ring around the cell of a move such as `c3`. */
function markShape(mark: string): SvgShape {
  const [x, y] = [(mark.charCodeAt(0) - 96.5) * pitch, (Number(mark.slice(1)) - 0.5) * pitch]
  const edge = pitch - 0.6
  return {
    tag: 'rect',
    attributes: { x: x - edge / 2, y: y - edge / 2, width: edge, height: edge, rx: 9, className: 'dots-thumbnail-mark' },
  }
}
