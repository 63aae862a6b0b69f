import { clonePending, type Rng } from '@parlor/kernel'
import { clone, rulesVersion } from './copy-state.ts'
import type { DotsState, DotsView } from './types.ts'

/** Everything but the generator: an open game shows the same to everybody. */
export function view(state: DotsState): DotsView {
  return {
    seq: state.seq,
    pending: clonePending(state.pending),
    outcome: state.outcome,
    rows: state.rows,
    cols: state.cols,
    shape: state.shape,
    owner: state.owner.slice(),
    dots: state.dots.slice(),
    held: state.held.slice(),
  }
}

/** The state of a view, with a fresh generator. */
export function determinize(seen: DotsView, _seat: number, rng: Rng): DotsState {
  const { seq, pending, outcome, rows, cols, shape, owner, dots, held } = seen
  return clone({
    v: rulesVersion,
    seq,
    rng,
    pending: [...pending],
    outcome,
    rows,
    cols,
    shape,
    owner: [...owner],
    dots: [...dots],
    held: [...held],
  })
}
