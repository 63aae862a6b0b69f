import type { Judgement } from '@parlor/kernel'
import { determinize } from './determinize.ts'
import { advise } from './skill/advise.ts'
import { evaluate } from './skill/evaluate.ts'
import { foresee } from './skill/foresee.ts'
import { plans } from './skill/plans.ts'
import type { SimPieceKinds } from './types.ts'

export const judgement: Judgement<SimPieceKinds> = {
  evaluate,
  foresee,
  guide: advise,
  plans,
  round: ({ turn }) => turn,
  policies: {
    /** Rules of thumb. What it cannot see is dealt at random first, and it looks at none of it. */
    thumb: { sees: 'view', choose: (view, seat, rng) => advise(determinize(view, seat, rng), seat) },
  },
  levels: [
    { id: 'easy', kind: 'policy', policy: 'thumb', slips: 100 },
    { id: 'beginner', kind: 'policy', policy: 'thumb', slips: 65 },
    { id: 'casual', kind: 'policy', policy: 'thumb', slips: 36 },
    { id: 'steady', kind: 'policy', policy: 'thumb', slips: 15 },
    { id: 'medium', kind: 'policy', policy: 'thumb' },
    { id: 'skilled', kind: 'guided', simulations: 60, ahead: 1 },
    { id: 'hard', kind: 'guided', simulations: 1000, ahead: 2, solve: 400 },
  ],
}
