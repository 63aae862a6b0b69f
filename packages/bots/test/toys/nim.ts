import { packageOf, type Toy } from './toy.ts'

export interface Heaps {
  heaps: number[]
  turn: number
}

/** Take any number from one heap; whoever takes the last one wins. `heap * 100 + taken` is a move. Lost for the mover when the heaps xor to 0. */
export const nim: Toy<Heaps, number> = {
  id: 'nim',
  seats: 2,
  zeroSum: true,
  deal: () => ({ heaps: [3, 4, 5], turn: 0 }),
  asked: ({ turn }) => [turn],
  moves: ({ heaps }) => heaps.flatMap((size, heap) => Array.from({ length: size }, (_, i) => heap * 100 + i + 1)),
  play(board, _seat, move) {
    board.heaps[Math.floor(move / 100)]! -= move % 100
    board.turn = 1 - board.turn
  },
  scores: ({ heaps, turn }) => (heaps.some((size) => size > 0) ? null : turn === 1 ? [1, -1] : [-1, 1]),
}

export const nimPackage = packageOf(nim)

/** The same, but taking exactly two leaves the turn where it is: seats do not alternate. */
export const nimAgain: Toy<Heaps, number> = {
  ...nim,
  id: 'nim-again',
  deal: () => ({ heaps: [2, 3, 3], turn: 0 }),
  play(board, _seat, move) {
    board.heaps[Math.floor(move / 100)]! -= move % 100
    if (move % 100 !== 2 || board.heaps.every((size) => size === 0)) board.turn = 1 - board.turn
  },
  strategy: { positionKey: ({ board: { heaps, turn } }) => heaps.reduce((sum, size) => sum * 10 + size, turn), moveKey: (move) => move },
}

export const nimAgainPackage = packageOf(nimAgain)
