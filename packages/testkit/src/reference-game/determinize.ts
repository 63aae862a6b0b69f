import { nextRandomWord, pickRandom, shuffle, type Rng, type Seat } from '@parlor/kernel'
import { randomDeck, countByValue, deckContains } from './legal-decks.ts'
import { randomCoinDistribution } from './moves.ts'
import { emptyState } from './setup.ts'
import { clone } from './copy-state.ts'
import { highestCardValue, type CaravanSeatSecret, type CaravanState, type CaravanView, type Card, type SeenCard } from './types.ts'

/** Other decks become any that contain all seen cards (the priors, where they do), other hands and bids anything these allow. */
export function determinize(seen: CaravanView, seat: Seat, rng: Rng, priors?: readonly CaravanSeatSecret[]): CaravanState {
  const decks = seen.known.map((known, other) => (other === seat ? [...seen.deck!] : deckFor(known, rng, priors?.[other])))
  const state = emptyState(seen.options, decks, [
    nextRandomWord(rng) | 0,
    nextRandomWord(rng) | 0,
    nextRandomWord(rng) | 0,
    nextRandomWord(rng) | 0,
  ])
  state.seq = seen.seq
  state.pending = [...seen.pending]
  state.outcome = seen.outcome
  state.round = seen.round
  state.hands = seen.hands.map((hand, other) => handFrom(hand, decks[other]!, rng))
  for (let other = 0; other < decks.length; other++) {
    const { coins, lanes } = seen.options
    if (other === seat) state.bids[other] = seen.bid
    else if (seen.committed[other])
      state.bids[other] = { handle: pickRandom(rng, state.hands[other]!).handle, coins: randomCoinDistribution(coins, lanes, rng) }
  }
  state.points = [...seen.points]
  state.known = seen.known.map((known) => [...known])
  state.nextHandle = seen.nextHandle
  state.last = seen.last
  return clone(state)
}

function deckFor(known: readonly number[], rng: Rng, prior: CaravanSeatSecret | undefined): number[] {
  const expected = prior && [...prior.deck].map(Number).sort((a, b) => a - b)
  return expected && deckContains(expected, known) ? expected : randomDeck(known, rng)
}

/** Face-down cards become any of those that are not face up. */
function handFrom(hand: readonly SeenCard[], deck: readonly number[], rng: Rng): Card[] {
  const left = countByValue(deck)
  for (const { value } of hand) if (value !== null) left[value - 1]!--
  const rest: number[] = []
  for (let i = 0; i < highestCardValue; i++) for (let copies = left[i]!; copies > 0; copies--) rest.push(i + 1)
  shuffle(rng, rest)
  return hand.map(({ handle, value, open }) => ({ handle, value: value ?? rest.pop()!, open }))
}
