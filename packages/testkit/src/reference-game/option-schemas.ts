import { reject, type OptionSchema } from '@parlor/kernel'
import { countByValue, isLegalDeck } from './legal-decks.ts'
import { deckSize, maxCopies, type CaravanOptions, type CaravanSeatSecret } from './types.ts'

export const optionSchema: OptionSchema<CaravanOptions> = {
  fields: {
    seats: { kind: 'integer', default: 2, min: 2, max: 4 },
    hand: { kind: 'integer', default: 3, min: 1, max: 4 },
    lanes: { kind: 'integer', default: 3, min: 1, max: 5 },
    coins: { kind: 'integer', default: 4, min: 0, max: 12 },
    rounds: { kind: 'integer', default: 3, min: 1, max: 9 },
  },
  presets: [
    { id: 'standard', options: { seats: 2, hand: 3, lanes: 3, coins: 4, rounds: 3 } },
    { id: 'tiny', options: { seats: 2, hand: 2, lanes: 1, coins: 0, rounds: 3 } },
    { id: 'crowd', options: { seats: 4, hand: 2, lanes: 2, coins: 2, rounds: 2 } },
    // 5 460 ways to commit.
    { id: 'huge', options: { seats: 2, hand: 3, lanes: 5, coins: 12, rounds: 2 } },
  ],
}

export const seatSecretSchema: OptionSchema<CaravanSeatSecret> = {
  fields: { deck: { kind: 'text', default: '12345', maxLength: deckSize } },
  presets: [
    { id: 'straight', options: { deck: '12345' } },
    { id: 'pairs', options: { deck: '11335' } },
    { id: 'heavy', options: { deck: '24455' } },
  ],
  check({ deck }) {
    if (!/^[1-5]{5}$/.test(deck)) return reject('caravan.badDeck')
    return isLegalDeck([...deck].map(Number))
      ? null
      : reject('caravan.tooManyCopies', { most: maxCopies, found: Math.max(...countByValue([...deck].map(Number))) })
  },
}
