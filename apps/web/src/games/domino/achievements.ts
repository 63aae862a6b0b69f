import { domino } from '@parlor/domino'
import {
  createCountAchievement,
  createDistinctCountAchievement,
  createBestValueAchievement,
  createStreakAchievement,
  createSumAchievement,
  type Achievement,
} from '../../data/achievement.ts'
import type { MatchResult } from '../../data/match-result.ts'

function statOf(result: MatchResult, name: string): number {
  return result.marks?.[name] ?? 0
}

function won(result: MatchResult): boolean {
  return result.ending === 'won'
}

/** Ordered by difficulty. */
export const achievements: readonly Achievement[] = [
  createCountAchievement({ id: 'firstWin', group: 'wins', icon: 'trophy', goal: 1 }, won),
  createCountAchievement({ id: 'tenWins', group: 'wins', icon: 'trophy', goal: 10 }, won),
  createCountAchievement({ id: 'fiftyWins', group: 'wins', icon: 'trophy', goal: 50 }, won),
  createStreakAchievement({ id: 'threeInARow', group: 'wins', icon: 'star', goal: 3 }, (result) =>
    result.ending === 'finished' ? null : won(result),
  ),
  ...domino.strategy.levels.map(({ id }) =>
    createCountAchievement(
      { id: `beat.${id}`, group: 'opponents', icon: 'bot', goal: 1 },
      (result) => won(result) && result.opponent === id,
    ),
  ),
  createDistinctCountAchievement({ id: 'beatAll', group: 'opponents', icon: 'people', goal: domino.strategy.levels.length }, (result) =>
    won(result) && domino.strategy.levels.some(({ id }) => id === result.opponent) ? result.opponent : null,
  ),
  createCountAchievement(
    { id: 'clean', group: 'feats', icon: 'check', goal: 1 },
    (result) => won(result) && statOf(result, 'passes') === 0 && statOf(result, 'placed') >= 5,
  ),
  createCountAchievement({ id: 'lastDouble', group: 'feats', icon: 'star', goal: 1 }, (result) => statOf(result, 'lastDouble') > 0),
  createBestValueAchievement({ id: 'stranded', group: 'feats', icon: 'speed', goal: 3 }, (result) => statOf(result, 'stranded')),
  createBestValueAchievement({ id: 'left', group: 'feats', icon: 'scales', goal: 60 }, (result) => statOf(result, 'left')),
  createBestValueAchievement({ id: 'doubles', group: 'feats', icon: 'copy', goal: 4 }, (result) => statOf(result, 'doubles')),
  createBestValueAchievement({ id: 'passPoints', group: 'feats', icon: 'lock', goal: 5 }, (result) => statOf(result, 'passPoints')),
  createSumAchievement({ id: 'hundredPasses', group: 'feats', icon: 'lock', goal: 100 }, (result) => statOf(result, 'passPoints')),
  createSumAchievement({ id: 'thousandTiles', group: 'feats', icon: 'plus', goal: 1000 }, (result) => statOf(result, 'placed')),
  createSumAchievement({ id: 'threeFish', group: 'fish', icon: 'link', goal: 3 }, (result) => statOf(result, 'fish')),
  createSumAchievement({ id: 'lightFish', group: 'fish', icon: 'scales', goal: 1 }, (result) => statOf(result, 'light')),
  createCountAchievement({ id: 'drawWon', group: 'house', icon: 'swap', goal: 1 }, (result) => won(result) && statOf(result, 'draw') === 1),
  createCountAchievement(
    { id: 'fivesWon', group: 'house', icon: 'plus', goal: 1 },
    (result) => won(result) && statOf(result, 'fives') === 1,
  ),
  createBestValueAchievement({ id: 'sharpest', group: 'house', icon: 'star', goal: 20 }, (result) => statOf(result, 'sharpest')),
  createCountAchievement(
    { id: 'partnersWon', group: 'house', icon: 'people', goal: 1 },
    (result) => won(result) && statOf(result, 'partners') === 1,
  ),
  createCountAchievement(
    { id: 'matchWon', group: 'house', icon: 'stairs', goal: 1 },
    (result) => won(result) && statOf(result, 'target') > 0,
  ),
  createDistinctCountAchievement({ id: 'allSets', group: 'house', icon: 'fullscreen', goal: 3 }, (result) =>
    won(result) && statOf(result, 'pips') > 0 ? String(statOf(result, 'pips')) : null,
  ),
]
