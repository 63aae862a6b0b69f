import { below, type Policy, type Rng, type Seat } from '@parlor/kernel'
import { boardOf, type Board } from './board.ts'
import { nobody, type DotsKinds, type DotsMove, type Position } from './types.ts'

/** One thing a level looks for: how much a cell answers it, the least first; `none` when it does not. */
type Wish = (position: Position, board: Board, seat: Seat, cell: number) => number

const none = Infinity

/** True for a cell the seat may play in. */
export function available(position: Position, board: Board, seat: Seat, cell: number): boolean {
  const owner = position.owner[cell]
  return board.capacity[cell]! > 0 && owner !== 1 - seat
}

/** How many dots a cell still takes before it is full. */
export function gapOf(position: Position, board: Board, cell: number): number {
  return board.capacity[cell]! - position.dots[cell]!
}

/** The smallest gap among the other seat's cells beside this one, or Infinity when there are none. */
export function enemyGap(position: Position, board: Board, seat: Seat, cell: number): number {
  let least = none
  for (let at = cell * 4; at < cell * 4 + board.capacity[cell]!; at++) {
    const near = board.around[at]!
    if (position.owner[near] === 1 - seat) least = Math.min(least, gapOf(position, board, near))
  }
  return least
}

const full: Wish = (position, board, _seat, cell) => (gapOf(position, board, cell) === 0 ? 0 : none)

const fullByFullEnemy: Wish = (position, board, seat, cell) =>
  gapOf(position, board, cell) === 0 && enemyGap(position, board, seat, cell) === 0 ? 0 : none

const fullByEnemy: Wish = (position, board, seat, cell) =>
  gapOf(position, board, cell) === 0 && enemyGap(position, board, seat, cell) !== none ? 0 : none

const advantage: Wish = (position, board, seat, cell) => {
  const gap = gapOf(position, board, cell)
  const theirs = enemyGap(position, board, seat, cell)
  return theirs !== none && gap <= theirs ? gap : none
}

const lowAndFree: Wish = (position, board, _seat, cell) => {
  const capacity = board.capacity[cell]!
  return position.owner[cell] === nobody && position.dots[cell] === 0 && capacity < board.capacityMax ? capacity : none
}

const anything: Wish = () => 0

/** The first wish that any available cell answers decides; chance decides between cells that answer it equally well. */
function wisher(...wishes: readonly Wish[]): Policy<DotsKinds> {
  return { sees: 'view', choose: (view, seat, rng) => wished(wishes, view, seat, rng) }
}

function wished(wishes: readonly Wish[], position: Position, seat: Seat, rng: Rng): DotsMove {
  const board = boardOf(position)
  const best: number[] = []
  for (const wish of wishes) {
    let least = none
    for (let cell = 0; cell < position.owner.length; cell++) {
      if (!available(position, board, seat, cell)) continue
      const value = wish(position, board, seat, cell)
      if (value < least) {
        least = value
        best.length = 0
      }
      if (value === least && value !== none) best.push(cell)
    }
    if (best.length > 0) break
  }
  return board.moves[best[below(rng, best.length)]!]!
}

export const easy = wisher(anything)
export const medium = wisher(full, lowAndFree, anything)
export const hard = wisher(fullByFullEnemy, fullByEnemy, full, lowAndFree, anything)
export const expert = wisher(fullByFullEnemy, fullByEnemy, full, advantage, lowAndFree, anything)
