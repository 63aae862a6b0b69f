import { sumzero } from '@parlor/sumzero'
import { count, distinct, most, row, sum, type Achievement } from '../../../play/achievement.ts'
import type { Result } from '../../../storage/result.ts'

function mark(result: Result, name: string): number {
  return result.marks?.[name] ?? 0
}

/** A board or pieces of one's own may be as easy as one likes, and the large singleton board is decided before it starts. */
function fair(result: Result): boolean {
  return mark(result, 'own') === 0 && mark(result, 'letter') === 0
}

function won(result: Result): boolean {
  return result.ending === 'won' && fair(result)
}

function beat(level: string): (result: Result) => boolean {
  return (result) => won(result) && result.opponent === level
}

/** Everything there is to achieve, the near before the far. */
export const achievements: readonly Achievement[] = [
  count({ id: 'firstWin', icon: 'trophy', goal: 1 }, won),
  count({ id: 'tenWins', icon: 'trophy', goal: 10 }, won),
  row({ id: 'threeInARow', icon: 'star', goal: 3 }, (result) =>
    result.ending === 'finished' || !fair(result) ? null : result.ending === 'won',
  ),
  ...sumzero.judgement.levels.map(({ id }) => count({ id: `beat.${id}`, icon: 'bot', goal: 1 }, beat(id))),
  distinct({ id: 'beatAll', icon: 'people', goal: sumzero.judgement.levels.length }, (result) => (won(result) ? result.opponent : null)),
  distinct({ id: 'bothStarts', icon: 'swap', goal: 2 }, (result) => (won(result) ? String(mark(result, 'first')) : null)),
  most({ id: 'margin', icon: 'scales', goal: 10 }, (result) => (won(result) ? mark(result, 'margin') : 0)),
  count({ id: 'photoFinish', icon: 'clock', goal: 1 }, (result) => won(result) && mark(result, 'left') === 0),
  count({ id: 'swapped', icon: 'swap', goal: 1 }, (result) => won(result) && mark(result, 'swapped') === 1),
  count({ id: 'thrift', icon: 'lock', goal: 1 }, (result) => won(result) && mark(result, 'unspent') >= 8),
  count(
    { id: 'fullSheet', icon: 'picture', goal: 1 },
    (result) => fair(result) && mark(result, 'covered') * 10 >= mark(result, 'cells') * 9,
  ),
  count({ id: 'grand', icon: 'fullscreen', goal: 1 }, (result) => won(result) && mark(result, 'cells') >= 196),
  sum({ id: 'draughtsman', icon: 'edit', goal: 250 }, (result) => mark(result, 'laid')),
  distinct({ id: 'tournaments', icon: 'stairs', goal: 3 }, (result) => (won(result) && result.series ? result.id : null)),
]
