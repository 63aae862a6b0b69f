import type { GamePackage } from '@parlor/kernel'
import { packageOf, type Toy, type ToyTypes } from './toy.ts'

/** Grabbing evaluates well for one move, then it is lost for good; waiting is a draw. */
export const trap: Toy<string[], string> = {
  id: 'trap',
  seats: 2,
  zeroSum: true,
  deal: () => [],
  asked: (board) => [board.length % 2],
  moves: ([first]) => (first === undefined ? ['grab', 'wait'] : first === 'grab' ? ['blunder', 'retake'] : ['end']),
  play: (board, _seat, move) => void board.push(move),
  scores: ([, second]) => (second === 'retake' ? [-1, 1] : second === 'blunder' ? [1, -1] : second === 'end' ? [0, 0] : null),
  evaluate: ([first], seat) => (first === 'grab' ? (seat === 0 ? 0.9 : -0.9) : 0),
}

export const trapPackage = packageOf(trap)

/** The same with `isUnsettled` after a grab. */
export const wiserTrapPackage: GamePackage<ToyTypes<string[], string>> = packageOf({
  ...trap,
  strategy: { isUnsettled: ({ board }) => board[0] === 'grab' },
})
