import { hasExactKeys, decisionOf, fastRandomInt, reject, type Rejection, type Rng, type Seat } from '@parlor/kernel'
import { boardGeometryOf, cellName, isInternedMove } from './board-geometry.ts'
import { blockedCell, unowned, type DotsMove, type DotsState } from './types.ts'

/** Every cell that is neither a block nor the other seat's, in reading order. */
export function moves(state: DotsState, seat: Seat, out: DotsMove[]): number {
  const { owner } = state
  const all = boardGeometryOf(state).moves
  const mine = (1 << seat) | (1 << unowned)
  let count = 0
  // Written first and counted after: the owner of a cell is unpredictable, and a mispredicted branch costs more than a write.
  for (let cell = 0; cell < owner.length; cell++) {
    out[count] = all[cell]!
    count += (mine >> owner[cell]!) & 1
  }
  return count
}

/** A random legal move by rejection: in playouts a few tries cost less than a list of every cell. */
export function sample(state: DotsState, seat: Seat, rng: Rng): DotsMove {
  const { owner } = state
  const mine = (1 << seat) | (1 << unowned)
  let cell = fastRandomInt(rng, owner.length)
  while (((mine >> owner[cell]!) & 1) === 0) cell = fastRandomInt(rng, owner.length)
  return boardGeometryOf(state).moves[cell]!
}

const moveKeys = ['row', 'col'] as const

function isMoveLike(move: unknown): move is Record<keyof DotsMove, unknown> {
  return hasExactKeys(move, moveKeys)
}

export function check(state: DotsState, seat: Seat, move: unknown): Rejection | null {
  if (state.outcome) return reject('match.over')
  if (!decisionOf(state.pending, seat)) return reject('match.notYourTurn')
  if (!isInternedMove(move) && !isMoveLike(move)) return reject('dots.notAMove')
  const { row, col } = move
  if (!isIndex(row, state.rows) || !isIndex(col, state.cols)) return reject('dots.offBoard', { rows: state.rows, cols: state.cols })
  const who = state.owner[row * state.cols + col]!
  if (who === blockedCell) return reject('dots.block', { cell: cellName(row, col) })
  return who === 1 - seat ? reject('dots.taken', { cell: cellName(row, col) }) : null
}

/** Fallback: the first available cell in reading order. */
export function fallback(state: DotsState, seat: Seat): DotsMove {
  const first = state.owner.findIndex((who) => who !== blockedCell && who !== 1 - seat)
  return boardGeometryOf(state).moves[first]!
}

function isIndex(value: unknown, size: number): value is number {
  return Number.isInteger(value) && !Object.is(value, -0) && (value as number) >= 0 && (value as number) < size
}
