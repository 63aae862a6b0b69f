import { isRejection } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { simpiece } from '@parlor/simpiece'
import { expect, test } from 'vitest'
import { firstMatchTipAt, firstMatchTipKeys } from '../../src/games/simpiece/first-match-tips.ts'
import { at, midgame, play } from './table-fixtures.ts'

const turn = (number: number, seat: number, field = ''): string =>
  `turn ${number} ${seat} main 0
0 leader OP01-001
${field}
0 don 2 0
0 hand OP01-013
0 life 3xOP01-006
0 deck 9xOP01-006
1 leader OP01-001
1 don 1 0
1 hand OP01-013
1 life 3xOP01-006
1 deck 9xOP01-006`

const coachTextAt = (position: string, seat: number): string | undefined =>
  firstMatchTipKeys[firstMatchTipAt(at(position).view(seat), seat)]

test('playing a card comes before DON!!, and both before attacking', () => {
  expect(coachTextAt(turn(1, 1), 0)).toBe('table.coach.1')
  expect(coachTextAt(turn(2, 0), 0)).toBe('table.coach.1')
  expect(coachTextAt(turn(2, 0, '0 field OP01-006'), 0)).toBe('table.coach.2')
  expect(coachTextAt(turn(4, 0), 0)).toBe('table.coach.3')
})

test('nothing is said of a hand before one is dealt', () => {
  const match = Match.begin(simpiece.game, { options: simpiece.game.options.presets[0]!.options, seed: 'tips' })
  if (isRejection(match)) throw new Error(match.rejected)
  const { seat } = match.state.pending[0]!
  const textFor = () => firstMatchTipKeys[firstMatchTipAt(match.view(seat) as never, seat)]
  expect(textFor()).toBe('table.coach.begin')
  match.play(seat, { kind: 'goFirst' })
  expect(textFor()).toBe('table.coach.hand')
})

test('an attacked player gets the line about defending at any time', () => {
  expect(firstMatchTipKeys[firstMatchTipAt(play(at(midgame), 'attack 0 1').view(1), 1)]).toBe('table.coach.4')
})

test('after some turns there are no more lines', () => {
  expect(coachTextAt(turn(14, 0), 0)).toBeUndefined()
})
