import { domino } from '@parlor/domino'
import { count, distinct, most, row, sum, type Achievement } from '../../play/achievement.ts'
import type { Result } from '../../storage/result.ts'

function mark(result: Result, name: string): number {
  return result.marks?.[name] ?? 0
}

function won(result: Result): boolean {
  return result.ending === 'won'
}

/** Everything there is to achieve, the near before the far. */
export const achievements: readonly Achievement[] = [
  count({ id: 'firstWin', group: 'wins', icon: 'trophy', goal: 1 }, won),
  count({ id: 'tenWins', group: 'wins', icon: 'trophy', goal: 10 }, won),
  count({ id: 'fiftyWins', group: 'wins', icon: 'trophy', goal: 50 }, won),
  row({ id: 'threeInARow', group: 'wins', icon: 'star', goal: 3 }, (result) => (result.ending === 'finished' ? null : won(result))),
  ...domino.judgement.levels.map(({ id }) =>
    count({ id: `beat.${id}`, group: 'opponents', icon: 'bot', goal: 1 }, (result) => won(result) && result.opponent === id),
  ),
  distinct({ id: 'beatAll', group: 'opponents', icon: 'people', goal: domino.judgement.levels.length }, (result) =>
    won(result) && domino.judgement.levels.some(({ id }) => id === result.opponent) ? result.opponent : null,
  ),
  count(
    { id: 'clean', group: 'feats', icon: 'check', goal: 1 },
    (result) => won(result) && mark(result, 'passes') === 0 && mark(result, 'placed') >= 5,
  ),
  count({ id: 'lastDouble', group: 'feats', icon: 'star', goal: 1 }, (result) => mark(result, 'lastDouble') > 0),
  most({ id: 'stranded', group: 'feats', icon: 'speed', goal: 3 }, (result) => mark(result, 'stranded')),
  most({ id: 'left', group: 'feats', icon: 'scales', goal: 60 }, (result) => mark(result, 'left')),
  most({ id: 'doubles', group: 'feats', icon: 'copy', goal: 4 }, (result) => mark(result, 'doubles')),
  most({ id: 'passPoints', group: 'feats', icon: 'lock', goal: 5 }, (result) => mark(result, 'passPoints')),
  sum({ id: 'hundredPasses', group: 'feats', icon: 'lock', goal: 100 }, (result) => mark(result, 'passPoints')),
  sum({ id: 'thousandTiles', group: 'feats', icon: 'plus', goal: 1000 }, (result) => mark(result, 'placed')),
  sum({ id: 'threeFish', group: 'fish', icon: 'link', goal: 3 }, (result) => mark(result, 'fish')),
  sum({ id: 'lightFish', group: 'fish', icon: 'scales', goal: 1 }, (result) => mark(result, 'light')),
  count({ id: 'drawWon', group: 'house', icon: 'swap', goal: 1 }, (result) => won(result) && mark(result, 'draw') === 1),
  count({ id: 'fivesWon', group: 'house', icon: 'plus', goal: 1 }, (result) => won(result) && mark(result, 'fives') === 1),
  most({ id: 'sharpest', group: 'house', icon: 'star', goal: 20 }, (result) => mark(result, 'sharpest')),
  count({ id: 'partnersWon', group: 'house', icon: 'people', goal: 1 }, (result) => won(result) && mark(result, 'partners') === 1),
  count({ id: 'matchWon', group: 'house', icon: 'stairs', goal: 1 }, (result) => won(result) && mark(result, 'target') > 0),
  distinct({ id: 'allSets', group: 'house', icon: 'fullscreen', goal: 3 }, (result) =>
    won(result) && mark(result, 'pips') > 0 ? String(mark(result, 'pips')) : null,
  ),
]
