import type { BotStrategy } from '@parlor/kernel'
import { determinize } from './determinize.ts'
import { heuristicMove } from './strategy/heuristic-move.ts'
import { evaluate } from './strategy/evaluate.ts'
import { findCertainWinThisTurn } from './strategy/find-win-this-turn.ts'
import { findLethal } from './strategy/lethal-search.ts'
import { plans } from './strategy/plans.ts'
import type { SimPieceTypes } from './types.ts'

export const botStrategy: BotStrategy<SimPieceTypes> = {
  evaluate,
  solveFromView: findCertainWinThisTurn,
  solve(state, seat, positions) {
    const found = findLethal(state, seat, positions)
    return found.result === 'win' ? found.move : null
  },
  heuristicMove,
  plans,
  roundOf: ({ turn }) => turn,
  policies: {
    /** Heuristics. Hidden cards are determinized first, and it reads none of them. */
    thumb: { sees: 'view', choose: (view, seat, rng) => heuristicMove(determinize(view, seat, rng), seat) },
  },
  // Easy, medium and hard are fixed by the rules; the others fill the steps between.
  levels: [
    { id: 'easy', kind: 'policy', policy: 'thumb', blunderPercent: 100 },
    { id: 'beginner', kind: 'policy', policy: 'thumb', blunderPercent: 100, plausibleBlunders: true },
    { id: 'learner', kind: 'policy', policy: 'thumb', blunderPercent: 74, plausibleBlunders: true },
    { id: 'casual', kind: 'policy', policy: 'thumb', blunderPercent: 60, plausibleBlunders: true },
    { id: 'keen', kind: 'policy', policy: 'thumb', blunderPercent: 44, plausibleBlunders: true },
    { id: 'steady', kind: 'policy', policy: 'thumb', blunderPercent: 24, plausibleBlunders: true },
    { id: 'medium', kind: 'policy', policy: 'thumb' },
    { id: 'skilled', kind: 'guided', simulations: 60, horizonRounds: 1 },
    { id: 'hard', kind: 'guided', simulations: 1000, horizonRounds: 2, solve: 1500 },
  ],
}
