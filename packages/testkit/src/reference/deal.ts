import { ask, everyoneBut, shuffle, type Table } from '@parlor/kernel'
import type { CaravanEvent, CaravanState, Card } from './types.ts'

/** Begins a round: every deck is shuffled, every hand is new, and the scout is asked. */
export function deal(state: CaravanState, table: Table<CaravanEvent>): void {
  const { options, decks, hands, rng } = state
  for (let seat = 0; seat < options.seats; seat++) {
    const drawn = shuffle(rng, [...decks[seat]!]).slice(0, options.hand)
    hands[seat] = drawn.map((value) => ({ handle: state.nextHandle++, value, open: false }))
    if (!table.quiet) tell(seat, hands[seat]!, options.seats, table)
  }
  ask(state, state.round % options.seats, 'scout')
}

function tell(seat: number, hand: readonly Card[], seats: number, table: Table<CaravanEvent>): void {
  table.emit({ kind: 'dealt', seat, cards: hand.map(({ handle, value, open }) => ({ handle, value, open })) }, [seat])
  table.emit({ kind: 'dealt', seat, cards: hand.map(({ handle, open }) => ({ handle, value: null, open })) }, everyoneBut(seat, seats))
}
