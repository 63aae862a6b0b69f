import { clonePending, copyPendingInto, copyRngInto } from '@parlor/kernel'
import type { CaravanState, Card } from './types.ts'

/** Options, decks, bids, results and outcomes are immutable, so copies share them. */
export function clone(state: CaravanState): CaravanState {
  return {
    v: state.v,
    seq: state.seq,
    rng: [...state.rng],
    pending: clonePending(state.pending),
    outcome: state.outcome,
    options: state.options,
    round: state.round,
    decks: state.decks,
    hands: state.hands.map((hand) => hand.map(cloneCard)),
    bids: [...state.bids],
    points: [...state.points],
    known: state.known.map((counts) => [...counts]),
    nextHandle: state.nextHandle,
    last: state.last,
  }
}

export function copyInto(from: CaravanState, to: CaravanState): void {
  to.v = from.v
  to.seq = from.seq
  copyRngInto(from.rng, to.rng)
  copyPendingInto(from.pending, to.pending)
  to.outcome = from.outcome
  to.options = from.options
  to.round = from.round
  to.decks = from.decks
  for (let seat = 0; seat < from.hands.length; seat++) {
    to.hands[seat] = from.hands[seat]!.map(cloneCard)
    to.bids[seat] = from.bids[seat]!
    to.points[seat] = from.points[seat]!
    const counts = from.known[seat]!
    for (let i = 0; i < counts.length; i++) to.known[seat]![i] = counts[i]!
  }
  to.nextHandle = from.nextHandle
  to.last = from.last
}

function cloneCard({ handle, value, open }: Card): Card {
  return { handle, value, open }
}
