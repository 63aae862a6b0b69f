import { addDecision, randomInt, setOutcome, type Seat, type EventSink } from '@parlor/kernel'
import { removeAnsweredDecision } from '@parlor/kernel/host'
import { countByValue } from './legal-decks.ts'
import { dealRound } from './deal.ts'
import { lanesWon, outcomeOf } from './score.ts'
import type { CaravanEvent, CaravanMove, CaravanState, Card } from './types.ts'

export function apply(state: CaravanState, seat: Seat, move: CaravanMove, sink: EventSink<CaravanEvent>): void {
  removeAnsweredDecision(state, seat)
  if (move.kind === 'commit') {
    state.bids[seat] = { handle: move.handle, coins: [...move.coins] }
    if (!sink.quiet) sink.emit({ kind: 'committed', seat })
    if (state.pending.length === 0) show(state, sink)
    return
  }
  if (move.kind === 'turn') turn(state, seat, move.handle, sink)
  else if (!sink.quiet) sink.emit({ kind: 'passed', seat })
  for (let other = 0; other < state.options.seats; other++) addDecision(state, other, 'commit')
}

function turn(state: CaravanState, seat: Seat, handle: number, sink: EventSink<CaravanEvent>): void {
  const owner = state.hands.findIndex((hand) => hand.some((card) => card.handle === handle))
  const card = cardOf(state.hands[owner]!, handle)
  card.open = true
  learn(state, owner)
  sink.reveal()
  if (!sink.quiet) sink.emit({ kind: 'turned', seat, owner, handle, value: card.value })
}

/** Reveals all bids, draws the storm, scores, and starts the next round or ends the match. */
function show(state: CaravanState, sink: EventSink<CaravanEvent>): void {
  const { hands, options } = state
  const bids = state.bids.map((bid) => bid!)
  const shown = bids.map(({ handle }, seat) => cardOf(hands[seat]!, handle))
  for (let seat = 0; seat < shown.length; seat++) {
    shown[seat]!.open = true
    learn(state, seat)
    state.bids[seat] = null
  }
  sink.reveal()
  state.last = {
    handles: bids.map(({ handle }) => handle),
    values: shown.map(({ value }) => value),
    coins: bids.map(({ coins }) => coins),
    storm: randomInt(state.rng, options.lanes),
  }
  const won = lanesWon(state.last, options.lanes)
  for (let seat = 0; seat < won.length; seat++) state.points[seat]! += won[seat]!
  if (!sink.quiet) {
    sink.emit({ kind: 'shown', result: state.last })
    sink.emit({ kind: 'scored', points: won })
  }
  state.round++
  if (state.round === options.rounds) setOutcome(state, outcomeOf(state.points))
  else dealRound(state, sink)
}

/** Cards that were face up at the same time are known to be in the deck from then on. */
function learn({ hands, known }: CaravanState, seat: Seat): void {
  const counts = countByValue(hands[seat]!.filter(({ open }) => open).map(({ value }) => value))
  for (let i = 0; i < counts.length; i++) known[seat]![i] = Math.max(known[seat]![i]!, counts[i]!)
}

function cardOf(hand: readonly Card[], handle: number): Card {
  return hand.find((card) => card.handle === handle)!
}
