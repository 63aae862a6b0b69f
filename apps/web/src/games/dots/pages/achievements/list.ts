import { dots } from '@parlor/dots'
import { count, distinct, most, row, sum, type Achievement } from '../../../../play/achievement.ts'
import type { Result } from '../../../../storage/result.ts'
import { seriesOf } from '../levels/series.ts'
import { levelSets } from '../levels/sets.ts'

function mark(result: Result, name: string): number {
  return result.marks?.[name] ?? 0
}

/** A board drawn by the player may be as easy as they like: only matches on other boards, and levels, count. */
function fair(result: Result): boolean {
  return mark(result, 'own') === 0 || result.series !== undefined
}

function won(result: Result): boolean {
  return result.ending === 'won' && fair(result)
}

function beat(level: string): (result: Result) => boolean {
  return (result) => won(result) && result.opponent.startsWith(level)
}

/** Everything there is to achieve, the near before the far. */
export const achievements: readonly Achievement[] = [
  count({ id: 'firstWin', group: 'wins', icon: 'trophy', goal: 1 }, won),
  count({ id: 'tenWins', group: 'wins', icon: 'trophy', goal: 10 }, won),
  count({ id: 'fiftyWins', group: 'wins', icon: 'trophy', goal: 50 }, won),
  row({ id: 'threeInARow', group: 'wins', icon: 'star', goal: 3 }, streak),
  row({ id: 'sevenInARow', group: 'wins', icon: 'star', goal: 7 }, streak),
  ...([5, 15, 30, 60] as const).map((goal) =>
    most({ id: `chain${goal}`, group: 'chains', icon: 'link', goal }, (result) => (fair(result) ? mark(result, 'chain') : 0)),
  ),
  ...([8, 16] as const).map((goal) =>
    most({ id: `gain${goal}`, group: 'chains', icon: 'plus', goal }, (result) => (fair(result) ? mark(result, 'gained') : 0)),
  ),
  sum({ id: 'thousandBursts', group: 'chains', icon: 'speed', goal: 1000 }, (result) => (fair(result) ? mark(result, 'bursts') : 0)),
  ...(['easy', 'medium', 'hard', 'expert', 'kepler', 'newton', 'master'] as const).map((level) =>
    count({ id: `beat.${level}`, group: 'opponents', icon: 'bot', goal: 1 }, beat(level)),
  ),
  distinct({ id: 'beatAll', group: 'opponents', icon: 'people', goal: dots.judgement.levels.length }, (result) =>
    won(result) ? result.opponent : null,
  ),
  count(
    { id: 'untouched', group: 'feats', icon: 'star', goal: 1 },
    (result) => won(result) && mark(result, 'cells') >= 16 && mark(result, 'lost') === 0,
  ),
  count(
    { id: 'comeback', group: 'feats', icon: 'restart', goal: 1 },
    (result) => won(result) && mark(result, 'cells') >= 9 && mark(result, 'least') === 1,
  ),
  count(
    { id: 'swift', group: 'feats', icon: 'clock', goal: 1 },
    (result) => won(result) && mark(result, 'cells') >= 25 && result.moves <= 56,
  ),
  count(
    { id: 'secondWins', group: 'feats', icon: 'forward', goal: 1 },
    (result) => won(result) && mark(result, 'cells') === 9 && mark(result, 'first') === 0,
  ),
  count({ id: 'grand', group: 'feats', icon: 'fullscreen', goal: 1 }, (result) => won(result) && mark(result, 'cells') === 81),
  distinct({ id: 'bothColours', group: 'feats', icon: 'swap', goal: 2 }, (result) => (won(result) ? String(mark(result, 'seat')) : null)),
  ...levelSets.map((set) => {
    const series = seriesOf(set).id
    return distinct({ id: `set.${set.id}`, group: 'levels', icon: 'stairs', goal: set.levels.length }, (result) =>
      result.series?.id === series && mark(result, 'resigned') === 0 ? String(result.series.index) : null,
    )
  }),
  distinct({ id: 'allWon', group: 'levels', icon: 'trophy', goal: levelSets.reduce((all, set) => all + set.levels.length, 0) }, (result) =>
    result.ending === 'won' && result.series ? `${result.series.id} ${result.series.index}` : null,
  ),
]

function streak(result: Result): boolean | null {
  return result.ending === 'finished' || !fair(result) ? null : result.ending === 'won'
}
