import type { Judgement } from '@parlor/kernel'
import { fallback, meanTotal, moveOf } from './moves.ts'
import { bestBet, oddsOf } from './odds.ts'
import { maxMoves } from './setup.ts'
import type { MahjongKinds } from './types.ts'

export const judgement: Judgement<MahjongKinds> = {
  evaluate: ({ score }) => (2 * score) / maxMoves() - 1,
  order(state, _seat, moves, count) {
    const first = fallback(state)
    if (count !== 2 || moves[0] === first) return
    moves[1] = moves[0]!
    moves[0] = first
  },
  moveKey: ({ bet }) => (bet === 'higher' ? 1 : 0),
  policies: {
    aroundTwenty: { sees: 'view', choose: ({ total }) => moveOf(total > meanTotal ? 'lower' : 'higher') },
    exactOdds: { sees: 'view', choose: (view) => moveOf(bestBet(oddsOf(view))) },
  },
  levels: [
    { id: 'coin', kind: 'random' },
    { id: 'twenty', kind: 'policy', policy: 'aroundTwenty' },
    { id: 'odds', kind: 'policy', policy: 'exactOdds' },
  ],
}
