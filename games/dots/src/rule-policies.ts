import { randomInt, type Policy, type Rng, type Seat } from '@parlor/kernel'
import { boardGeometryOf, type BoardGeometry } from './board-geometry.ts'
import { unowned, type DotsTypes, type DotsMove, type GamePosition } from './types.ts'

/** One criterion of a policy: score of a cell, lower is better; `none` when it does not apply. */
type CellCriterion = (position: GamePosition, board: BoardGeometry, seat: Seat, cell: number) => number

const none = Infinity

/** True for a cell the seat may play in. */
export function isAvailable(position: GamePosition, board: BoardGeometry, seat: Seat, cell: number): boolean {
  const owner = position.owner[cell]
  return board.capacity[cell]! > 0 && owner !== 1 - seat
}

/** Dots missing until a cell is full. */
export function dotsUntilFull(position: GamePosition, board: BoardGeometry, cell: number): number {
  return board.capacity[cell]! - position.dots[cell]!
}

/** The smallest gap among the other seat's cells beside this one, or Infinity when there are none. */
export function fewestDotsUntilEnemyFull(position: GamePosition, board: BoardGeometry, seat: Seat, cell: number): number {
  let least = none
  for (let at = cell * 4; at < cell * 4 + board.capacity[cell]!; at++) {
    const near = board.neighbours[at]!
    if (position.owner[near] === 1 - seat) least = Math.min(least, dotsUntilFull(position, board, near))
  }
  return least
}

const full: CellCriterion = (position, board, _seat, cell) => (dotsUntilFull(position, board, cell) === 0 ? 0 : none)

const fullByFullEnemy: CellCriterion = (position, board, seat, cell) =>
  dotsUntilFull(position, board, cell) === 0 && fewestDotsUntilEnemyFull(position, board, seat, cell) === 0 ? 0 : none

const fullByEnemy: CellCriterion = (position, board, seat, cell) =>
  dotsUntilFull(position, board, cell) === 0 && fewestDotsUntilEnemyFull(position, board, seat, cell) !== none ? 0 : none

const advantage: CellCriterion = (position, board, seat, cell) => {
  const gap = dotsUntilFull(position, board, cell)
  const theirs = fewestDotsUntilEnemyFull(position, board, seat, cell)
  return theirs !== none && gap <= theirs ? gap : none
}

const lowAndFree: CellCriterion = (position, board, _seat, cell) => {
  const capacity = board.capacity[cell]!
  return position.owner[cell] === unowned && position.dots[cell] === 0 && capacity < board.capacityMax ? capacity : none
}

const anything: CellCriterion = () => 0

/** The first criterion that applies to any available cell decides; ties are broken at random. */
function policyByCriteria(...criteria: readonly CellCriterion[]): Policy<DotsTypes> {
  return { sees: 'view', choose: (view, seat, rng) => chooseByCriteria(criteria, view, seat, rng) }
}

function chooseByCriteria(criteria: readonly CellCriterion[], position: GamePosition, seat: Seat, rng: Rng): DotsMove {
  const board = boardGeometryOf(position)
  const best: number[] = []
  for (const criterion of criteria) {
    let least = none
    for (let cell = 0; cell < position.owner.length; cell++) {
      if (!isAvailable(position, board, seat, cell)) continue
      const value = criterion(position, board, seat, cell)
      if (value < least) {
        least = value
        best.length = 0
      }
      if (value === least && value !== none) best.push(cell)
    }
    if (best.length > 0) break
  }
  return board.moves[best[randomInt(rng, best.length)]!]!
}

export const easyPolicy = policyByCriteria(anything)
export const mediumPolicy = policyByCriteria(full, lowAndFree, anything)
export const hardPolicy = policyByCriteria(fullByFullEnemy, fullByEnemy, full, lowAndFree, anything)
export const expertPolicy = policyByCriteria(fullByFullEnemy, fullByEnemy, full, advantage, lowAndFree, anything)
