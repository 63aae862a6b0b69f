import type { Outcome, Seat } from './game.ts'

/** Ranks from scores: the highest is 1, equal scores share a rank. */
export function ranksOf(scores: readonly number[]): number[] {
  return scores.map((score) => 1 + scores.filter((other) => other > score).length)
}

/** The seat comes last and everybody else shares the first rank. */
export function comesLast(seat: Seat, seatCount: number): Omit<Outcome, 'reason'> {
  const seats = Array.from({ length: seatCount }, (_, other) => other)
  return {
    scores: seats.map((other) => (other === seat ? -1 : 1 / (seatCount - 1))),
    ranks: seats.map((other) => (other === seat ? seatCount : 1)),
  }
}
