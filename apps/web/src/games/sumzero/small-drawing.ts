import type { SvgDrawing, SvgShape } from '../../web-game/svg-drawing.ts'
import { boughtPieces, type DrawnSheet } from './drawn-sheet.ts'
import { hatchPath, hatchSpacing, pieceInset } from './piece-lines.ts'
import { gridPath, outlinePath, type Square } from './piece-outline.ts'
import './colours.css'
import './small-drawing.css'

/** Margin around the squares, in squares. */
const margin = 0.4

/** A position as a small board: placed pieces, or during the draft the bought ones. */
export function drawSmallSheet(sheet: DrawnSheet): SvgDrawing {
  const { rows, cols, blocked, placed, marked } = sheet
  const edge = Math.max(rows, cols) + 2 * margin
  const paper = { x: -margin, y: -margin, width: cols + 2 * margin, height: rows + 2 * margin }
  return {
    viewBox: `${(cols - edge) / 2} ${(rows - edge) / 2} ${edge} ${edge}`,
    strokes: [
      { tag: 'rect', attributes: { ...paper, className: 'sz-thumbnail-paper' } },
      { tag: 'path', attributes: { d: gridPath(rows, cols), className: 'sz-thumbnail-lines' } },
      ...blocked.map(([x, y]): SvgShape => ({ tag: 'rect', attributes: { x, y, width: 1, height: 1, className: 'sz-thumbnail-blocked' } })),
      ...placed.flatMap(({ seat, squares }) => drawPiece(squares, seat)),
      ...boughtPieces(sheet).map(({ seat, squares, transform }): SvgShape => {
        return { tag: 'g', attributes: { transform }, inside: drawPiece(squares, seat) }
      }),
      ...(marked ? [{ tag: 'path', attributes: { d: outlinePath(marked, 0), className: 'sz-thumbnail-mark' } } as const] : []),
    ],
  }
}

function drawPiece(squares: readonly Square[], seat: number): SvgShape[] {
  return [
    { tag: 'path', attributes: { d: outlinePath(squares, pieceInset), className: `sz-thumbnail-ink of-${seat}` } },
    { tag: 'path', attributes: { d: hatchPath(squares, seat, hatchSpacing.token), className: `sz-thumbnail-hatch of-${seat}` } },
  ]
}
