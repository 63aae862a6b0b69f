import type { MatchResult } from '../../data/match-result.ts'
import { dayNumber, dailyKeyOf } from '../../session/daily-challenge.ts'

/** Results in a game's daily challenges of one kind. */
export interface DailyHistory {
  /** The result that counts, by date: the first one that is not practice. */
  readonly days: ReadonlyMap<string, MatchResult>
  /** Current streak in days, up to today, or to yesterday while today's is open. */
  readonly streak: number
  readonly longest: number
}

/** Best and mean score of the days, without one of them; null where there is none. */
export function dailyScores({ days }: Pick<DailyHistory, 'days'>, without: string | null = null): { best: number; mean: number } | null {
  const scores = [...days].flatMap(([day, { score }]) => (day === without ? [] : [score]))
  if (scores.length === 0) return null
  return { best: Math.max(...scores), mean: scores.reduce((sum, score) => sum + score, 0) / scores.length }
}

export function dailyHistoryOf(results: readonly MatchResult[], now: string, challenge: string | null = null): DailyHistory {
  const days = new Map<string, MatchResult>()
  for (const result of results) {
    const daily = dailyKeyOf(result.series)
    if (daily?.challenge !== challenge || result.practice !== null || days.has(daily.day)) continue
    days.set(daily.day, result)
  }
  const numbers = [...days.keys()].map(dayNumber).toSorted((a, b) => a - b)
  let run = 0
  let longest = 0
  for (const [i, number] of numbers.entries()) {
    run = number - 1 === numbers[i - 1] ? run + 1 : 1
    longest = Math.max(longest, run)
  }
  const last = numbers.at(-1)
  const alive = last !== undefined && dayNumber(now) - last <= 1
  return { days, streak: alive ? run : 0, longest }
}
