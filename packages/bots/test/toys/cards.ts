import { randomInt, pickRandom } from '@parlor/kernel'
import { packageOf, type Toy } from './toy.ts'

interface Deal {
  cards: (number | null)[]
  done: string
}

/** Six cards, one each; the deciding seat stays for ±1 or folds for half of that. Staying pays from card 3 up. */
export const highCard: Toy<Deal, string> = {
  id: 'high-card',
  seats: 2,
  zeroSum: true,
  deal(rng) {
    const mine = randomInt(rng, 6) + 1
    return { cards: [mine, otherThan(mine, randomInt(rng, 5))], done: '' }
  },
  asked: () => [0],
  moves: () => ['stay', 'fold'],
  play: (board, _seat, move) => void (board.done = move),
  scores({ cards, done }) {
    if (done === '') return null
    const score = done === 'fold' ? -0.5 : cards[0]! > cards[1]! ? 1 : -1
    return [score, -score]
  },
  hide: ({ cards, done }, viewer) => ({ cards: cards.map((card, seat) => (seat === viewer || done !== '' ? card : null)), done }),
  guess: ({ cards, done }, _seat, rng) => ({ cards: [cards[0]!, otherThan(cards[0]!, randomInt(rng, 5))], done }),
}

function otherThan(card: number, index: number): number {
  return index + 1 < card ? index + 1 : index + 2
}

export const highCardPackage = packageOf(highCard)

/** A hidden coin. Take a small sure reward, or wait and then guess the coin: a search that leaks the coin waits. */
export const coin: Toy<Deal, string> = {
  id: 'coin',
  seats: 2,
  zeroSum: true,
  deal: (rng) => ({ cards: [randomInt(rng, 2)], done: '' }),
  asked: () => [0],
  moves: ({ done }) => (done === '' ? ['safe', 'wait'] : ['heads', 'tails']),
  play: (board, _seat, move) => void (board.done = move),
  scores({ cards, done }) {
    if (done === '' || done === 'wait') return null
    const score = done === 'safe' ? 0.2 : (done === 'heads') === (cards[0] === 0) ? 1 : -1
    return [score, -score]
  },
  hide: ({ done }) => ({ cards: [null], done }),
  guess: ({ done }, _seat, rng) => ({ cards: [randomInt(rng, 2)], done }),
}

export const coinPackage = packageOf(coin)

/** Seat 1 holds a high or a low card, seat 0 nothing. A bet loses a quarter against a seat that uses its card, nothing against one that cannot tell. */
export const bluff: Toy<Deal, string> = {
  id: 'bluff',
  seats: 2,
  zeroSum: true,
  deal: (rng) => ({ cards: [randomInt(rng, 2)], done: '' }),
  asked: ({ done }) => [done === '' ? 0 : 1],
  moves: ({ done }) => (done === '' ? ['pass', 'bet'] : ['call', 'fold']),
  play: (board, _seat, move) => void (board.done = move),
  scores({ cards, done }) {
    if (done === '' || done === 'bet') return null
    const score = done === 'pass' ? -0.1 : done === 'fold' ? 0.5 : cards[0] === 1 ? -1 : 1
    return [score, -score]
  },
  hide: ({ cards, done }, viewer) => ({ cards: viewer === 1 ? cards : [null], done }),
  guess: ({ cards, done }, seat, rng) => ({ cards: seat === 1 ? cards : [randomInt(rng, 2)], done }),
}

export const bluffPackage = packageOf(bluff)

export interface Throws {
  hands: (string | null)[]
  entered: boolean
  left: boolean
}

const beats: Record<string, string> = { rock: 'scissors', paper: 'rock', scissors: 'paper' }

/** Leave for a fixed score, or enter a game of rock, paper, scissors: worth nothing to either, unless one sees the other's hand. */
export function duel(leaving: number): Toy<Throws, string> {
  return {
    id: 'duel',
    seats: 2,
    zeroSum: true,
    deal: () => ({ hands: [null, null], entered: false, left: false }),
    asked: ({ entered, hands }) => (entered ? [0, 1].filter((seat) => hands[seat] === null) : [0]),
    moves: ({ entered }) => (entered ? Object.keys(beats) : ['leave', 'enter']),
    play(board, seat, move) {
      if (board.entered) board.hands[seat] = move
      else board[move === 'enter' ? 'entered' : 'left'] = true
    },
    scores({ hands: [mine, theirs], left }) {
      if (left) return [leaving, -leaving]
      if (!mine || !theirs) return null
      const score = mine === theirs ? 0 : beats[mine] === theirs ? 1 : -1
      return [score, -score]
    },
    hide: ({ hands, ...rest }, viewer) => ({
      hands: hands.map((hand, seat) => (seat === viewer || !hands.includes(null) ? hand : hand && 'hidden')),
      ...rest,
    }),
    guess: ({ hands, ...rest }, _seat, rng) => ({
      hands: hands.map((hand) => (hand === 'hidden' ? pickRandom(rng, Object.keys(beats)) : hand)),
      ...rest,
    }),
  }
}
