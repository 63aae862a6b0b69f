import { clonePending, type Viewer } from '@parlor/kernel'
import type { CaravanEvent, CaravanState, CaravanView, Card, SeenCard } from './types.ts'

/** One's own deck, hand and bid, and of the others only what is public. */
export function view(state: CaravanState, viewer: Viewer): CaravanView {
  const own = viewer === 'watcher' ? -1 : viewer
  return {
    seq: state.seq,
    pending: clonePending(state.pending),
    outcome: state.outcome,
    options: state.options,
    round: state.round,
    deck: state.decks[own] ?? null,
    hands: state.hands.map((hand, seat) => hand.map((card) => seen(card, seat === own))),
    committed: state.bids.map((bid) => bid !== null),
    bid: state.bids[own] ?? null,
    points: [...state.points],
    known: state.known.map((counts) => [...counts]),
    nextHandle: state.nextHandle,
    last: state.last,
  }
}

function seen({ handle, value, open }: Card, own: boolean): SeenCard {
  return { handle, value: own || open ? value : null, open }
}

/** The first deal, as the viewer saw it. */
export function openingEvents({ hands }: CaravanView): CaravanEvent[] {
  return hands.map((cards, seat) => ({ kind: 'dealt', seat, cards }))
}
