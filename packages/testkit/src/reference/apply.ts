import { answer, ask, below, finish, type Seat, type Table } from '@parlor/kernel'
import { countsOf } from './deck.ts'
import { deal } from './deal.ts'
import { lanesWon, outcomeOf } from './score.ts'
import type { CaravanEvent, CaravanMove, CaravanState, Card } from './types.ts'

export function apply(state: CaravanState, seat: Seat, move: CaravanMove, table: Table<CaravanEvent>): void {
  answer(state, seat)
  if (move.kind === 'commit') {
    state.bids[seat] = { handle: move.handle, coins: [...move.coins] }
    if (!table.quiet) table.emit({ kind: 'committed', seat })
    if (state.pending.length === 0) show(state, table)
    return
  }
  if (move.kind === 'turn') turn(state, seat, move.handle, table)
  else if (!table.quiet) table.emit({ kind: 'passed', seat })
  for (let other = 0; other < state.options.seats; other++) ask(state, other, 'commit')
}

function turn(state: CaravanState, seat: Seat, handle: number, table: Table<CaravanEvent>): void {
  const owner = state.hands.findIndex((hand) => hand.some((card) => card.handle === handle))
  const card = cardOf(state.hands[owner]!, handle)
  card.open = true
  learn(state, owner)
  table.reveal()
  if (!table.quiet) table.emit({ kind: 'turned', seat, owner, handle, value: card.value })
}

/** Everything is shown, the storm comes, points are given, and the next round begins or the match is over. */
function show(state: CaravanState, table: Table<CaravanEvent>): void {
  const { hands, options } = state
  const bids = state.bids.map((bid) => bid!)
  const shown = bids.map(({ handle }, seat) => cardOf(hands[seat]!, handle))
  for (let seat = 0; seat < shown.length; seat++) {
    shown[seat]!.open = true
    learn(state, seat)
    state.bids[seat] = null
  }
  table.reveal()
  state.last = { values: shown.map(({ value }) => value), coins: bids.map(({ coins }) => coins), storm: below(state.rng, options.lanes) }
  const won = lanesWon(state.last, options.lanes)
  for (let seat = 0; seat < won.length; seat++) state.points[seat]! += won[seat]!
  if (!table.quiet) {
    table.emit({ kind: 'shown', result: state.last })
    table.emit({ kind: 'scored', points: won })
  }
  state.round++
  if (state.round === options.rounds) finish(state, outcomeOf(state.points))
  else deal(state, table)
}

/** What lies open side by side is in the deck, for everybody to remember. */
function learn({ hands, known }: CaravanState, seat: Seat): void {
  const counts = countsOf(hands[seat]!.filter(({ open }) => open).map(({ value }) => value))
  for (let i = 0; i < counts.length; i++) known[seat]![i] = Math.max(known[seat]![i]!, counts[i]!)
}

function cardOf(hand: readonly Card[], handle: number): Card {
  return hand.find((card) => card.handle === handle)!
}
