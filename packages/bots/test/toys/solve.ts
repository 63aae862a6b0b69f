import { rngFrom, type Rng, type Seat } from '@parlor/kernel'
import { copied, stateOf, type Toy, type ToyState } from './toy.ts'

const rng: Rng = rngFrom('unused')

/** Minimax value of a position for a seat: 1, 0 or −1. Reference implementation. */
export function solve<B, M extends string | number>(toy: Toy<B, M>, board: B, seat: Seat, seen = new Map<string, number>()): number {
  const scores = toy.scores(board)
  if (scores) return Math.sign(scores[seat]!)
  const key = JSON.stringify([board, seat])
  const known = seen.get(key)
  if (known !== undefined) return known
  const mover = toy.asked(board)[0]!
  const values = toy.moves(board, mover).map((move) => solve(toy, after(toy, board, mover, move), seat, seen))
  const value = mover === seat ? Math.max(...values) : Math.min(...values)
  seen.set(key, value)
  return value
}

/** The board after a move. */
export function after<B, M extends string | number>(toy: Toy<B, M>, board: B, seat: Seat, move: M): B {
  const next = copied(board)
  toy.play(next, seat, move, rng)
  return next
}

/** A state for a board, as the game itself would build it. */
export function positionOf<B, M extends string | number>(toy: Toy<B, M>, board: B): ToyState<B> {
  return stateOf(toy, board, 0, rng)
}

/** The depth-limited minimax value for seat 0: a win is 100 less the plies it takes, far above any evaluation. */
export function valueAhead<B, M extends string | number>(toy: Toy<B, M>, board: B, depth: number, far = 0): number {
  const scores = toy.scores(board)
  if (scores) return scores[0]! * (100 - far)
  if (depth === 0) return toy.evaluate?.(board, 0) ?? 0
  const seat = toy.asked(board)[0]!
  const values = toy.moves(board, seat).map((move) => valueAhead(toy, after(toy, board, seat, move), depth - 1, far + 1))
  return seat === 0 ? Math.max(...values) : Math.min(...values)
}
