import { countByValue } from './legal-decks.ts'
import type { CaravanEvent, CaravanView, RoundResult, SeenCard } from './types.ts'

/** No event carries a seat's own bid: it lies face down, and nothing draws it before it is shown. */
export const undrawn: readonly string[] = ['bid']

/** The view after one event. */
export function advance(view: CaravanView, event: CaravanEvent): CaravanView {
  switch (event.kind) {
    case 'dealt':
      return dealt(view, event.seat, event.cards)
    case 'turned':
      return withCardOpen(view, event.owner, event.handle, event.value)
    case 'committed':
      return { ...view, committed: view.committed.with(event.seat, true) }
    case 'shown':
      return shown(view, event.result)
    case 'scored':
      return { ...view, round: view.round + 1, points: view.points.map((points, seat) => points + event.points[seat]!) }
    default:
      return view
  }
}

function shown(view: CaravanView, last: RoundResult): CaravanView {
  const uncovered: CaravanView = { ...view, committed: view.committed.map(() => false), last }
  return last.handles.reduce((next, handle, seat) => withCardOpen(next, seat, handle, last.values[seat]!), uncovered)
}

function dealt(view: CaravanView, seat: number, cards: readonly SeenCard[]): CaravanView {
  return { ...view, hands: view.hands.with(seat, cards), nextHandle: Math.max(view.nextHandle, cards.at(-1)!.handle + 1) }
}

/** A card turned face up, and what is known of its owner's deck since. */
function withCardOpen(view: CaravanView, owner: number, handle: number, value: number): CaravanView {
  const hand = view.hands[owner]!.map((card) => (card.handle === handle ? { handle, value, open: true } : card))
  const open = countByValue(hand.flatMap((card) => (card.open ? [card.value!] : [])))
  const known = view.known[owner]!.map((count, i) => Math.max(count, open[i]!))
  return { ...view, hands: view.hands.with(owner, hand), known: view.known.with(owner, known) }
}
