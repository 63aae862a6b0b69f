import { sumzero } from '@parlor/sumzero'
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

/** Custom boards or pieces may be made easy, and the large singleton board is decided before it starts. */
function isCounted(result: MatchResult): boolean {
  return statOf(result, 'own') === 0 && statOf(result, 'letter') === 0
}

function won(result: MatchResult): boolean {
  return result.ending === 'won' && isCounted(result)
}

function beatLevel(level: string): (result: MatchResult) => boolean {
  return (result) => won(result) && result.opponent === level
}

/** Ordered by difficulty. */
export const achievements: readonly Achievement[] = [
  createCountAchievement({ id: 'firstWin', icon: 'trophy', goal: 1 }, won),
  createCountAchievement({ id: 'tenWins', icon: 'trophy', goal: 10 }, won),
  createStreakAchievement({ id: 'threeInARow', icon: 'star', goal: 3 }, (result) =>
    result.ending === 'finished' || !isCounted(result) ? null : result.ending === 'won',
  ),
  ...sumzero.strategy.levels.map(({ id }) => createCountAchievement({ id: `beat.${id}`, icon: 'bot', goal: 1 }, beatLevel(id))),
  createDistinctCountAchievement({ id: 'beatAll', icon: 'people', goal: sumzero.strategy.levels.length }, (result) =>
    won(result) ? result.opponent : null,
  ),
  createDistinctCountAchievement({ id: 'bothStarts', icon: 'swap', goal: 2 }, (result) =>
    won(result) ? String(statOf(result, 'first')) : null,
  ),
  createBestValueAchievement({ id: 'margin', icon: 'scales', goal: 10 }, (result) => (won(result) ? statOf(result, 'margin') : 0)),
  createCountAchievement({ id: 'photoFinish', icon: 'clock', goal: 1 }, (result) => won(result) && statOf(result, 'left') === 0),
  createCountAchievement({ id: 'swapped', icon: 'swap', goal: 1 }, (result) => won(result) && statOf(result, 'swapped') === 1),
  createCountAchievement({ id: 'thrift', icon: 'lock', goal: 1 }, (result) => won(result) && statOf(result, 'unspent') >= 8),
  createCountAchievement(
    { id: 'fullSheet', icon: 'picture', goal: 1 },
    (result) => isCounted(result) && statOf(result, 'covered') * 10 >= statOf(result, 'cells') * 9,
  ),
  createCountAchievement({ id: 'grand', icon: 'fullscreen', goal: 1 }, (result) => won(result) && statOf(result, 'cells') >= 196),
  createSumAchievement({ id: 'draughtsman', icon: 'edit', goal: 250 }, (result) => statOf(result, 'laid')),
  createDistinctCountAchievement({ id: 'tournaments', icon: 'stairs', goal: 3 }, (result) =>
    won(result) && result.series ? result.id : null,
  ),
]
