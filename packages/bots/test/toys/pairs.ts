import { randomInt } from '@parlor/kernel'
import type { Toy } from './toy.ts'

interface Table {
  /** One card per seat, 1 to 6; null where it is hidden. */
  cards: (number | null)[]
  done: string[]
}

/**
 * Seats 0 and 2 against 1 and 3. Seat 0 sends itself or its partner to compare cards with seat 1, who may send its own partner instead;
 * both seats of the pair with the higher card win. Points are not zero-sum: each winner gets one.
 */
export const pairsOpen: Toy<Table, string> = {
  id: 'pairs-open',
  seats: 4,
  zeroSum: false,
  sides: [0, 1, 0, 1],
  deal: (rng) => ({ cards: [0, 1, 2, 3].map(() => randomInt(rng, 6) + 1), done: [] }),
  asked: ({ done }) => [done.length === 0 ? 0 : 1],
  moves: () => ['self', 'partner'],
  play: (board, _seat, move) => void board.done.push(move),
  scores({ cards, done }) {
    if (done.length < 2) return null
    const [first, second] = done.map((who, seat) => cards[seat + (who === 'self' ? 0 : 2)]!)
    if (first === second) return [0, 0, 0, 0]
    return first! > second! ? [1, 0, 1, 0] : [0, 1, 0, 1]
  },
}

/** The same, but partners show each other their cards and nobody else. */
export const pairs: Toy<Table, string> = {
  ...pairsOpen,
  id: 'pairs',
  hide: ({ cards, done }, viewer) => ({
    cards: cards.map((card, seat) => (done.length === 2 || (viewer !== 'watcher' && seat % 2 === viewer % 2) ? card : null)),
    done: [...done],
  }),
  guess: ({ cards, done }, _seat, rng) => ({ cards: cards.map((card) => card ?? randomInt(rng, 6) + 1), done: [...done] }),
}
