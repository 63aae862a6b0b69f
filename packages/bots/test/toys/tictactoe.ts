import { packageOf, type Toy } from './toy.ts'

const lines = [0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 3, 6, 1, 4, 7, 2, 5, 8, 0, 4, 8, 2, 4, 6]

/** Nine cells of 0, 1 or 2 for empty. A draw with best play. */
export const tictactoe: Toy<number[], number> = {
  id: 'tictactoe',
  seats: 2,
  zeroSum: true,
  deal: () => Array.from({ length: 9 }, () => 2),
  asked: (board) => [board.filter((cell) => cell !== 2).length % 2],
  moves: (board) => [...board.keys()].filter((cell) => board[cell] === 2),
  play: (board, seat, cell) => void (board[cell] = seat),
  scores(board) {
    for (let i = 0; i < lines.length; i += 3) {
      const who = board[lines[i]!]!
      if (who !== 2 && board[lines[i + 1]!] === who && board[lines[i + 2]!] === who) return who === 0 ? [1, -1] : [-1, 1]
    }
    return board.includes(2) ? null : [0, 0]
  },
  strategy: { positionKey: ({ board }) => board.reduce((sum, cell) => sum * 3 + cell, 1), moveKey: (cell) => cell },
}

export const tictactoePackage = packageOf(tictactoe)
