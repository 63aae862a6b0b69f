import type { Judgement } from '@parlor/kernel'
import { classic } from './classic.ts'
import { evaluate, trusted } from './evaluate.ts'
import { moveKey } from './key.ts'
import { solve } from './solve.ts'
import type { SumZeroKinds } from './types.ts'
import { order } from './worth.ts'

/** A thousand placements to choose from leave no simulations to be curious: at 0.5 the same 900 simulations win one game in four. */
const curiosity = 0.02

export const judgement: Judgement<SumZeroKinds> = {
  evaluate,
  order,
  trusted,
  moveKey,
  curiosity,
  solve: (state, seat, positions) => solve(state, seat, positions).move,
  policies: { classic },
  levels: [
    { id: 'classic', kind: 'policy', policy: 'classic' },
    { id: 'novice', kind: 'mcts', simulations: 10 },
    { id: 'apprentice', kind: 'mcts', simulations: 40 },
    { id: 'journeyman', kind: 'mcts', simulations: 250 },
    { id: 'expert', kind: 'mcts', simulations: 900 },
    { id: 'master', kind: 'mcts', simulations: 4000, solve: 20_000 },
  ],
}
