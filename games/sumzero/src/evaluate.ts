import type { Seat } from '@parlor/kernel'
import { countPlacements } from './fit.ts'
import { kitOf } from './kit.ts'
import type { SumZeroState } from './types.ts'

/** How good the position is for a seat: who has more places to lay its pieces, and whose turn it is. In the draft, who has spent better. */
export function evaluate(state: SumZeroState, seat: Seat): number {
  if (state.outcome) return state.outcome.scores[seat]!
  const kit = kitOf(state)
  const mine = countPlacements(kit, state.free, state.arsenals[seat]!)
  const theirs = countPlacements(kit, state.free, state.arsenals[1 - seat]!)
  const value = (0.9 * (mine - theirs)) / (mine + theirs + 4)
  return Math.max(-0.99, Math.min(0.99, value))
}
