import type { Judgement, Seat } from '@parlor/kernel'
import { donOnField } from './field.ts'
import { powerOf } from './standing.ts'
import type { Side, SimPieceKinds, SimPieceState } from './types.ts'

/** What a side has in its favour, in Life cards: Life, cards, DON!! and power on the field. */
function worthOf(state: SimPieceState, seat: Seat, side: Side): number {
  let worth = side.life.length + side.hand.length * 0.4 + donOnField(side) * 0.15
  for (const one of side.characters) worth += 0.3 + powerOf(state, seat, one) / 10_000
  return worth
}

function evaluate(state: SimPieceState, seat: Seat): number {
  if (state.outcome !== null) return state.outcome.scores[seat]!
  const gap = worthOf(state, seat, state.sides[seat]!) - worthOf(state, 1 - seat, state.sides[1 - seat]!)
  return gap / (6 + Math.abs(gap))
}

export const judgement: Judgement<SimPieceKinds> = {
  evaluate,
  policies: {},
  levels: [
    { id: 'easy', kind: 'random' },
    { id: 'medium', kind: 'greedy' },
    { id: 'hard', kind: 'ismcts', simulations: 1000, cutoff: 60 },
  ],
}
