import { quietSink, type Seat } from '@parlor/kernel'
import { apply } from './apply.ts'
import { boardGeometryOf } from './board-geometry.ts'
import { isAvailable } from './rule-policies.ts'
import { determinize, view as viewOf } from './view.ts'
import type { DotsEvent, DotsMove, DotsView } from './types.ts'

/** Preview of a move. */
export interface MovePreview {
  readonly bursts: number
  readonly waves: number
  /** Cells that would become the mover's, and how many of those are the other seat's now. */
  readonly gained: number
  readonly taken: number
  readonly wins: boolean
  /** Every cell whose owner would change. */
  readonly changed: readonly number[]
}

/** Plays a move on a copy of the position and reports its effects. */
export function previewMove(view: DotsView, seat: Seat, move: DotsMove): MovePreview {
  const state = determinize(view, seat, [0, 0, 0, 0])
  let tally: Extract<DotsEvent, { kind: 'tally' }> | null = null
  apply(state, seat, move, {
    quiet: false,
    emit(event) {
      if (event.kind === 'tally') tally = event
    },
    reveal() {},
  })
  const { bursts, waves, gained, lost } = tally as unknown as Extract<DotsEvent, { kind: 'tally' }>
  const changed = state.owner.flatMap((owner, cell) => (owner === view.owner[cell] ? [] : [cell]))
  return { bursts, waves, gained, taken: lost, wins: state.outcome !== null, changed }
}

/** The view after a move. */
export function viewAfterMove(view: DotsView, seat: Seat, move: DotsMove): DotsView {
  const state = determinize(view, seat, [0, 0, 0, 0])
  apply(state, seat, move, quietSink)
  return viewOf(state)
}

/** The seat's own cells that the other seat could take with one move, were it to play now. */
export function cellsInDanger(view: DotsView, seat: Seat): number[] {
  const other = 1 - seat
  const board = boardGeometryOf(view)
  const danger = new Set<number>()
  for (let cell = 0; cell < view.owner.length; cell++) {
    if (!isAvailable(view, board, other, cell) || view.dots[cell]! < board.capacity[cell]!) continue
    const state = determinize(view, other, [0, 0, 0, 0])
    if (state.outcome) break
    apply(state, other, board.moves[cell]!, quietSink)
    for (const [taken, owner] of state.owner.entries()) if (owner === other && view.owner[taken] === seat) danger.add(taken)
  }
  return [...danger].sort((a, b) => a - b)
}
