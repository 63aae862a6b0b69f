import type { BotStrategy } from '@parlor/kernel'
import { fallback, meanTotal, moveForBet } from './moves.ts'
import { packBet } from './round-history.ts'
import { growthBet, highestStake, isOffered, type StakedBet } from './stakes.ts'
import { bestBet, nextHandOdds } from './odds.ts'
import { worthierBet, worthOfBets } from './run-value.ts'
import { maxMoves } from './setup.ts'
import { steadyBet } from './steady-bet.ts'
import type { Bet, MahjongMove, MahjongTypes, MahjongView } from './types.ts'

/** The stake of players who do not choose one. */
const flatStake = 5

/** A bet; in Stakes with a flat stake, on the other side where the house does not take it. */
function staked({ honors, score, total }: MahjongView, bet: Bet): MahjongMove {
  if (honors !== 'stakes') return moveForBet(bet)
  const offered = isOffered(total, bet) ? bet : bet === 'higher' ? 'lower' : 'higher'
  return moveForBet(offered, Math.min(flatStake, highestStake(score)))
}

/** In Stakes the bet of the highest growth with a stake by it; elsewhere the likelier bet. */
function byGrowth(view: MahjongView, stakeOf: (best: StakedBet) => number): MahjongMove {
  const odds = nextHandOdds(view)
  if (view.honors !== 'stakes') return moveForBet(bestBet(odds))
  const best = growthBet({ odds, total: view.total, chips: view.score })
  return moveForBet(best.bet, Math.min(stakeOf(best), highestStake(view.score)))
}

export const botStrategy: BotStrategy<MahjongTypes> = {
  evaluate: ({ score, honors }) => (honors === 'stakes' ? 1 - 200 / (score + 100) : (2 * score) / maxMoves() - 1),
  orderMoves(state, _seat, moves, count) {
    const first = fallback(state)
    if (count !== 2 || moves[0] === first) return
    moves[1] = moves[0]!
    moves[0] = first
  },
  moveKey: (move) => ('cashOut' in move ? 0 : packBet(move.bet, move.stake ?? 0) + 1),
  policies: {
    aroundTwenty: { sees: 'view', choose: (view) => staked(view, view.total > meanTotal ? 'lower' : 'higher') },
    exactOdds: { sees: 'view', choose: (view) => staked(view, bestBet(nextHandOdds(view))) },
    steady: { sees: 'view', choose: (view) => staked(view, steadyBet(view)) },
    steer: { sees: 'view', choose: (view) => staked(view, worthierBet(worthOfBets(view))) },
    growth: { sees: 'view', choose: (view) => byGrowth(view, ({ stake }) => stake) },
    flat: { sees: 'view', choose: (view) => byGrowth(view, () => flatStake) },
    allIn: { sees: 'view', choose: (view) => byGrowth(view, () => highestStake(view.score)) },
  },
  levels: [
    { id: 'coin', kind: 'random' },
    { id: 'twenty', kind: 'policy', policy: 'aroundTwenty' },
    { id: 'odds', kind: 'policy', policy: 'exactOdds' },
    { id: 'steady', kind: 'policy', policy: 'steady' },
    { id: 'steer', kind: 'policy', policy: 'steer' },
    { id: 'flat', kind: 'policy', policy: 'flat' },
    { id: 'allIn', kind: 'policy', policy: 'allIn' },
    { id: 'growth', kind: 'policy', policy: 'growth' },
  ],
}
