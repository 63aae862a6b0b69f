import { randomInt } from '@parlor/kernel'
import { packageOf, type Toy } from './toy.ts'

/** An open game of chance: a sure small win, or a fair coin from the state's generator. A search that knows the coin throws it half of the time. */
export const dice: Toy<string[], string> = {
  id: 'dice',
  seats: 2,
  zeroSum: true,
  deal: () => [],
  asked: () => [0],
  moves: () => ['sure', 'throw'],
  play: (board, _seat, move, rng) => void board.push(move === 'sure' ? 'sure' : randomInt(rng, 2) === 0 ? 'won' : 'lost'),
  scores([result]) {
    if (!result) return null
    const score = result === 'sure' ? 0.2 : result === 'won' ? 1 : -1
    return [score, -score]
  },
}

export const dicePackage = packageOf(dice)

/** A single seat banks what it is offered, or throws for nothing or ten. */
export function alone(offer: number): Toy<number[], string> {
  return {
    id: 'alone',
    seats: 1,
    zeroSum: false,
    deal: () => [],
    asked: () => [0],
    moves: () => ['bank', 'throw'],
    play: (board, _seat, move, rng) => void board.push(move === 'bank' ? offer : randomInt(rng, 2) * 10),
    scores: (board) => (board.length === 0 ? null : [board[0]!]),
  }
}

/** Three seats. `a` lets seat 1 choose between itself and seat 0; `b` lets seat 2 choose between two others, which is all the same to it. */
export const kings: Toy<string[], string> = {
  id: 'kings',
  seats: 3,
  zeroSum: false,
  deal: () => [],
  asked: ([first]) => [first === undefined ? 0 : first === 'a' ? 1 : 2],
  moves: ([first]) => (first === undefined ? ['a', 'b'] : ['crown 0', 'crown 1']),
  play: (board, _seat, move) => void board.push(move),
  scores: ([, crowned]) => (crowned === undefined ? null : crowned === 'crown 0' ? [1, 0, 0] : [0, 1, 0]),
}
