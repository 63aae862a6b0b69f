import type { Seat } from '@parlor/kernel'
import type { BoardGeometry } from './board-geometry.ts'
import { dotsUntilFull } from './rule-policies.ts'
import { unowned, type GamePosition } from './types.ts'

/** Priority of a cell: the smallest number first. Cells of equal priority form a class. */
export type CellPriority = (position: GamePosition, board: BoardGeometry, seat: Seat, cell: number) => number

/** Kepler prefers cells that need few dots, half as much among cells that are all his. */
export const keplerPriority: CellPriority = (position, board, seat, cell) => {
  const { owner } = position
  let alone = 2
  for (let at = cell * 4; at < cell * 4 + board.capacity[cell]!; at++) if (owner[board.neighbours[at]!] !== seat) alone = 1
  return (dotsUntilFull(position, board, cell) + 1) * alone
}

const unlikely = { rest: 9, avoid: 10 }

/** Newton compares a cell with the fullest neighbour that is not his, and avoids those that are ahead. */
export const newtonPriority: CellPriority = (position, board, seat, cell) => {
  const { owner } = position
  const gap = dotsUntilFull(position, board, cell)
  let least = 4
  let enemies = 0
  let strangers = 0
  for (let at = cell * 4; at < cell * 4 + board.capacity[cell]!; at++) {
    const near = board.neighbours[at]!
    const who = owner[near]!
    if (who !== seat) {
      strangers++
      least = Math.min(least, dotsUntilFull(position, board, near))
    }
    if (who === 1 - seat) enemies++
  }
  if (least < gap) return unlikely.avoid
  if (gap === 0 && least === 0 && strangers > 0) return 1
  if (enemies > 0 && gap === least) return 2
  if (enemies > 0 && gap === 0) return 3
  const untouched = owner[cell] === unowned && position.dots[cell] === 0 && enemies === 0 && strangers === board.capacity[cell]
  return untouched ? 4 + board.capacity[cell]! : unlikely.rest
}
