import type { Seat } from '@parlor/kernel'
import { boardGeometryOf } from './board-geometry.ts'
import type { DotsState } from './types.ts'

/**
 * Evaluation weights of differences between the sides: on an empty board, and what a full one adds. Early on a few low-capacity cells
 * with many dots are better than territory; later territory, full cells and safety count. Logistic regression on 51 388 settled
 * positions of 3 100 self-play games; at 4 000 nodes a move it wins 90 of 100 against cells² plus dots² alone.
 */
const weights = {
  turn: [0.055, 0.069],
  cells: [-0.138, 0.371],
  squares: [0.038, -0.052],
  full: [0.059, 0.09],
  danger: [-0.04, 0.254],
  low: [0.222, -0.242],
} as const

/** The board size the weights were fitted on; others are scaled to it. */
const fittedCells = 25

/** Evaluation for a seat: twice the chance to win, less one. Square roots are exact everywhere, so every machine agrees. */
export function evaluate(state: DotsState, seat: Seat): number {
  if (state.outcome) return state.outcome.scores[seat]!
  const mover = state.pending[0]!.seat
  const { owner, dots, held } = state
  const { capacity, neighbours, capacitySum, playable } = boardGeometryOf(state)
  let total = 0
  let squares = 0
  let full = 0
  let danger = 0
  let low = 0
  for (let cell = 0; cell < owner.length; cell++) {
    const count = dots[cell]!
    total += count
    const who = owner[cell]!
    if (who > 1) continue
    const size = capacity[cell]!
    const gap = size - count
    const sign = who === mover ? 1 : -1
    squares += sign * count * count
    low += sign * (4 - size)
    if (gap === 0) full += sign
    else
      for (let at = cell * 4; at < cell * 4 + size; at++) {
        const near = neighbours[at]!
        if (owner[near] !== 1 - who || capacity[near]! - dots[near]! >= gap) continue
        danger -= sign
        break
      }
  }
  const filled = total / capacitySum
  const cells = held[mover]! - held[1 - mover]!
  const sum =
    (weights.cells[0] + weights.cells[1] * filled) * cells +
    (weights.squares[0] + weights.squares[1] * filled) * squares +
    (weights.full[0] + weights.full[1] * filled) * full +
    (weights.danger[0] + weights.danger[1] * filled) * danger +
    (weights.low[0] + weights.low[1] * filled) * low
  const half = (weights.turn[0] + weights.turn[1] * filled + (sum * fittedCells) / playable) / 2
  const value = (0.999 * half) / Math.sqrt(1 + half * half)
  return seat === mover ? value : -value
}
