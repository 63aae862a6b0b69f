import { randomInt, everyoneExcept, shuffle, type Seat, type EventSink } from '@parlor/kernel'
import { aboveOpeningTileBit, learnLack } from './knowledge.ts'
import { handSize, tileSetOf } from './tiles.ts'
import { seatCount, type DominoEvent, type DominoState, type DominoView, type Tile } from './types.ts'

/** DOM3, DOM4: shuffles all tiles, deals them from seat 0 on and determines who begins. Adds no decision. */
export function dealHands(state: DominoState, sink: EventSink<DominoEvent>): void {
  const { rng, rules, hands, facts } = state
  const deck = shuffle(rng, deckOf(tileSetOf(rules).count))
  const size = handSize(rules)
  for (let seat = 0; seat < seatCount; seat++) {
    hands[seat] = deck.slice(seat * size, (seat + 1) * size).sort((a, b) => a - b)
    facts[seat]!.length = 0
  }
  state.boneyard = deck.slice(seatCount * size)
  clearTable(state)
  chooseStarter(state)
  if (sink.quiet) return
  for (let seat = 0; seat < seatCount; seat++) {
    sink.emit({ kind: 'dealt', hand: state.hand, seat, tiles: hands[seat]!.slice(), count: size }, [seat])
    sink.emit({ kind: 'dealt', hand: state.hand, seat, tiles: null, count: size }, everyoneExcept(seat, seatCount))
  }
  sink.emit(beginning(state))
}

function deckOf(count: number): Tile[] {
  return Array.from({ length: count }, (_, tile) => tile)
}

function clearTable(state: DominoState): void {
  state.lead = -1
  state.tiles.length = 0
  state.places.length = 0
  state.by.length = 0
  state.open.fill(-1)
  state.tips.fill(-1)
  state.spinner = -1
  state.sides = 0
  state.blocked = 0
  state.freed = 0
}

/** DOM4: at random, or whoever holds the highest double; later hands by whoever won the last, else the next seat. */
function chooseStarter(state: DominoState): void {
  const { rules, last } = state
  if (rules.starts === 'highestDouble') {
    const lead = highestHeld(state)
    state.lead = lead
    state.starter = state.hands.findIndex((hand) => hand.includes(lead))
    for (const facts of state.facts) learnLack(facts, aboveOpeningTileBit)
  } else if (state.hand === 0) state.starter = randomInt(state.rng, seatCount)
  else state.starter = last?.winner ?? (state.starter + 1) % seatCount
}

function highestHeld({ rules, hands }: DominoState): Tile {
  const { ranks } = tileSetOf(rules)
  let best = hands[0]![0]!
  for (const hand of hands) for (const tile of hand) if (ranks[tile]! > ranks[best]!) best = tile
  return best
}

function beginning({ hand, starter, lead, rules, last }: Pick<DominoState, 'hand' | 'starter' | 'lead' | 'rules' | 'last'>): DominoEvent {
  const why = rules.starts === 'highestDouble' ? 'double' : hand === 0 ? 'lot' : last?.winner === starter ? 'winner' : 'next'
  return { kind: 'begins', hand, seat: starter, lead, why }
}

/** The first deal, as the viewer saw it. */
export function openingEvents(view: DominoView): DominoEvent[] {
  const dealt = view.counts.map((count, seat: Seat): DominoEvent => ({
    kind: 'dealt',
    hand: view.hand,
    seat,
    tiles: seat === view.seat ? view.own : null,
    count,
  }))
  return [...dealt, beginning(view)]
}
