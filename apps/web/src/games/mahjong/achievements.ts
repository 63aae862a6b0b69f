import {
  createCountAchievement,
  createDistinctCountAchievement,
  createBestValueAchievement,
  createSumAchievement,
  type Achievement,
} from '../../data/achievement.ts'
import type { MatchResult } from '../../data/match-result.ts'

function statOf(result: MatchResult, name: string): number {
  return result.marks?.[name] ?? 0
}

/** A run that reached its own end, with a bet at least; a resigned one has none. */
function isCompletedRun(result: MatchResult): boolean {
  return statOf(result, 'ending') > 0 && statOf(result, 'bets') > 0
}

/** The endings of Classic and Living honours come first among all. */
const pileEndings = 3

/** Ordered by difficulty. */
export const achievements: readonly Achievement[] = [
  createCountAchievement({ id: 'firstRun', group: 'runs', icon: 'flag', goal: 1 }, isCompletedRun),
  createCountAchievement({ id: 'tenRuns', group: 'runs', icon: 'flag', goal: 10 }, isCompletedRun),
  createSumAchievement({ id: 'thousandWins', group: 'runs', icon: 'trophy', goal: 1000 }, (result) => statOf(result, 'won')),
  createDistinctCountAchievement({ id: 'allEndings', group: 'runs', icon: 'branch', goal: pileEndings }, (result) =>
    isCompletedRun(result) && statOf(result, 'ending') <= pileEndings ? String(statOf(result, 'ending')) : null,
  ),
  ...([5, 10, 15, 20] as const).map((goal) =>
    createBestValueAchievement({ id: `streak${goal}`, group: 'streaks', icon: 'speed', goal }, (result) => statOf(result, 'streak')),
  ),
  ...([120, 140, 155] as const).map((goal) =>
    createBestValueAchievement({ id: `classic${goal}`, group: 'classic', icon: 'star', goal }, (result) => statOf(result, 'classic')),
  ),
  ...([20, 40, 60, 100, 140] as const).map((goal) =>
    createBestValueAchievement({ id: `living${goal}`, group: 'living', icon: 'star', goal }, (result) => statOf(result, 'living')),
  ),
  ...([500, 2000, 10_000] as const).map((goal) =>
    createBestValueAchievement({ id: `stakes${goal}`, group: 'stakes', icon: 'star', goal }, (result) =>
      isCompletedRun(result) ? statOf(result, 'stakes') : 0,
    ),
  ),
  createCountAchievement(
    { id: 'flawless', group: 'skill', icon: 'check', goal: 1 },
    (result) => statOf(result, 'sound') === 1 && statOf(result, 'bets') >= 30,
  ),
  createCountAchievement(
    { id: 'sharp', group: 'skill', icon: 'chart', goal: 1 },
    (result) => statOf(result, 'bets') >= 100 && statOf(result, 'skill') >= 98,
  ),
  createCountAchievement(
    { id: 'stoic', group: 'skill', icon: 'scales', goal: 1 },
    (result) => statOf(result, 'skill') >= 95 && statOf(result, 'luck') <= -3,
  ),
  createBestValueAchievement({ id: 'luck', group: 'luck', icon: 'star', goal: 8 }, (result) =>
    Math.max(0, Math.floor(statOf(result, 'luck'))),
  ),
  createCountAchievement(
    { id: 'longShot', group: 'luck', icon: 'hint', goal: 1 },
    (result) => statOf(result, 'longShot') > 0 && statOf(result, 'longShot') <= 10,
  ),
  createBestValueAchievement({ id: 'ties', group: 'luck', icon: 'minus', goal: 5 }, (result) => statOf(result, 'ties')),
  createDistinctCountAchievement({ id: 'sevenDays', group: 'daily', icon: 'clock', goal: 7 }, (result) =>
    isCompletedRun(result) && statOf(result, 'day') > 0 ? String(statOf(result, 'day')) : null,
  ),
]
