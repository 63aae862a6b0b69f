import { clonePending, copyPendingInto, copyRngInto } from '@parlor/kernel'
import type { DotsState } from './types.ts'

/** Raised when an old log would no longer replay to the same hash. */
export const rulesVersion = 1

export function clone(state: DotsState): DotsState {
  const { v, seq, rng, outcome, rows, cols, shape } = state
  return {
    v,
    seq,
    rng: [rng[0], rng[1], rng[2], rng[3]],
    pending: clonePending(state.pending),
    outcome,
    rows,
    cols,
    shape,
    owner: state.owner.slice(),
    dots: state.dots.slice(),
    held: [state.held[0]!, state.held[1]!],
  }
}

/** Both states are of the same board, so the array lengths are equal. */
export function copyInto(from: DotsState, to: DotsState): void {
  to.v = from.v
  to.seq = from.seq
  copyRngInto(from.rng, to.rng)
  copyPendingInto(from.pending, to.pending)
  to.outcome = from.outcome
  to.rows = from.rows
  to.cols = from.cols
  to.shape = from.shape
  const { owner, dots } = from
  const toOwner = to.owner
  const toDots = to.dots
  for (let cell = 0; cell < owner.length; cell++) {
    toOwner[cell] = owner[cell]!
    toDots[cell] = dots[cell]!
  }
  to.held[0] = from.held[0]!
  to.held[1] = from.held[1]!
}
