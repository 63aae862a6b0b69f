import type { Match } from '@parlor/kernel/host'
import { puzzles, type SimPieceTypes } from '@parlor/simpiece'
import { saveLessonProgress } from '../../../../data/lesson-progress.ts'

/** The puzzle that a finished match has solved: won from its position before the turn was over; null for any other match. */
export function solvedPuzzleOf({
  origin,
  outcome,
  start,
  state,
}: Pick<Match<SimPieceTypes>, 'origin' | 'outcome' | 'start' | 'state'>): string | null {
  if (outcome?.ranks[0] !== 1 || state.turn !== start.turn || outcome.reason === 'resign') return null
  return puzzles.find(({ position }) => position === origin.position)?.id ?? null
}

/** State of a puzzle's match: open, solved, or failed because its turn is over. */
export function puzzleStatusOf(match: Pick<Match<SimPieceTypes>, 'origin' | 'outcome' | 'start' | 'state'>): 'open' | 'solved' | 'missed' {
  if (solvedPuzzleOf(match) !== null) return 'solved'
  return match.outcome || match.state.turn !== match.start.turn ? 'missed' : 'open'
}

/** True for a puzzle that can still be won: until its turn is over no relevant information is hidden. */
export function isPuzzleStillSolvable({ origin, start, state }: Pick<Match<SimPieceTypes>, 'origin' | 'start' | 'state'>): boolean {
  return state.turn === start.turn && puzzles.some(({ position }) => position === origin.position)
}

export function saveSolvedPuzzle(match: Match<SimPieceTypes>, now: number): void {
  const id = solvedPuzzleOf(match)
  if (id !== null) void saveLessonProgress('simpiece', { v: 1, at: id, done: [id] }, now)
}
