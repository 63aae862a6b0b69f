import { clonePending, copyPendingInto, copyRngInto } from '@parlor/kernel'
import { seatCount, type DominoState } from './types.ts'

/** Raised when an old log would no longer replay to the same hash. */
export const rulesVersion = 1

/** Rules, results and outcomes are immutable, so copies share them. */
export function clone(state: DominoState): DominoState {
  const { rng, facts, hands } = state
  return {
    v: state.v,
    seq: state.seq,
    rng: [rng[0], rng[1], rng[2], rng[3]],
    pending: clonePending(state.pending) as DominoState['pending'],
    outcome: state.outcome,
    rules: state.rules,
    hand: state.hand,
    starter: state.starter,
    lead: state.lead,
    tiles: state.tiles.slice(),
    places: state.places.slice(),
    by: state.by.slice(),
    open: state.open.slice(),
    tips: state.tips.slice(),
    spinner: state.spinner,
    sides: state.sides,
    blocked: state.blocked,
    freed: state.freed,
    facts: [facts[0]!.slice(), facts[1]!.slice(), facts[2]!.slice(), facts[3]!.slice()],
    passPoints: state.passPoints.slice(),
    totals: state.totals.slice(),
    last: state.last,
    hands: [hands[0]!.slice(), hands[1]!.slice(), hands[2]!.slice(), hands[3]!.slice()],
    boneyard: state.boneyard.slice(),
  }
}

export function copyInto(from: DominoState, to: DominoState): void {
  to.v = from.v
  to.seq = from.seq
  copyRngInto(from.rng, to.rng)
  copyPendingInto(from.pending, to.pending)
  to.outcome = from.outcome
  to.rules = from.rules
  to.hand = from.hand
  to.starter = from.starter
  to.lead = from.lead
  copyList(from.tiles, to.tiles)
  copyList(from.places, to.places)
  copyList(from.by, to.by)
  copyList(from.open, to.open)
  copyList(from.tips, to.tips)
  to.spinner = from.spinner
  to.sides = from.sides
  to.blocked = from.blocked
  to.freed = from.freed
  copyList(from.passPoints, to.passPoints)
  copyList(from.totals, to.totals)
  to.last = from.last
  for (let seat = 0; seat < seatCount; seat++) {
    copyList(from.facts[seat]!, to.facts[seat]!)
    copyList(from.hands[seat]!, to.hands[seat]!)
  }
  copyList(from.boneyard, to.boneyard)
}

function copyList(from: readonly number[], to: number[]): void {
  while (to.length > from.length) to.pop()
  for (let i = 0; i < from.length; i++) to[i] = from[i]!
}
