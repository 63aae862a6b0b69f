import type { BotStrategy } from '@parlor/kernel'
import { fallback, meanTotal, moveForBet } from './moves.ts'
import { bestBet, nextHandOdds } from './odds.ts'
import { worthierBet, worthOfBets } from './run-value.ts'
import { maxMoves } from './setup.ts'
import { steadyBet } from './steady-bet.ts'
import type { MahjongTypes } from './types.ts'

export const botStrategy: BotStrategy<MahjongTypes> = {
  evaluate: ({ score }) => (2 * score) / maxMoves() - 1,
  orderMoves(state, _seat, moves, count) {
    const first = fallback(state)
    if (count !== 2 || moves[0] === first) return
    moves[1] = moves[0]!
    moves[0] = first
  },
  moveKey: ({ bet }) => (bet === 'higher' ? 1 : 0),
  policies: {
    aroundTwenty: { sees: 'view', choose: ({ total }) => moveForBet(total > meanTotal ? 'lower' : 'higher') },
    exactOdds: { sees: 'view', choose: (view) => moveForBet(bestBet(nextHandOdds(view))) },
    steady: { sees: 'view', choose: (view) => moveForBet(steadyBet(view)) },
    steer: { sees: 'view', choose: (view) => moveForBet(worthierBet(worthOfBets(view))) },
  },
  levels: [
    { id: 'coin', kind: 'random' },
    { id: 'twenty', kind: 'policy', policy: 'aroundTwenty' },
    { id: 'odds', kind: 'policy', policy: 'exactOdds' },
    { id: 'steady', kind: 'policy', policy: 'steady' },
    { id: 'steer', kind: 'policy', policy: 'steer' },
  ],
}
