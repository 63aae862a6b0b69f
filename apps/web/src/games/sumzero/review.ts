import type { Match, Seat } from '@parlor/kernel'
import type { SumZeroKinds, SumZeroView } from '@parlor/sumzero'
import { releaseProxy, wrap } from 'comlink'
import type { ReviewDesk, Verdict } from './review.worker.ts'

/** A position of a match in which somebody was to lay a piece. */
export interface Moment {
  /** How many deeds came before it. */
  readonly at: number
  readonly seat: Seat
  readonly view: SumZeroView
}

/** A moment and what is known about it. */
export interface Reviewed extends Moment, Verdict {}

export function momentsOf(match: Match<SumZeroKinds>): Moment[] {
  return Array.from({ length: match.line.length }, (_, at) => at).flatMap((at) => {
    const state = match.stateAt(at)
    const decision = state.pending[0]
    return decision?.kind === 'place' ? [{ at, seat: decision.seat, view: match.game.view(state, 'watcher') }] : []
  })
}

/**
 * Cyan's chance at each moment. A search sees its own best reply more clearly than the answers to it and flatters whoever is to move, so what is
 * not proven is the mean of what both sides see, each on its own turn.
 */
export function chancesOf(reviewed: readonly Reviewed[]): number[] {
  return reviewed.map(({ cyan, forced }, i) => {
    const next = reviewed[i + 1]
    return forced !== null || !next ? cyan : (cyan + next.cyan) / 2
  })
}

/** The first moment from which whoever wins could force it whatever the other side did; null where none is known. */
export function decidedAt(reviewed: readonly Reviewed[], winner: Seat): Reviewed | null {
  let found: Reviewed | null = null
  for (const one of reviewed.toReversed()) {
    if (one.seat !== winner) continue
    if (one.forced === null) break
    found = one
  }
  return found
}

/** Looks at one moment after the other in a worker, the last first, and tells each; returns the way to stop. */
export function review(moments: readonly Moment[], told: (one: Reviewed) => void): () => void {
  const worker = new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module', name: 'review' })
  const desk = wrap<ReviewDesk>(worker)
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
