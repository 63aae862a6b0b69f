import { reject, type Rejection } from '@parlor/kernel'

/** The fewest rows and columns. */
export const minSide = 3
/** The most rows and columns. */
export const maxSide = 50

/** Columns per word of free cells; each word also holds the first few columns of the next, so that no piece straddles two words. */
export const columnsPerWord = 25
/** Columns a word repeats from the next: one less than the widest piece. */
const overlapColumns = 4

/** Data derived from the size and the blocked cells. */
export interface BoardGeometry {
  /** `8x8`, or the rows drawn with `.` and `#` and joined by `/` where cells are blocked. */
  readonly shape: string
  readonly rows: number
  readonly cols: number
  /** Words per row. */
  readonly words: number
  readonly playable: number
  /** Row by row: true for blocked. */
  readonly blocked: readonly boolean[]
  /** The free cells at the start as bits, `words` to a row. */
  readonly free: readonly number[]
}

const known = new Map<string, BoardGeometry>()
const knownLimit = 64

/** The board of a shape, or why it is invalid. */
export function boardFromShape(shape: string): BoardGeometry | Rejection {
  const found = known.get(shape)
  if (found) return found
  const size = /^([1-9]\d?)x([1-9]\d?)$/.exec(shape.slice(0, 8))
  const board = size ? openBoard(shape, Number(size[1]), Number(size[2])) : drawnBoard(shape)
  if ('rejected' in board) return board
  if (known.size >= knownLimit) known.clear()
  known.set(board.shape, board)
  return board
}

/** The board of a state, whose shape was validated before. */
export function boardGeometryOf({ shape }: { readonly shape: string }): BoardGeometry {
  const board = boardFromShape(shape)
  if ('rejected' in board) throw new Error(`a state names no board: ${board.rejected}`)
  return board
}

function openBoard(shape: string, rows: number, cols: number): BoardGeometry | Rejection {
  return (
    checkSize(rows, cols) ??
    boardFrom(
      shape,
      rows,
      cols,
      Array.from({ length: rows * cols }, () => false),
    )
  )
}

function drawnBoard(shape: string): BoardGeometry | Rejection {
  if (shape.length > maxSide * (maxSide + 1)) return reject('sumzero.size', { rows: 0, cols: 0, min: minSide, max: maxSide })
  const lines = shape.split('/')
  const [{ length: cols } = ''] = lines
  const wrong = checkSize(lines.length, cols)
  if (wrong) return wrong
  for (const [row, line] of lines.entries()) {
    if (line.length !== cols) return reject('sumzero.ragged', { row: row + 1, length: line.length, cols })
    const col = [...line].findIndex((sign) => sign !== '.' && sign !== '#')
    if (col >= 0) return reject('sumzero.badCell', { cell: cellName(col, row), sign: line.slice(col, col + 1) })
  }
  const blocked = [...lines.join('')].map((sign) => sign === '#')
  // An open board has one name only.
  return boardFrom(blocked.includes(true) ? shape : `${lines.length}x${cols}`, lines.length, cols, blocked)
}

function checkSize(rows: number, cols: number): Rejection | null {
  const sound = rows >= minSide && rows <= maxSide && cols >= minSide && cols <= maxSide
  return sound ? null : reject('sumzero.size', { rows, cols, min: minSide, max: maxSide })
}

function boardFrom(shape: string, rows: number, cols: number, blocked: readonly boolean[]): BoardGeometry {
  const words = wordsPerRow(cols)
  const free = Array.from({ length: rows * words }, () => 0)
  blocked.forEach((closed, cell) => {
    if (!closed) markCellFree(free, words, cell % cols, Math.floor(cell / cols))
  })
  return { shape, rows, cols, words, blocked, free, playable: blocked.filter((closed) => !closed).length }
}

/** Words per row of this many columns. */
function wordsPerRow(cols: number): number {
  return Math.ceil(cols / columnsPerWord)
}

/** Marks a cell as free. */
export function markCellFree(free: number[], words: number, x: number, y: number): void {
  const word = Math.floor(x / columnsPerWord)
  const bit = x - word * columnsPerWord
  const at = y * words + word
  free[at] = free[at]! | (1 << bit)
  if (word > 0 && bit < overlapColumns) free[at - 1] = free[at - 1]! | (1 << (bit + columnsPerWord))
}

/** Marks a cell as taken. */
export function markCellTaken(free: number[], words: number, x: number, y: number): void {
  const word = x < columnsPerWord ? 0 : 1
  const bit = x - word * columnsPerWord
  const at = y * words + word
  free[at] = free[at]! & ~(1 << bit)
  if (word > 0 && bit < overlapColumns) free[at - 1] = free[at - 1]! & ~(1 << (bit + columnsPerWord))
}

/** Whether a cell of the board is free. */
export function isFree(free: readonly number[], words: number, x: number, y: number): boolean {
  const word = x < columnsPerWord ? 0 : 1
  return ((free[y * words + word]! >>> (x - word * columnsPerWord)) & 1) === 1
}

/** Name of a column: a to z, then aa to ax. */
function columnName(x: number): string {
  return x < 26 ? String.fromCharCode(97 + x) : `a${String.fromCharCode(71 + x)}`
}

/** Name of a cell: column letter from the left, row number from the top. */
export function cellName(x: number, y: number): string {
  return `${columnName(x)}${y + 1}`
}

/** The column of a name, or −1. */
export function columnByName(name: string): number {
  if (/^[a-z]$/.test(name)) return name.charCodeAt(0) - 97
  return /^a[a-x]$/.test(name) ? name.charCodeAt(1) - 71 : -1
}
