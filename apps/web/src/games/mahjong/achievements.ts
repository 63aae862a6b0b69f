import { endings } from '@parlor/mahjong'
import { count, distinct, most, sum, type Achievement } from '../../play/achievement.ts'
import type { Result } from '../../storage/result.ts'

function mark(result: Result, name: string): number {
  return result.marks?.[name] ?? 0
}

/** A run that came to its own end; one that was given up has none. */
function ended(result: Result): boolean {
  return mark(result, 'ending') > 0
}

/** Everything there is to achieve, the near before the far. */
export const achievements: readonly Achievement[] = [
  count({ id: 'firstRun', group: 'runs', icon: 'flag', goal: 1 }, ended),
  count({ id: 'tenRuns', group: 'runs', icon: 'flag', goal: 10 }, ended),
  sum({ id: 'thousandWins', group: 'runs', icon: 'trophy', goal: 1000 }, (result) => mark(result, 'won')),
  distinct({ id: 'allEndings', group: 'runs', icon: 'branch', goal: endings.length }, (result) =>
    ended(result) ? String(mark(result, 'ending')) : null,
  ),
  ...([5, 10, 15, 20] as const).map((goal) =>
    most({ id: `streak${goal}`, group: 'streaks', icon: 'speed', goal }, (result) => mark(result, 'streak')),
  ),
  ...([120, 140, 155] as const).map((goal) =>
    most({ id: `classic${goal}`, group: 'classic', icon: 'star', goal }, (result) => mark(result, 'classic')),
  ),
  ...([20, 40, 60] as const).map((goal) =>
    most({ id: `living${goal}`, group: 'living', icon: 'star', goal }, (result) => mark(result, 'living')),
  ),
  count({ id: 'flawless', group: 'skill', icon: 'check', goal: 1 }, (result) => mark(result, 'sound') === 1 && mark(result, 'bets') >= 30),
  count({ id: 'sharp', group: 'skill', icon: 'chart', goal: 1 }, (result) => mark(result, 'bets') >= 100 && mark(result, 'skill') >= 98),
  count({ id: 'stoic', group: 'skill', icon: 'scales', goal: 1 }, (result) => mark(result, 'skill') >= 95 && mark(result, 'luck') <= -3),
  most({ id: 'luck', group: 'luck', icon: 'star', goal: 8 }, (result) => Math.max(0, Math.floor(mark(result, 'luck')))),
  count(
    { id: 'longShot', group: 'luck', icon: 'hint', goal: 1 },
    (result) => mark(result, 'longShot') > 0 && mark(result, 'longShot') <= 10,
  ),
  most({ id: 'ties', group: 'luck', icon: 'minus', goal: 5 }, (result) => mark(result, 'ties')),
  distinct({ id: 'sevenDays', group: 'daily', icon: 'clock', goal: 7 }, (result) =>
    ended(result) && mark(result, 'day') > 0 ? String(mark(result, 'day')) : null,
  ),
]
