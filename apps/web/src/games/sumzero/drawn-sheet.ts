import { isRejection, type Seat } from '@parlor/kernel'
import { boardFromShape, pieceLibraryFromText, readMove, type MatchPieceLibrary, type SumZeroMove, type SumZeroView } from '@parlor/sumzero'
import { offsetSquares, type Square } from './piece-outline.ts'

interface DrawnPiece {
  readonly seat: Seat
  readonly squares: readonly Square[]
}

/** What is drawn of a position. */
export interface DrawnSheet {
  readonly rows: number
  readonly cols: number
  readonly blocked: readonly Square[]
  readonly placed: readonly DrawnPiece[]
  /** During the draft, by seat: the pieces bought. */
  readonly bought: readonly (readonly (readonly Square[])[])[]
  /** A move to highlight. */
  readonly marked: readonly Square[] | null
}

/** The parts of a position that are drawn. */
interface SheetParts extends Pick<SumZeroView, 'shape' | 'pieces' | 'first'> {
  readonly laid: readonly (SumZeroMove | null)[]
  /** By seat: ids of pieces, as often as they were bought. */
  readonly arsenals: (library: MatchPieceLibrary) => readonly (readonly string[])[]
  readonly placing: boolean
}

/** Null where the position is none. */
export function sheetOf(position: string | SumZeroView, mark?: string): DrawnSheet | null {
  const { shape, pieces, first, laid, arsenals, placing } = typeof position === 'string' ? partsOfText(position) : partsOfView(position)
  const board = boardFromShape(shape)
  const library = pieceLibraryFromText(pieces)
  if (isRejection(board) || isRejection(library) || first < 0) return null
  const placed = laid.map((move, i) => ({ seat: i % 2 === 0 ? first : 1 - first, squares: squaresOf(library, move) }))
  if (placed.some(({ squares }) => squares === null)) return null
  return {
    rows: board.rows,
    cols: board.cols,
    blocked: blockedSquaresOf(shape),
    placed: placed as DrawnPiece[],
    bought: placing || placed.length > 0 ? [] : arsenals(library).map((ids) => ids.flatMap((id) => cellsOf(library, id))),
    marked: mark === undefined ? null : squaresOf(library, moveIn(mark)),
  }
}

function partsOfView({ shape, pieces, first, laid, arsenals, pending }: SumZeroView): SheetParts {
  return {
    shape,
    pieces,
    first,
    laid,
    arsenals: (library) => arsenals.map((counts) => counts.flatMap((count, i) => new Array<string>(count).fill(library.pieces[i]!.id))),
    placing: pending[0]?.kind === 'place',
  }
}

/** `5x5 4 0 I4 O4*2 0/0 T4:0@a1,L4:0@d3 cyan orange lays`. */
function partsOfText(text: string): SheetParts {
  const [shape = '', pieces = '', , cyan = '', orange = '', , laid = '', begins = '', , does = ''] = text.split(' ')
  const idsIn = (list: string) =>
    list.split(',').flatMap((word) => {
      const [id = '', count = '1'] = word.split('*')
      return id === '-' ? [] : new Array<string>(Number(count)).fill(id)
    })
  return {
    shape,
    pieces,
    first: ['cyan', 'orange'].indexOf(begins.replace('+swap', '')),
    laid: laid === '-' ? [] : laid.split(',').map(moveIn),
    arsenals: () => [idsIn(cyan), idsIn(orange)],
    placing: does === 'lays',
  }
}

function moveIn(text: string): SumZeroMove | null {
  const move = readMove(text)
  return isRejection(move) ? null : move
}

function cellsOf({ pieces, index }: MatchPieceLibrary, id: string): (readonly Square[])[] {
  const piece = pieces[index.get(id) ?? -1]
  return piece ? [piece.cells] : []
}

function squaresOf({ pieces, index }: MatchPieceLibrary, move: SumZeroMove | null): Square[] | null {
  if (move?.kind !== 'place') return null
  const found = pieces[index.get(move.piece) ?? -1]?.poses[move.pose]
  return found ? offsetSquares(found.cells, move.x, move.y) : null
}

function blockedSquaresOf(shape: string): Square[] {
  return shape.split('/').flatMap((line, y) => [...line].flatMap((sign, x): Square[] => (sign === '#' ? [[x, y]] : [])))
}

/** A piece bought during the draft, with its place on the sheet: rows over its side's half, Cyan's above Orange's. */
export function boughtPieces({ rows, cols, bought }: DrawnSheet): (DrawnPiece & { readonly transform: string })[] {
  return bought.flatMap((pieces, seat) => {
    const across = Math.max(4, Math.ceil(Math.sqrt((pieces.length * 2 * cols) / rows)))
    const step = cols / across
    return pieces.map((squares, i) => {
      const [x, y] = [((i % across) + 0.08) * step, (seat * rows) / 2 + (Math.floor(i / across) + 0.12) * step]
      return { seat, squares, transform: `translate(${hundredth(x)} ${hundredth(y)}) scale(${hundredth(step / 5.6)})` }
    })
  })
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100
}
