import { clonePending, copyPendingInto, copyRngInto } from '@parlor/kernel'
import type { SumZeroState } from './types.ts'

/** Raised when an old log would no longer replay to the same hash. */
export const rulesVersion = 1

export function clone(state: SumZeroState): SumZeroState {
  const { v, seq, rng, outcome, shape, pieces, swap, passes, first } = state
  return {
    v,
    seq,
    rng: [rng[0], rng[1], rng[2], rng[3]],
    pending: clonePending(state.pending) as SumZeroState['pending'],
    outcome,
    shape,
    pieces,
    swap,
    stock: state.stock.slice(),
    arsenals: [state.arsenals[0]!.slice(), state.arsenals[1]!.slice()],
    budgets: [state.budgets[0]!, state.budgets[1]!],
    passes,
    first,
    laid: state.laid.slice(),
    free: state.free.slice(),
  }
}

/** Both states are of the same board and library, so all array lengths but that of placed pieces are equal. */
export function copyInto(from: SumZeroState, to: SumZeroState): void {
  to.v = from.v
  to.seq = from.seq
  copyRngInto(from.rng, to.rng)
  copyPendingInto(from.pending, to.pending)
  to.outcome = from.outcome
  to.shape = from.shape
  to.pieces = from.pieces
  to.swap = from.swap
  to.passes = from.passes
  to.first = from.first
  to.budgets[0] = from.budgets[0]!
  to.budgets[1] = from.budgets[1]!
  copyPieces(from, to)
  const { laid, free } = from
  while (to.laid.length > laid.length) to.laid.pop()
  for (let i = 0; i < laid.length; i++) to.laid[i] = laid[i]!
  for (let i = 0; i < free.length; i++) to.free[i] = free[i]!
}

function copyPieces(from: SumZeroState, to: SumZeroState): void {
  const [mine, theirs] = from.arsenals as [number[], number[]]
  const [toMine, toTheirs] = to.arsenals as [number[], number[]]
  for (let piece = 0; piece < mine.length; piece++) {
    to.stock[piece] = from.stock[piece]!
    toMine[piece] = mine[piece]!
    toTheirs[piece] = theirs[piece]!
  }
}
