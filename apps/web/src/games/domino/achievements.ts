import { domino } from '@parlor/domino'
import {
  countAchievement,
  distinctAchievement,
  bestAchievement,
  streakAchievement,
  totalAchievement,
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
  countAchievement({ id: 'firstWin', group: 'wins', icon: 'trophy', goal: 1 }, won),
  countAchievement({ id: 'tenWins', group: 'wins', icon: 'trophy', goal: 10 }, won),
  countAchievement({ id: 'fiftyWins', group: 'wins', icon: 'trophy', goal: 50 }, won),
  streakAchievement({ id: 'threeInARow', group: 'wins', icon: 'star', goal: 3 }, (result) =>
    result.ending === 'finished' ? null : won(result),
  ),
  ...domino.strategy.levels.map(({ id }) =>
    countAchievement({ id: `beat.${id}`, group: 'opponents', icon: 'bot', goal: 1 }, (result) => won(result) && result.opponent === id),
  ),
  distinctAchievement({ id: 'beatAll', group: 'opponents', icon: 'people', goal: domino.strategy.levels.length }, (result) =>
    won(result) && domino.strategy.levels.some(({ id }) => id === result.opponent) ? result.opponent : null,
  ),
  countAchievement(
    { id: 'clean', group: 'feats', icon: 'check', goal: 1 },
    (result) => won(result) && statOf(result, 'passes') === 0 && statOf(result, 'placed') >= 5,
  ),
  countAchievement({ id: 'lastDouble', group: 'feats', icon: 'star', goal: 1 }, (result) => statOf(result, 'lastDouble') > 0),
  bestAchievement({ id: 'stranded', group: 'feats', icon: 'speed', goal: 3 }, (result) => statOf(result, 'stranded')),
  bestAchievement({ id: 'left', group: 'feats', icon: 'scales', goal: 60 }, (result) => statOf(result, 'left')),
  bestAchievement({ id: 'doubles', group: 'feats', icon: 'copy', goal: 4 }, (result) => statOf(result, 'doubles')),
  bestAchievement({ id: 'passPoints', group: 'feats', icon: 'lock', goal: 5 }, (result) => statOf(result, 'passPoints')),
  totalAchievement({ id: 'hundredPasses', group: 'feats', icon: 'lock', goal: 100 }, (result) => statOf(result, 'passPoints')),
  totalAchievement({ id: 'thousandTiles', group: 'feats', icon: 'plus', goal: 1000 }, (result) => statOf(result, 'placed')),
  totalAchievement({ id: 'threeFish', group: 'fish', icon: 'link', goal: 3 }, (result) => statOf(result, 'fish')),
  totalAchievement({ id: 'lightFish', group: 'fish', icon: 'scales', goal: 1 }, (result) => statOf(result, 'light')),
  countAchievement({ id: 'drawWon', group: 'house', icon: 'swap', goal: 1 }, (result) => won(result) && statOf(result, 'draw') === 1),
  countAchievement({ id: 'fivesWon', group: 'house', icon: 'plus', goal: 1 }, (result) => won(result) && statOf(result, 'fives') === 1),
  bestAchievement({ id: 'sharpest', group: 'house', icon: 'star', goal: 20 }, (result) => statOf(result, 'sharpest')),
  countAchievement(
    { id: 'partnersWon', group: 'house', icon: 'people', goal: 1 },
    (result) => won(result) && statOf(result, 'partners') === 1,
  ),
  countAchievement({ id: 'matchWon', group: 'house', icon: 'stairs', goal: 1 }, (result) => won(result) && statOf(result, 'target') > 0),
  distinctAchievement({ id: 'allSets', group: 'house', icon: 'fullscreen', goal: 3 }, (result) =>
    won(result) && statOf(result, 'pips') > 0 ? String(statOf(result, 'pips')) : null,
  ),
]
