import { isPlainObject, isRejection, readJson, reject, type Rejection } from '@parlor/kernel'
import { boardFromShape } from './board-geometry.ts'
import { pieceLibraryFromText, pieceLimits, checkPiece, writePiece, type Piece } from './match-piece-library.ts'
import type { PieceSquare } from './pieces.ts'

/** A custom board, as a file. */
export interface BoardFile {
  readonly format: 'sumzero-board'
  readonly version: 1
  readonly name: string
  /** From the top, `.` for a cell and `#` for a blocked one. */
  readonly rows: readonly string[]
}

/** Custom pieces, as a file. */
export interface PiecesFile {
  readonly format: 'sumzero-pieces'
  readonly version: 1
  readonly name: string
  /** Default cost: the number of cells. */
  readonly pieces: readonly { readonly id: string; readonly cost?: number; readonly cells: readonly PieceSquare[] }[]
}

/** The fields of a board file. */
export const boardFileKeys = ['format', 'version', 'name', 'rows'] as const
/** The fields of a file of pieces. */
export const piecesFileKeys = ['format', 'version', 'name', 'pieces'] as const
/** The fields of one piece in a file. */
export const pieceKeys = ['id', 'cost', 'cells'] as const
const limits = { characters: 12_000, depth: 6, name: 60 }

/** Parses a board file, strictly: whatever is missing, unknown or unplayable is reported. */
export function parseBoardFile(text: string): BoardFile | Rejection {
  const file = readFile(text, 'sumzero-board', boardFileKeys)
  if (isRejection(file)) return file
  const { rows } = file
  if (!Array.isArray(rows) || !rows.every((row) => typeof row === 'string' && !row.includes('/'))) return reject('custom.notRows')
  const board = boardFromShape(rows.join('/'))
  return isRejection(board) ? board : (file as unknown as BoardFile)
}

/** Parses a file of pieces, strictly. */
export function parsePiecesFile(text: string): PiecesFile | Rejection {
  const file = readFile(text, 'sumzero-pieces', piecesFileKeys)
  if (isRejection(file)) return file
  const { pieces } = file
  if (!Array.isArray(pieces)) return reject('custom.notAList')
  if (pieces.length === 0 || pieces.length > pieceLimits.pieces) return reject('custom.pieceCount', { max: pieceLimits.pieces })
  const read: Piece[] = []
  for (const [i, value] of pieces.entries()) {
    const piece = readPiece(value, i + 1)
    if (isRejection(piece)) return piece
    read.push(piece)
  }
  const library = pieceLibraryFromText(`45${nameOf(read)}`)
  return isRejection(library) ? library : (file as unknown as PiecesFile)
}

/** Parses a file of either kind. */
export function parseCustomFile(text: string): BoardFile | PiecesFile | Rejection {
  const board = parseBoardFile(text)
  if (!isRejection(board) || board.rejected !== 'custom.otherFormat') return board
  const pieces = parsePiecesFile(text)
  return isRejection(pieces) && pieces.rejected === 'custom.otherFormat' ? reject('custom.neitherFormat') : pieces
}

/** The suffix that a valid file of pieces adds to the name of a library. */
export function customPiecesText(file: PiecesFile): string {
  return nameOf(file.pieces.map(({ id, cost, cells }) => ({ id, cost: cost ?? cells.length, cells })))
}

/** The text of a file with these pieces; its name is made from theirs. */
export function writePiecesFile(pieces: readonly Pick<Piece, 'id' | 'cost' | 'cells'>[]): string {
  const name = pieces
    .map(({ id }) => id)
    .join(' ')
    .slice(0, limits.name)
  return JSON.stringify({ format: 'sumzero-pieces', version: 1, name, pieces: pieces.map(({ id, cost, cells }) => ({ id, cost, cells })) })
}

function nameOf(pieces: readonly Pick<Piece, 'id' | 'cost' | 'cells'>[]): string {
  return pieces.map((piece) => `+${writePiece(piece)}`).join('')
}

function readPiece(value: unknown, number: number): Piece | Rejection {
  if (!isPlainObject(value)) return reject('custom.notAPiece', { number })
  const unknown = Object.keys(value).find((key) => !(pieceKeys as readonly string[]).includes(key))
  if (unknown !== undefined) return reject('custom.unknownKey', { key: unknown.slice(0, 40) })
  const { id, cells } = value
  const isSquare = (cell: unknown) => Array.isArray(cell) && cell.length === 2 && cell.every((at) => typeof at === 'number')
  if (typeof id !== 'string' || !Array.isArray(cells) || !cells.every(isSquare)) return reject('custom.notAPiece', { number })
  const cost = Object.hasOwn(value, 'cost') ? value['cost'] : cells.length
  return typeof cost === 'number' ? checkPiece(id, cost, cells as unknown as PieceSquare[]) : reject('custom.notAPiece', { number })
}

function readFile(text: string, format: string, keys: readonly string[]): Record<string, unknown> | Rejection {
  const json = readJson(text, limits)
  if (isRejection(json)) return json
  const { value } = json
  if (!isPlainObject(value) || value['format'] !== format) return reject('custom.otherFormat', { format })
  const unknown = Object.keys(value).find((key) => !keys.includes(key))
  if (unknown !== undefined) return reject('custom.unknownKey', { key: unknown.slice(0, 40) })
  const missing = keys.find((key) => !Object.hasOwn(value, key))
  if (missing !== undefined) return reject('custom.missingKey', { key: missing })
  if (value['version'] !== 1) return reject('custom.otherVersion', { known: 1 })
  const { name } = value
  return typeof name === 'string' && name.trim() !== '' && name.length <= limits.name
    ? value
    : reject('custom.badName', { max: limits.name })
}
