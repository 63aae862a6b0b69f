import { packageOf, type Toy } from './toy.ts'

/** Small and large wins and losses, at once. */
export const stakes: Toy<number[], number> = {
  id: 'stakes',
  seats: 2,
  zeroSum: true,
  deal: () => [1, 10],
  asked: () => [0],
  moves: (board) => board,
  play: (board, _seat, move) => void board.splice(0, board.length, move),
  scores: ([only, ...rest]) => (rest.length === 0 ? [only!, -only!] : null),
}

export const stakesPackage = packageOf(stakes)

/** A small win and a large loss are available at once, the large win only after the other's forced move. */
export const patience: Toy<string[], string> = {
  id: 'patience',
  seats: 2,
  zeroSum: true,
  deal: () => [],
  asked: (board) => [board.length % 2],
  moves: (board) => (board.length === 0 ? ['take', 'ruin', 'wait'] : board.length === 1 ? ['sigh'] : ['reap', 'shrug']),
  play: (board, _seat, move) => void board.push(move),
  scores: (board) =>
    board[0] === 'take'
      ? [1, -1]
      : board[0] === 'ruin'
        ? [-10, 10]
        : board[2] === 'reap'
          ? [10, -10]
          : board[2] === 'shrug'
            ? [0, 0]
            : null,
}

export const patiencePackage = packageOf(patience)
