import { rngFrom, type Seat } from '@parlor/kernel'
import { canonicalJson } from '@parlor/kernel/host'
import { referenceGame } from '@parlor/testkit'
import { describe, expect, it } from 'vitest'
import { deckContains, isLegalDeck } from '../src/reference-game/legal-decks.ts'
import type { CaravanState, CaravanView } from '../src/reference-game/types.ts'

const values = [1, 2, 3, 4, 5]

/** Every deck there is. */
const decks = values
  .flatMap((a) => values.flatMap((b) => values.flatMap((c) => values.flatMap((d) => values.map((e) => [a, b, c, d, e])))))
  .filter((deck) => isLegalDeck(deck) && deck.every((value, i) => i === 0 || value >= deck[i - 1]!))

function read(text: string): CaravanState {
  const state = referenceGame.notation.readState(text, rngFrom('true'))
  if ('rejected' in state) throw new Error(state.rejected)
  return state
}

function worldOf(state: CaravanState): string {
  return canonicalJson({ decks: state.decks, hands: state.hands, bids: state.bids })
}

/** By brute force over all decks, hands and bids of the other seat: every state with the same view. */
function consistentWorlds(truth: CaravanState, seat: Seat): Set<string> {
  const seen = JSON.stringify(referenceGame.view(truth, seat))
  const other = 1 - seat
  const worlds = new Set<string>()
  for (const deck of decks.filter((one) => deckContains(one, truth.known[other]!)))
    for (const first of deck.keys())
      for (const second of deck.keys()) {
        if (first === second) continue
        const state = structuredClone(truth)
        state.decks[other] = deck
        for (const [i, card] of state.hands[other]!.entries()) card.value = deck[i === 0 ? first : second]!
        for (const card of state.bids[other] ? state.hands[other]! : [null]) {
          if (card) state.bids[other] = { handle: card.handle, coins: [] }
          if (JSON.stringify(referenceGame.view(state, seat)) === seen) worlds.add(worldOf(state))
        }
      }
  return worlds
}

function reachedWorlds(view: CaravanView, seat: Seat, draws: number): Set<string> {
  const rng = rngFrom('draws')
  const worlds = new Set<string>()
  for (let i = 0; i < draws; i++) worlds.add(worldOf(referenceGame.determinize(view, seat, rng)))
  return worlds
}

describe('determinize reaches every consistent world and no other', () => {
  it.each([
    ['at the deal', 'round 0 scout hand 2 lanes 1 coins 0 rounds 3 next 5\n12345 1=1 2=3 +0 k00000\n11335 3=1 4=3 +0 k00000'],
    ['with a card turned', 'round 0 commit hand 2 lanes 1 coins 0 rounds 3 next 5\n12345 1=1! 2=3 +0 k10000\n11335 3=1 4=3! +0 k00100'],
    ['with a secret bid', 'round 1 commit hand 2 lanes 1 coins 0 rounds 3 next 9\n12345 5=1 6=3 +0 k10100\n11335 7=1 8=3 +0 k10100 @7:'],
    ['with four cards known', 'round 2 scout hand 2 lanes 1 coins 0 rounds 3 next 13\n12345 9=1 10=3 +0 k11110\n11335 11=1 12=3 +0 k20100'],
  ])('%s', (_, text) => {
    const truth = read(text)
    for (const seat of [0, 1]) {
      const expected = consistentWorlds(truth, seat)
      expect(expected.size).toBeGreaterThan(1)
      expect(expected).toContain(worldOf(truth))
      expect([...reachedWorlds(referenceGame.view(truth, seat), seat, 30_000)].sort()).toEqual([...expected].sort())
    }
  })
})
