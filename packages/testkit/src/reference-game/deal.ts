import { addDecision, everyoneExcept, shuffle, type EventSink } from '@parlor/kernel'
import type { CaravanEvent, CaravanState, Card } from './types.ts'

/** Starts a round: shuffles every deck, deals new hands, and adds the scout's decision. */
export function dealRound(state: CaravanState, sink: EventSink<CaravanEvent>): void {
  const { options, decks, hands, rng } = state
  for (let seat = 0; seat < options.seats; seat++) {
    const drawn = shuffle(rng, [...decks[seat]!]).slice(0, options.hand)
    hands[seat] = drawn.map((value) => ({ handle: state.nextHandle++, value, open: false }))
    if (!sink.quiet) emitDealt(seat, hands[seat]!, options.seats, sink)
  }
  addDecision(state, state.round % options.seats, 'scout')
}

function emitDealt(seat: number, hand: readonly Card[], seats: number, sink: EventSink<CaravanEvent>): void {
  sink.emit({ kind: 'dealt', seat, cards: hand.map(({ handle, value, open }) => ({ handle, value, open })) }, [seat])
  sink.emit({ kind: 'dealt', seat, cards: hand.map(({ handle, open }) => ({ handle, value: null, open })) }, everyoneExcept(seat, seats))
}
