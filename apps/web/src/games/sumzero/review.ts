import type { Seat } from '@parlor/kernel'
import type { Match } from '@parlor/kernel/host'
import type { SumZeroTypes, SumZeroView } from '@parlor/sumzero'
import { releaseProxy, wrap } from 'comlink'
import type { ReviewWorker, PositionReview } from './review.worker.ts'

/** A position of a match in which somebody was to lay a piece. */
export interface ReviewPosition {
  /** How many deeds came before it. */
  readonly at: number
  readonly seat: Seat
  readonly view: SumZeroView
}

/** A moment and what is known about it. */
export interface ReviewedPosition extends ReviewPosition, PositionReview {}

export function reviewPositionsOf(match: Match<SumZeroTypes>): ReviewPosition[] {
  return Array.from({ length: match.history.length }, (_, at) => at).flatMap((at) => {
    const state = match.stateAt(at)
    const decision = state.pending[0]
    return decision?.kind === 'place' ? [{ at, seat: decision.seat, view: match.game.view(state, 'watcher') }] : []
  })
}

/**
 * Cyan's chance at each moment. A search sees its own best reply more clearly than the answers to it and flatters whoever is to move, so what is
 * not proven is the mean of what both sides see, each on its own turn.
 */
export function winChancesOf(reviewed: readonly ReviewedPosition[]): number[] {
  return reviewed.map(({ cyan, forced }, i) => {
    const next = reviewed[i + 1]
    return forced !== null || !next ? cyan : (cyan + next.cyan) / 2
  })
}

/** The first moment from which whoever wins could force it whatever the other side did; null where none is known. */
export function findDecidedPosition(reviewed: readonly ReviewedPosition[], winner: Seat): ReviewedPosition | null {
  let found: ReviewedPosition | null = null
  for (const one of reviewed.toReversed()) {
    if (one.seat !== winner) continue
    if (one.forced === null) break
    found = one
  }
  return found
}

/** Looks at one moment after the other in a worker, the last first, and tells each; returns the way to stop. */
export function reviewInWorker(moments: readonly ReviewPosition[], told: (one: ReviewedPosition) => void): () => void {
  const worker = new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module', name: 'review' })
  const desk = wrap<ReviewWorker>(worker)
  let gone = false
  function stop(): void {
    if (gone) return
    gone = true
    desk[releaseProxy]()
    worker.terminate()
  }
  async function look(): Promise<void> {
    for (const moment of moments.toReversed()) {
      const verdict = await desk.look(moment.view, moment.seat)
      if (gone) return
      told({ ...moment, ...verdict })
    }
    stop()
  }
  // Without the graph the match is no worse: what is known so far stays.
  worker.onerror = stop
  void look().catch(stop)
  return stop
}
