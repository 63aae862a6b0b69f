import { dots } from '@parlor/dots'
import {
  createCountAchievement,
  createDistinctCountAchievement,
  createBestValueAchievement,
  createStreakAchievement,
  createSumAchievement,
  type Achievement,
} from '../../data/achievement.ts'
import type { MatchResult } from '../../data/match-result.ts'
import { seriesOfLevelSet } from './pages/levels/level-set-series-adapter.ts'
import { levelSets } from './pages/levels/level-sets.ts'

function statOf(result: MatchResult, name: string): number {
  return result.marks?.[name] ?? 0
}

/** A custom board may be made easy: only matches on other boards, and levels, count. */
function isCounted(result: MatchResult): boolean {
  return statOf(result, 'own') === 0 || result.series !== undefined
}

function won(result: MatchResult): boolean {
  return result.ending === 'won' && isCounted(result)
}

function beatLevel(level: string): (result: MatchResult) => boolean {
  return (result) => won(result) && result.opponent.startsWith(level)
}

/** Ordered by difficulty. */
export const achievements: readonly Achievement[] = [
  createCountAchievement({ id: 'firstWin', group: 'wins', icon: 'trophy', goal: 1 }, won),
  createCountAchievement({ id: 'tenWins', group: 'wins', icon: 'trophy', goal: 10 }, won),
  createCountAchievement({ id: 'fiftyWins', group: 'wins', icon: 'trophy', goal: 50 }, won),
  createStreakAchievement({ id: 'threeInARow', group: 'wins', icon: 'star', goal: 3 }, streakStepOf),
  createStreakAchievement({ id: 'sevenInARow', group: 'wins', icon: 'star', goal: 7 }, streakStepOf),
  ...([5, 15, 30, 60] as const).map((goal) =>
    createBestValueAchievement({ id: `chain${goal}`, group: 'chains', icon: 'link', goal }, (result) =>
      isCounted(result) ? statOf(result, 'chain') : 0,
    ),
  ),
  ...([8, 16] as const).map((goal) =>
    createBestValueAchievement({ id: `gain${goal}`, group: 'chains', icon: 'plus', goal }, (result) =>
      isCounted(result) ? statOf(result, 'gained') : 0,
    ),
  ),
  createSumAchievement({ id: 'thousandBursts', group: 'chains', icon: 'speed', goal: 1000 }, (result) =>
    isCounted(result) ? statOf(result, 'bursts') : 0,
  ),
  ...(['easy', 'medium', 'hard', 'expert', 'kepler', 'newton', 'master'] as const).map((level) =>
    createCountAchievement({ id: `beat.${level}`, group: 'opponents', icon: 'bot', goal: 1 }, beatLevel(level)),
  ),
  createDistinctCountAchievement({ id: 'beatAll', group: 'opponents', icon: 'people', goal: dots.strategy.levels.length }, (result) =>
    won(result) ? result.opponent : null,
  ),
  createCountAchievement(
    { id: 'untouched', group: 'feats', icon: 'star', goal: 1 },
    (result) => won(result) && statOf(result, 'cells') >= 16 && statOf(result, 'lost') === 0,
  ),
  createCountAchievement(
    { id: 'comeback', group: 'feats', icon: 'restart', goal: 1 },
    (result) => won(result) && statOf(result, 'cells') >= 9 && statOf(result, 'least') === 1,
  ),
  createCountAchievement(
    { id: 'swift', group: 'feats', icon: 'clock', goal: 1 },
    (result) => won(result) && statOf(result, 'cells') >= 25 && result.moves <= 56,
  ),
  createCountAchievement(
    { id: 'secondWins', group: 'feats', icon: 'forward', goal: 1 },
    (result) => won(result) && statOf(result, 'cells') === 9 && statOf(result, 'first') === 0,
  ),
  createCountAchievement(
    { id: 'grand', group: 'feats', icon: 'fullscreen', goal: 1 },
    (result) => won(result) && statOf(result, 'cells') === 81,
  ),
  createDistinctCountAchievement({ id: 'bothColours', group: 'feats', icon: 'swap', goal: 2 }, (result) =>
    won(result) ? String(statOf(result, 'seat')) : null,
  ),
  ...levelSets.map((set) => {
    const series = seriesOfLevelSet(set).id
    return createDistinctCountAchievement({ id: `set.${set.id}`, group: 'levels', icon: 'stairs', goal: set.levels.length }, (result) =>
      result.series?.id === series && statOf(result, 'resigned') === 0 ? String(result.series.index) : null,
    )
  }),
  createDistinctCountAchievement(
    { id: 'allWon', group: 'levels', icon: 'trophy', goal: levelSets.reduce((all, set) => all + set.levels.length, 0) },
    (result) => (result.ending === 'won' && result.series ? `${result.series.id} ${result.series.index}` : null),
  ),
]

function streakStepOf(result: MatchResult): boolean | null {
  return result.ending === 'finished' || !isCounted(result) ? null : result.ending === 'won'
}
