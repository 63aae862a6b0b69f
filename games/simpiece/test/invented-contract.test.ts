import { rngFrom, shuffle } from '@parlor/kernel'
import { cards, simpiece } from '@parlor/simpiece'
import { checkMatches, formatFailure } from '@parlor/testkit'
import { describe, expect, it } from 'vitest'
import { inventedCards, useInventedCards } from './invented/install.ts'

useInventedCards()

/** Fifty red cards, most of them invented. */
function deckOf(seed: string): { readonly leader: string; readonly deck: string } {
  const rng = rngFrom(seed)
  const fits = (id: string): boolean => cards.some((card) => card.id === id && card.kind !== 'leader' && card.colours.includes('red'))
  const invented = shuffle(rng, inventedCards.map(({ id }) => id).filter(fits)).slice(0, 36)
  const others = shuffle(
    rng,
    cards.map(({ id }) => id).filter((id) => id.startsWith('OP01') && fits(id)),
  ).slice(0, 50 - invented.length)
  return { leader: 'OP01-003', deck: [...invented, ...others].map((id) => `1x${id}`).join(' ') }
}

describe('matches with invented cards keep the invariants of the game', () => {
  for (const seed of ['one', 'two'])
    it(`decks ${seed}`, () => {
      const secrets = [deckOf(seed), deckOf(`${seed} too`)]
      const { options } = simpiece.game.options.presets[seed === 'two' ? 1 : 0]!
      const failures = checkMatches(simpiece.game, options, { matches: 4, deep: 1, advanced: 8, deals: 0, secrets, seed })
      expect(failures.map(formatFailure).join('\n\n')).toBe('')
    })
})
