import type { Match } from '@parlor/kernel'
import { puzzles, type SimPieceKinds } from '@parlor/simpiece'
import { keepLearned } from '../../../../storage/learned.ts'

/** The puzzle that a finished match has solved: won from its position before the turn was over; null for any other match. */
export function solvedBy({
  origin,
  outcome,
  start,
  state,
}: Pick<Match<SimPieceKinds>, 'origin' | 'outcome' | 'start' | 'state'>): string | null {
  if (outcome?.ranks[0] !== 1 || state.turn !== start.turn || outcome.reason === 'resign') return null
  return puzzles.find(({ position }) => position === origin.position)?.id ?? null
}

/** How the match of a puzzle stands: to be solved, solved, or with its turn gone by. */
export function standingOf(match: Pick<Match<SimPieceKinds>, 'origin' | 'outcome' | 'start' | 'state'>): 'open' | 'solved' | 'missed' {
  if (solvedBy(match) !== null) return 'solved'
  return match.outcome || match.state.turn !== match.start.turn ? 'missed' : 'open'
}

/** Whether this is a puzzle that is still to be won: until its turn is over nothing that matters is hidden in it. */
export function isPuzzle({ origin, start, state }: Pick<Match<SimPieceKinds>, 'origin' | 'start' | 'state'>): boolean {
  return state.turn === start.turn && puzzles.some(({ position }) => position === origin.position)
}

/** Remembers a solved puzzle. */
export function keepSolved(match: Match<SimPieceKinds>, now: number): void {
  const id = solvedBy(match)
  if (id !== null) void keepLearned('simpiece', { v: 1, at: id, done: [id] }, now)
}
