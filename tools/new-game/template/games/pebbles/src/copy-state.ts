import { clonePending, copyPendingInto, copyRngInto } from '@parlor/kernel'
import type { PebblesState } from './types.ts'

/** Raised when an old log would no longer replay to the same hash. */
export const rulesVersion = 1

export function clone({ v, seq, rng, pending, outcome, total, left, misere }: PebblesState): PebblesState {
  return { v, seq, rng: [...rng], pending: clonePending(pending), outcome, total, left, misere }
}

export function copyInto(from: PebblesState, to: PebblesState): void {
  to.v = from.v
  to.seq = from.seq
  copyRngInto(from.rng, to.rng)
  copyPendingInto(from.pending, to.pending)
  to.outcome = from.outcome
  to.total = from.total
  to.left = from.left
  to.misere = from.misere
}
