import { puzzlePositions } from './puzzle-positions.ts'

/** A turn that can be won against every defence: the other hand is open, and Life holds neither [Trigger] nor Counter. Seat 0 is to move. */
export interface Puzzle {
  readonly id: string
  readonly position: string
}

/** All puzzles. Each was searched exhaustively: it is won by few first moves, and not by a naive attack. */
export const puzzles: readonly Puzzle[] = puzzlePositions.map((position, i) => ({ id: `lethal-${i + 1}`, position }))

/** The puzzle of a day, a date such as `2026-11-15`: the same for everybody, and each once before one repeats. */
export function puzzleOfDay(day: string): Puzzle {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const index = (dayNumber(year, month, date) * stride) % puzzles.length
  return puzzles[index]!
}

/** Coprime to the number of puzzles, so that every one has its day. */
const stride = 29

/** Days since the first of March of the year 0, in the Gregorian calendar. */
function dayNumber(year: number, month: number, date: number): number {
  const moon = (month + 9) % 12
  const age = year - Math.floor(moon / 10)
  return 365 * age + Math.floor(age / 4) - Math.floor(age / 100) + Math.floor(age / 400) + Math.floor((moon * 306 + 5) / 10) + date
}
