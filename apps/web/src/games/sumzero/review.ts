import type { Seat } from '@parlor/kernel'
import type { Match } from '@parlor/kernel/host'
import type { SumZeroTypes, SumZeroView } from '@parlor/sumzero'
import { releaseProxy, wrap } from 'comlink'
import type { ReviewWorker, PositionReview } from './review.worker.ts'

/** A position of a match in which a piece was to be placed. */
export interface PositionToReview {
  /** Number of log entries before it. */
  readonly at: number
  readonly seat: Seat
  readonly view: SumZeroView
}

/** A position and its evaluation. */
export interface ReviewedPosition extends PositionToReview, PositionReview {}

export function positionsToReview(match: Match<SumZeroTypes>): PositionToReview[] {
  return Array.from({ length: match.history.length }, (_, at) => at).flatMap((at) => {
    const state = match.stateAt(at)
    const decision = state.pending[0]
    return decision?.kind === 'place' ? [{ at, seat: decision.seat, view: match.game.view(state, 'watcher') }] : []
  })
}

/** What is not proven is never shown as certain. */
const leastChance = 0.01

/**
 * Cyan's win chance at each position, 0 or 1 where the winner is proven. A search sees its own best reply more clearly than the answers
 * to it and overrates the side to move, so unproven values are the mean of both sides' evaluations, each on its own turn.
 */
export function winChancesOf(reviewed: readonly ReviewedPosition[]): number[] {
  return reviewed.map(({ cyan, proven }, i) => {
    if (proven !== null) return 1 - proven
    const mean = (cyan + (reviewed[i + 1]?.cyan ?? cyan)) / 2
    return Math.min(1 - leastChance, Math.max(leastChance, mean))
  })
}

/** The first position from which on the curve says that the winner is certain to win; null where it never does. */
export function findDecidedPosition(reviewed: readonly ReviewedPosition[], winner: Seat): ReviewedPosition | null {
  const open = winChancesOf(reviewed).findLastIndex((cyan) => cyan !== 1 - winner)
  return reviewed[open + 1] ?? null
}

/** Evaluates positions in a worker, the last first, and reports each; returns a stop function. */
export function reviewInWorker(positions: readonly PositionToReview[], onReviewed: (one: ReviewedPosition) => void): () => void {
  const worker = new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module', name: 'review' })
  const proxy = wrap<ReviewWorker>(worker)
  let stopped = false
  function stop(): void {
    if (stopped) return
    stopped = true
    proxy[releaseProxy]()
    worker.terminate()
  }
  async function reviewAll(): Promise<void> {
    for (const position of positions.toReversed()) {
      const review = await proxy.look(position.view, position.seat)
      if (stopped) return
      onReviewed({ ...position, ...review })
    }
    stop()
  }
  // The graph is optional: what was evaluated so far stays.
  worker.onerror = stop
  void reviewAll().catch(stop)
  return stop
}
