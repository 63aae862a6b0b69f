import { isRejection } from '@parlor/kernel'
import { boardFromShape, pieceLibraryFromText, sumzero, type MatchPieceLibrary, type Placement } from '@parlor/sumzero'
import type { SvgDrawing, SvgShape } from '../../web-game/svg-drawing.ts'
import { gridPath, outlinePath, type Square } from './piece-outline.ts'
import { pieceInset, offsetSquares } from './view-model.ts'
import { hatchSpacing, hatchPath } from './piece-shape.tsx'
import './colours.css'
import './thumbnail.css'

/** Margin around the squares, in squares. */
const margin = 0.4

/** A position as a small board: placed pieces, or during the draft the bought ones, Cyan's above Orange's. */
export default function drawThumbnail(position: string, mark?: string): SvgDrawing | null {
  const [shape = '', pieces = '', , cyan = '', orange = '', , laid = '', begins = '', , does = ''] = position.split(' ')
  const board = boardFromShape(shape)
  const library = pieceLibraryFromText(pieces)
  if (isRejection(board) || isRejection(library) || begins === '') return null
  const { rows, cols } = board
  const placed = laid === '-' ? [] : laid.split(',').map((word) => placementIn(word))
  if (placed.some((one) => one === null || squaresIn(library, one) === null)) return null
  const first = begins.startsWith('cyan') ? 0 : 1
  const blocked = blockedSquaresOf(shape)
  const marked = mark === undefined ? null : placementIn(mark)
  const markedSquares = marked && squaresIn(library, marked)
  const edge = Math.max(rows, cols) + 2 * margin
  return {
    viewBox: `${(cols - edge) / 2} ${(rows - edge) / 2} ${edge} ${edge}`,
    strokes: [
      {
        tag: 'rect',
        attributes: { x: -margin, y: -margin, width: cols + 2 * margin, height: rows + 2 * margin, className: 'sz-thumbnail-paper' },
      },
      { tag: 'path', attributes: { d: gridPath(rows, cols), className: 'sz-thumbnail-lines' } },
      ...blocked.map(([x, y]): SvgShape => ({ tag: 'rect', attributes: { x, y, width: 1, height: 1, className: 'sz-thumbnail-blocked' } })),
      ...placed.flatMap((one, i) => drawPlacedPiece(squaresIn(library, one!)!, i % 2 === 0 ? first : 1 - first)),
      ...(does === 'lays' || placed.length > 0
        ? []
        : [...drawBoughtPieces(library, cyan, 0, cols, rows), ...drawBoughtPieces(library, orange, 1, cols, rows)]),
      ...(markedSquares
        ? [{ tag: 'path', attributes: { d: outlinePath(markedSquares, 0), className: 'sz-thumbnail-mark' } } as const]
        : []),
    ],
  }
}

function placementIn(text: string): Placement | null {
  const move = sumzero.game.notation.readMove(text)
  return !isRejection(move) && move.kind === 'place' ? move : null
}

function squaresIn({ pieces, index }: MatchPieceLibrary, { piece, pose, x, y }: Placement): Square[] | null {
  const found = pieces[index.get(piece) ?? -1]?.poses[pose]
  return found ? offsetSquares(found.cells, x, y) : null
}

function blockedSquaresOf(shape: string): Square[] {
  return shape.split('/').flatMap((line, y) => [...line].flatMap((sign, x): Square[] => (sign === '#' ? [[x, y]] : [])))
}

function drawPlacedPiece(squares: readonly Square[], seat: number): SvgShape[] {
  return [
    { tag: 'path', attributes: { d: outlinePath(squares, pieceInset), className: `sz-thumbnail-ink of-${seat}` } },
    { tag: 'path', attributes: { d: hatchPath(squares, seat, hatchSpacing.token), className: `sz-thumbnail-hatch of-${seat}` } },
  ]
}

/** A side's bought pieces, in rows over its half of the board. */
function drawBoughtPieces(library: MatchPieceLibrary, text: string, seat: number, cols: number, rows: number): SvgShape[] {
  if (text === '-') return []
  const ids = text.split(',').flatMap((word) => Array.from({ length: Number(word.split('*')[1] ?? 1) }, () => word.split('*')[0]!))
  const across = Math.max(4, Math.ceil(Math.sqrt((ids.length * 2 * cols) / rows)))
  const step = cols / across
  const scale = step / 5.6
  return ids.flatMap((id, i) => {
    const cells = library.pieces[library.index.get(id) ?? -1]?.cells
    const y = (seat * rows) / 2 + (Math.floor(i / across) + 0.12) * step
    const transform = `translate(${((i % across) + 0.08) * step} ${y}) scale(${scale})`
    return cells ? [{ tag: 'g', attributes: { transform }, inside: drawPlacedPiece(cells, seat) } as const] : []
  })
}
