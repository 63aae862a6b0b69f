import type { Seat } from '@parlor/kernel'
import { countPlacements } from './find-placements.ts'
import { placementTablesOf } from './placement-tables.ts'
import type { SumZeroState } from './types.ts'
import { forecastDraft } from './draft-strategy.ts'

/** Evaluation for a seat: before the first placement by the pieces of both sides, later by who has more placements. */
export function evaluate(state: SumZeroState, seat: Seat): number {
  if (state.outcome) return state.outcome.scores[seat]!
  if (isEvaluationTrusted(state)) return evaluateDraft(state, seat)
  const tables = placementTablesOf(state)
  const mine = countPlacements(tables, state.free, state.arsenals[seat]!)
  const theirs = countPlacements(tables, state.free, state.arsenals[1 - seat]!)
  const value = (0.9 * (mine - theirs)) / (mine + theirs + 4)
  return Math.max(-0.99, Math.min(0.99, value))
}

/** True until something is placed: random playouts from here say little about good play. */
export function isEvaluationTrusted(state: SumZeroState): boolean {
  return state.outcome === null && state.laid.length === 0
}

/** Whoever may swap takes the better side. */
function evaluateDraft(state: SumZeroState, seat: Seat): number {
  const lead = Math.tanh(leadOfFirst(state) / 2)
  const first = state.first === seat
  if (!state.swap || state.pending[0]!.kind === 'place') return first ? lead : -lead
  return first ? -Math.abs(lead) : Math.abs(lead)
}

/** The share of the board that all pieces must cover for their worth to decide: with more space their number does. */
const tightShare = 0.7
/** Advantage of placing first in log odds, where both sides hold equally good pieces. */
const tempo = 0.1
/** Log odds of whoever has the last piece where there is space for all of them. */
const lastPieceOdds = 4

/** The first side's advantage after the draft, in log odds. */
function leadOfFirst(state: SumZeroState): number {
  const { worth, pieces, cells } = forecastDraft(state)
  const { first } = state
  const lead = (worth[first]! - worth[1 - first]!) / 100 + tempo
  if (cells >= tightShare * placementTablesOf(state).board.playable) return lead
  return lead / 10 + (pieces[first]! > pieces[1 - first]! ? lastPieceOdds : -lastPieceOdds)
}
