import { isRejection, reject, type Rejection } from '@parlor/kernel'
import { pentominoes, tetrominoes, type PieceSquare } from './pieces.ts'
import { posesOf, type Pose } from './poses.ts'

/** A piece that can be bought. */
export interface Piece {
  readonly id: string
  readonly cost: number
  readonly cells: readonly PieceSquare[]
  readonly poses: readonly Pose[]
}

/** The pieces of a match, and the text that identifies them in states and positions. */
export interface MatchPieceLibrary {
  readonly text: string
  readonly pieces: readonly Piece[]
  readonly index: ReadonlyMap<string, number>
  readonly cheapest: number
  readonly smallest: number
}

/** Limits of a custom piece. */
export const pieceLimits = { cells: 8, side: 5, cost: 99, pieces: 20, id: /^[A-Z][A-Za-z0-9]{0,5}$/ } as const

function standard(cells: Readonly<Record<string, readonly PieceSquare[]>>): Piece[] {
  return Object.entries(cells).map(([id, squares]) => ({ id, cost: squares.length, cells: squares, poses: posesOf(squares) }))
}

const fours = standard(tetrominoes)
const fives = standard(pentominoes)

/** All nineteen standard pieces, tetrominoes first. */
export const standardPieces: readonly Piece[] = [...fours, ...fives]

const known = new Map<string, MatchPieceLibrary>()
const knownLimit = 64

/** The library of a text: `4` tetrominoes, `5` pentominoes, `45` both; then each custom piece as `+id~cost~##-.#`. */
export function pieceLibraryFromText(text: string): MatchPieceLibrary | Rejection {
  const found = known.get(text)
  if (found) return found
  const [sets = '', ...own] = text.split('+')
  if (!/^(4|5|45|)$/.test(sets) || own.length > pieceLimits.pieces) return reject('sumzero.badLibrary')
  const pieces = [...(sets.includes('4') ? fours : []), ...(sets.includes('5') ? fives : [])]
  for (const one of own) {
    const piece = readPiece(one)
    if (isRejection(piece)) return piece
    pieces.push(piece)
  }
  const library = libraryOf(text, pieces)
  if (isRejection(library)) return library
  if (known.size >= knownLimit) known.clear()
  known.set(text, library)
  return library
}

/** The library of a state, whose text was validated before. */
export function pieceLibraryOfState({ pieces }: { readonly pieces: string }): MatchPieceLibrary {
  const library = pieceLibraryFromText(pieces)
  if (isRejection(library)) throw new Error(`a state names no library: ${library.rejected}`)
  return library
}

/** A custom piece as text, for the name of a library. */
export function writePiece({ id, cost, cells }: Pick<Piece, 'id' | 'cost' | 'cells'>): string {
  const width = Math.max(...cells.map(([dx]) => dx)) + 1
  const height = Math.max(...cells.map(([, dy]) => dy)) + 1
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => (cells.some(([dx, dy]) => dx === x && dy === y) ? '#' : '.')).join(''),
  )
  return `${id}~${cost}~${rows.join('-')}`
}

function readPiece(text: string): Piece | Rejection {
  const [, id = '', cost = '', drawn = ''] = /^([A-Za-z0-9]+)~([1-9]\d?)~([.#-]+)$/.exec(text.slice(0, 80)) ?? []
  const cells = drawn.split('-').flatMap((row, y) => [...row].flatMap((sign, x) => (sign === '#' ? [[x, y] as const] : [])))
  const piece = checkPiece(id, Number(cost), cells)
  if (isRejection(piece)) return piece
  return writePiece(piece) === text ? piece : reject('sumzero.badLibrary')
}

/** Validates a piece: a name, a price, and connected squares in a box of 5 by 5. */
export function checkPiece(id: string, cost: number, cells: readonly PieceSquare[]): Piece | Rejection {
  const name = id.slice(0, 12)
  if (!pieceLimits.id.test(id)) return reject('sumzero.badPieceId', { id: name })
  if (cells.length < 1 || cells.length > pieceLimits.cells) return reject('sumzero.badPieceSize', { id: name, max: pieceLimits.cells })
  if (!Number.isInteger(cost) || cost < 1 || cost > pieceLimits.cost)
    return reject('sumzero.badPieceCost', { id: name, max: pieceLimits.cost })
  const outside = cells.some((cell) => !cell.every((at) => Number.isInteger(at) && !Object.is(at, -0) && at >= 0 && at < pieceLimits.side))
  const squares = new Set(cells.map(([dx, dy]) => dy * pieceLimits.side + dx))
  if (outside || squares.size < cells.length || !cells.some(([dx]) => dx === 0) || !cells.some(([, dy]) => dy === 0))
    return reject('sumzero.badPieceCells', { id: name, side: pieceLimits.side })
  if (!hangsTogether(cells)) return reject('sumzero.brokenPiece', { id: name })
  return { id, cost, cells, poses: posesOf(cells) }
}

function hangsTogether(cells: readonly PieceSquare[]): boolean {
  const reached = new Set([cells[0]!])
  for (const [x, y] of reached) for (const cell of cells) if (Math.abs(cell[0] - x) + Math.abs(cell[1] - y) === 1) reached.add(cell)
  return reached.size === cells.length
}

function libraryOf(text: string, pieces: readonly Piece[]): MatchPieceLibrary | Rejection {
  if (pieces.length === 0) return reject('sumzero.noPieces')
  const index = new Map(pieces.map(({ id }, i) => [id, i]))
  if (index.size < pieces.length) {
    const twice = pieces.find(({ id }, i) => index.get(id) !== i)!
    return reject('sumzero.samePieceId', { id: twice.id })
  }
  return {
    text,
    pieces,
    index,
    cheapest: Math.min(...pieces.map(({ cost }) => cost)),
    smallest: Math.min(...pieces.map(({ cells }) => cells.length)),
  }
}
