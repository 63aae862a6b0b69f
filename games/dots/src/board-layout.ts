import { reject, type Rejection } from '@parlor/kernel'
import { boardGeometryOf, cellName, maxSide, type BoardGeometry } from './board-geometry.ts'
import { blockedCell, unowned, type GamePosition } from './types.ts'

/** A board with its dots, before validation. */
export interface BoardLayout {
  readonly rows: number
  readonly cols: number
  readonly shape: string
  readonly owner: readonly number[]
  readonly dots: readonly number[]
}

/** The smallest side of a board. */
export const minSide = 3
const neutral = '12345678'
const red = 'abcdefgh'
const blue = 'ABCDEFGH'

/** Reads board text: rows joined by `/`; `.` empty, `#` block, `1`–`8` neutral dots, `a`–`h` Red's, `A`–`H` Blue's. */
export function readLayout(text: string): BoardLayout | Rejection {
  const lines = text.split('/')
  const rows = lines.length
  const cols = lines[0]!.length
  if (rows < minSide || rows > maxSide || cols < minSide || cols > maxSide)
    return reject('dots.size', { rows, cols, min: minSide, max: maxSide })
  const owner: number[] = []
  const dots: number[] = []
  let shape = ''
  for (const [row, line] of lines.entries()) {
    if (line.length !== cols) return reject('dots.ragged', { row: row + 1, length: line.length, cols })
    if (row > 0) shape += '/'
    for (let col = 0; col < cols; col++) {
      const [who, count] = readCell(line[col]!)
      if (count < 0) return reject('dots.badCell', { cell: cellName(row, col), sign: line[col]! })
      owner.push(who)
      dots.push(count)
      shape += who === blockedCell ? '#' : '.'
    }
  }
  return { rows, cols, shape, owner, dots }
}

function readCell(sign: string): [owner: number, dots: number] {
  if (sign === '.') return [unowned, 0]
  if (sign === '#') return [blockedCell, 0]
  const owner = neutral.includes(sign) ? unowned : red.includes(sign) ? 0 : 1
  return [owner, (owner === unowned ? neutral : owner === 0 ? red : blue).indexOf(sign) + 1 || -1]
}

/** Writes board text; the inverse of `readLayout`. */
export function writeLayout({ rows, cols, owner, dots }: Pick<GamePosition, 'rows' | 'cols' | 'owner' | 'dots'>): string {
  let text = ''
  for (let cell = 0; cell < rows * cols; cell++) {
    if (cell > 0 && cell % cols === 0) text += '/'
    const count = dots[cell]!
    const who = owner[cell]!
    if (who === blockedCell) text += '#'
    else if (count === 0) text += '.'
    else text += (who === unowned ? neutral : who === 0 ? red : blue)[count - 1]!
  }
  return text
}

/** Why the board shape is invalid: no cells, an isolated cell, or parts that do not touch. */
export function checkShape(layout: BoardLayout): Rejection | null {
  const board = boardGeometryOf(layout)
  if (board.playable === 0) return reject('dots.noCells')
  const alone = layout.owner.findIndex((owner, cell) => owner !== blockedCell && board.capacity[cell] === 0)
  if (alone >= 0) return reject('dots.isolated', { cell: nameIn(board, alone) })
  return board.unreached < 0 ? null : reject('dots.split', { cell: nameIn(board, board.unreached) })
}

/** Why no game can start or go on from here: an invalid shape, a cell that should have burst, or a winner already. */
export function checkLayout(layout: BoardLayout): Rejection | null {
  const wrong = checkShape(layout)
  if (wrong) return wrong
  const board = boardGeometryOf(layout)
  const over = layout.dots.findIndex((count, cell) => count > board.capacity[cell]!)
  if (over >= 0) return reject('dots.overfull', { cell: nameIn(board, over), dots: layout.dots[over]!, capacity: board.capacity[over]! })
  const owner = ownerOfAllCells(layout)
  return owner === null ? null : reject('dots.alreadyWon')
}

/** The seat that owns every playable cell, or null. */
export function ownerOfAllCells({ owner }: Pick<GamePosition, 'owner'>): number | null {
  const owners = owner.filter((who) => who !== blockedCell)
  const first = owners[0]
  return (first === 0 || first === 1) && owners.every((who) => who === first) ? first : null
}

function nameIn({ moves }: BoardGeometry, cell: number): string {
  return cellName(moves[cell]!.row, moves[cell]!.col)
}
