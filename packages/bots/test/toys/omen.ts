import { randomInt } from '@parlor/kernel'
import { packageOf, type Toy } from './toy.ts'

/** The good path looks bad in random playouts: only one of eight moves at its end wins. Of the other path's moves seven do, but seat 1 picks them. */
const paths: Toy<string[], string> = {
  id: 'paths',
  seats: 2,
  zeroSum: true,
  deal: () => [],
  asked: ([path]) => [path === 'bad' ? 1 : 0],
  moves: (board) => (board.length === 0 ? ['good', 'bad'] : ['1', '2', '3', '4', '5', '6', '7', '8']),
  play: (board, _seat, move) => void board.push(move),
  scores([path, last]) {
    if (last === undefined) return null
    const score = (last === '1') === (path === 'good') ? 1 : -1
    return [score, -score]
  },
  evaluate([path], seat) {
    const score = path === undefined ? 0 : path === 'good' ? 0.9 : -0.9
    return seat === 0 ? score : -score
  },
}

/** The paths with and without a trusted evaluation where they part. */
export const blindPaths = packageOf(paths)
export const trustedPaths = packageOf({ ...paths, strategy: { isEvaluationTrusted: ({ board }) => board.length === 1 } })
export { paths }

/** Three seats. The first shares the win with everybody, or gambles: it alone wins in one case of four, else one of the others does. */
export const dare: Toy<number[], string> = {
  id: 'dare',
  seats: 3,
  zeroSum: false,
  deal: () => [],
  asked: () => [0],
  moves: () => ['share', 'dare'],
  play: (board, _seat, move, rng) => void board.push(move === 'share' ? 3 : [0, 1, 1, 2][randomInt(rng, 4)]!),
  scores: ([winner]) => (winner === undefined ? null : [0, 1, 2].map((seat) => (winner === 3 || winner === seat ? 1 : 0))),
}

/** The same where a shared win is worth nothing. */
export const proudDare = packageOf({
  ...dare,
  strategy: { outcomeValue: ({ ranks }, share) => (ranks.every((rank) => rank === 1) ? 0 : share) },
})
export const darePackage = packageOf(dare)
