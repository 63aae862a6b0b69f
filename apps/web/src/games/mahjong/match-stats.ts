import type { Match } from '@parlor/kernel/host'
import { dayOfSeed, endings, runReportOf, type MahjongTypes } from '@parlor/mahjong'
import { presetOfMode } from './modes.ts'

/**
 * Stats of a finished run: its score under the name of its mode, bets and wins, the longest streak; skill in percent and luck in points, under
 * a name of its own in Living honours, where it is graded by the worth of the run and a hundred points are nothing unusual; ties; in percent the least likely bet that won (0 when none did); how it ended, counted from 1; the day as 20261115, 0 when it was no
 * daily run.
 */
export function matchStatsOf(match: Match<MahjongTypes>): Readonly<Record<string, number>> {
  const { bets, score, longestStreak, skill, luck, sound } = runReportOf(match)
  const mode = presetOfMode[match.origin.options.honors]
  const chances = bets.flatMap(({ won, chance }) => (won ? [chance] : []))
  const reason = match.outcome?.reason.replace('outcome.', '') ?? ''
  return {
    [mode]: score,
    bets: bets.length,
    won: bets.filter(({ won }) => won).length,
    streak: longestStreak,
    // In Stakes the best bets may deserve nothing, and no share of that is a skill.
    ...(mode === 'stakes' ? {} : { skill: roundToTenth(skill * 100) }),
    [luckNames[mode]]: roundToTenth(luck),
    sound: bets.length > 0 && sound === bets.length ? 1 : 0,
    ties: bets.filter(({ next, total }) => next === total).length,
    longShot: chances.length > 0 ? roundToTenth(Math.min(...chances) * 100) : 0,
    ending: (endings as readonly string[]).indexOf(reason) + 1,
    day: Number((dayOfSeed(match.origin.seed) ?? '0').replaceAll('-', '')),
  }
}

/** Luck is counted in points, in Stakes in powers of e: each is compared with its own. */
const luckNames = { classic: 'luck', living: 'runLuck', stakes: 'growthLuck' } as const

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10
}
