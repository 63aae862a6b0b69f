import type { Judgement } from '@parlor/kernel'
import { determinize } from './determinize.ts'
import { advise } from './skill/advise.ts'
import { evaluate } from './skill/evaluate.ts'
import { foresee } from './skill/foresee.ts'
import { findLethal } from './skill/lethal.ts'
import { plans } from './skill/plans.ts'
import type { SimPieceKinds } from './types.ts'

export const judgement: Judgement<SimPieceKinds> = {
  evaluate,
  foresee,
  solve: (state, seat, positions) => findLethal(state, seat, positions) ?? null,
  guide: advise,
  plans,
  round: ({ turn }) => turn,
  policies: {
    /** Rules of thumb. What it cannot see is dealt at random first, and it looks at none of it. */
    thumb: { sees: 'view', choose: (view, seat, rng) => advise(determinize(view, seat, rng), seat) },
  },
  // Easy, medium and hard are as they have to be; the others fill the steps between.
  levels: [
    { id: 'easy', kind: 'policy', policy: 'thumb', slips: 100 },
    { id: 'beginner', kind: 'policy', policy: 'thumb', slips: 100, soft: true },
    { id: 'learner', kind: 'policy', policy: 'thumb', slips: 74, soft: true },
    { id: 'casual', kind: 'policy', policy: 'thumb', slips: 60, soft: true },
    { id: 'keen', kind: 'policy', policy: 'thumb', slips: 44, soft: true },
    { id: 'steady', kind: 'policy', policy: 'thumb', slips: 24, soft: true },
    { id: 'medium', kind: 'policy', policy: 'thumb' },
    { id: 'skilled', kind: 'guided', simulations: 60, ahead: 1 },
    { id: 'hard', kind: 'guided', simulations: 1000, ahead: 2, solve: 1500 },
  ],
}
