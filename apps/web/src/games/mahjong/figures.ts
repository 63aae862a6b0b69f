import type { Match } from '@parlor/kernel'
import { reportOf, type MahjongKinds } from '@parlor/mahjong'

/** A finished run in figures: its score under the name of its mode, the longest streak, and skill in percent. */
export function marksOf(match: Match<MahjongKinds>): Readonly<Record<string, number>> {
  const { score, longestStreak, skill } = reportOf(match)
  const mode = match.origin.options.honors === 'kind' ? 'living' : 'classic'
  return { [mode]: score, streak: longestStreak, skill: Math.round(skill * 1000) / 10 }
}
