import type { Match } from '@parlor/kernel/host'
import { puzzles, type SimPieceTypes } from '@parlor/simpiece'
import { saveLessonProgress } from '../../../../data/lesson-progress.ts'

type PlayedMatch = Pick<Match<SimPieceTypes>, 'origin' | 'outcome' | 'start' | 'state'>

/** Won before the turn was over. */
function isWonThisTurn({ outcome, start, state }: PlayedMatch): boolean {
  return outcome?.ranks[0] === 1 && state.turn === start.turn && outcome.reason !== 'resign'
}

/** The puzzle that a finished match has solved; null for any other match. */
export function solvedPuzzleOf(match: PlayedMatch): string | null {
  return isWonThisTurn(match) ? (puzzles.find(({ position }) => position === match.origin.position)?.id ?? null) : null
}

/** State of a puzzle's match: open, solved, or failed because its turn is over. */
export function puzzleStatusOf(match: PlayedMatch): 'open' | 'solved' | 'missed' {
  if (isWonThisTurn(match)) return 'solved'
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
