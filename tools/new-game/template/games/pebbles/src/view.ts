import { clonePending, type Rng, type Seat } from '@parlor/kernel'
import { clone, rulesVersion } from './copy-state.ts'
import type { PebblesState, PebblesView } from './types.ts'

/** Field by field what may be seen: everything but the generator. */
export function view({ seq, pending, outcome, total, left, misere }: PebblesState): PebblesView {
  return { seq, pending: clonePending(pending), outcome, total, left, misere }
}

/** A state that agrees with the view: with open information the same one, with a fresh generator. */
export function determinize({ seq, pending, outcome, total, left, misere }: PebblesView, _seat: Seat, rng: Rng): PebblesState {
  return clone({ v: rulesVersion, seq, rng, pending: [...pending], outcome, total, left, misere })
}
