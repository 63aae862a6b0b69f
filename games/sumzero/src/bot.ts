import type { BotStrategy } from '@parlor/kernel'
import { classicPolicy } from './classic-policy.ts'
import { evaluate, isEvaluationTrusted } from './evaluate.ts'
import { moveKey } from './move-key.ts'
import { solveEndgame } from './endgame-solver.ts'
import type { SumZeroTypes } from './types.ts'
import { orderMoves } from './draft-strategy.ts'

/** A thousand placements leave no simulations for exploration: at 0.5 the same 900 simulations win one game in four. */
const exploration = 0.02

export const botStrategy: BotStrategy<SumZeroTypes> = {
  evaluate,
  orderMoves,
  isEvaluationTrusted,
  moveKey,
  exploration,
  solve: (state, seat, positions) => solveEndgame(state, seat, positions).move,
  policies: { classic: classicPolicy },
  levels: [
    { id: 'classic', kind: 'policy', policy: 'classic' },
    { id: 'novice', kind: 'mcts', simulations: 10 },
    { id: 'apprentice', kind: 'mcts', simulations: 40 },
    { id: 'journeyman', kind: 'mcts', simulations: 250 },
    { id: 'expert', kind: 'mcts', simulations: 900 },
    { id: 'master', kind: 'mcts', simulations: 4000, solve: 20_000 },
  ],
}
