import type { Game, GameTypes, Outcome, Seat } from './game.ts'
import type { HistoryEntry, WinnerlessEndKind } from './match-log.ts'

/** Ranks from scores: the highest is 1, equal scores share a rank. */
export function ranksOf(scores: readonly number[]): number[] {
  return scores.map((score) => 1 + scores.filter((other) => other > score).length)
}

/** The seat comes last and everybody else shares the first rank. */
export function rankLast(seat: Seat, seatCount: number): Omit<Outcome, 'reason'> {
  const seats = Array.from({ length: seatCount }, (_, other) => other)
  return {
    scores: seats.map((other) => (other === seat ? -1 : 1 / (seatCount - 1))),
    ranks: seats.map((other) => (other === seat ? seatCount : 1)),
  }
}

/** Everybody shares the first rank. */
function rankTied(seatCount: number): Omit<Outcome, 'reason'> {
  return { scores: Array.from({ length: seatCount }, () => 0), ranks: Array.from({ length: seatCount }, () => 1) }
}

/** Outcome of a match that was resigned, drawn or aborted. */
export function outcomeOfEarlyEnd<K extends GameTypes>(
  game: Game<K>,
  state: K['State'],
  entry: Extract<HistoryEntry, { kind: 'resign' | WinnerlessEndKind }>,
  seatCount: number,
): Outcome {
  if (entry.kind !== 'resign') return { ...rankTied(seatCount), reason: entry.kind }
  const { scores, ranks } = game.resign?.(state, entry.seat) ?? rankLast(entry.seat, seatCount)
  return { scores, ranks, reason: entry.reason }
}
