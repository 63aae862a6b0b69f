import { copyRngInto, shuffle, type Rng } from '@parlor/kernel'
import type { AddressedEvent } from '@parlor/kernel/host'
import { referenceGame } from '../../src/reference-game/game.ts'
import { deckSize, type CaravanEvent, type CaravanState, type SeenCard } from '../../src/reference-game/types.ts'
import { through, type Caravan } from './bug.ts'

/** Derives handles from the card's index in the deck, by a numbering per seat. */
function rename(state: CaravanState, numbering: readonly (readonly number[])[]): Map<number, number> {
  const names = new Map<number, number>()
  for (const [seat, hand] of state.hands.entries()) {
    const taken = new Set<number>()
    for (const card of hand) {
      const place = state.decks[seat]!.findIndex((value, i) => value === card.value && !taken.has(i))
      taken.add(place)
      const name = seat * deckSize + numbering[seat]![place]! + 1
      names.set(card.handle, name)
      card.handle = name
    }
  }
  state.nextHandle = 900
  return names
}

function renamed({ event, audience }: AddressedEvent<CaravanEvent>, names: ReadonlyMap<number, number>): AddressedEvent<CaravanEvent> {
  if (event.kind !== 'dealt') return { event, audience }
  return { event: { ...event, cards: event.cards.map((card): SeenCard => ({ ...card, handle: names.get(card.handle)! })) }, audience }
}

/** The reference game with handles that come from the deck list instead of from a counter. */
function withNames(base: Caravan, numberingOf: (state: CaravanState) => readonly (readonly number[])[]): Caravan {
  return {
    ...base,
    setup(options, secrets, rng) {
      const state = base.setup(options, secrets, rng)
      rename(state, numberingOf(state))
      return state
    },
    apply(state, seat, move, sink) {
      const emitted: AddressedEvent<CaravanEvent>[] = []
      const { round } = state
      base.apply(
        state,
        seat,
        move,
        through(sink, (event, audience) => emitted.push({ event, audience })),
      )
      const names = state.round > round && !state.outcome ? rename(state, numberingOf(state)) : null
      for (const one of emitted) {
        const { event, audience } = names ? renamed(one, names) : one
        sink.emit(event, audience)
      }
    },
  }
}

export const inDeckOrder = withNames(referenceGame, ({ decks }) => decks.map((deck) => deck.map((_, i) => i)))

interface Named extends CaravanState {
  names: number[][]
}

/** The numbering is drawn anew for every match, but then stays: a card that was seen once can be identified for the rest of the match. */
const numbered: Caravan = {
  ...referenceGame,
  setup: (options, secrets, rng) => withNumbering(referenceGame.setup(options, secrets, rng), rng),
  clone: (state) => ({ ...referenceGame.clone(state), names: (state as Named).names }),
  copy(from, to) {
    referenceGame.copy(from, to)
    ;(to as Named).names = (from as Named).names
  },
  determinize: (seen, seat, rng, priors) => withNumbering(referenceGame.determinize(seen, seat, rng, priors), rng),
  notation: {
    ...referenceGame.notation,
    readState(text, rng) {
      const state = referenceGame.notation.readState(text, rng)
      return 'rejected' in state ? state : withNumbering(state, rng)
    },
  },
}

function withNumbering(state: CaravanState, rng: Rng): CaravanState {
  const own: Rng = [0, 0, 0, 0]
  copyRngInto(rng, own)
  const places = Array.from({ length: deckSize }, (_, i) => i)
  return { ...state, names: state.decks.map(() => shuffle(own, [...places])) } as CaravanState
}

export const keptForLife = withNames(numbered, (state) => (state as Named).names)
