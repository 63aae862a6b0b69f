import { clonePending, copyPendingInto, copyRngInto } from '@parlor/kernel'
import type { MahjongState } from './types.ts'

/** Raised when an old log would no longer replay to the same hash. */
export const rulesVersion = 1

export function clone(state: MahjongState): MahjongState {
  const { v, seq, rng, outcome, honors, exhaustions, bets, score, streak } = state
  return {
    v,
    seq,
    rng: [rng[0], rng[1], rng[2], rng[3]],
    pending: clonePending(state.pending),
    outcome,
    honors,
    draw: state.draw.slice(),
    discard: state.discard.slice(),
    hand: state.hand.slice(),
    values: state.values.slice(),
    exhaustions,
    bets,
    score,
    streak,
    past: state.past.slice(),
  }
}

export function copyInto(from: MahjongState, to: MahjongState): void {
  to.v = from.v
  to.seq = from.seq
  copyRngInto(from.rng, to.rng)
  copyPendingInto(from.pending, to.pending)
  to.outcome = from.outcome
  to.honors = from.honors
  copyList(from.draw, to.draw)
  copyList(from.discard, to.discard)
  copyList(from.hand, to.hand)
  copyList(from.values, to.values)
  to.exhaustions = from.exhaustions
  to.bets = from.bets
  to.score = from.score
  to.streak = from.streak
  copyList(from.past, to.past)
}

/** Piles grow and shrink, so lengths may differ. */
function copyList(from: readonly number[], to: number[]): void {
  const { length } = from
  if (to.length > length) to.length = length
  for (let i = 0; i < length; i++) to[i] = from[i]!
}
