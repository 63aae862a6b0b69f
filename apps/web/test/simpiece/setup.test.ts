import { isRejection } from '@parlor/kernel'
import { builtInDecks, simpiece } from '@parlor/simpiece'
import { expect, test } from 'vitest'
import { defaultSetup, checkSetupForGame } from '../../src/data/match-setup.ts'

test('one press plays a ready deck against the computer with another one', () => {
  const { levels } = simpiece.strategy
  const setup = defaultSetup(simpiece.game, levels)
  expect(setup.players).toEqual([{ kind: 'person' }, { kind: 'bot', level: levels[0]!.id }])
  expect(setup.secrets).toEqual([builtInDecks[0]!.options, builtInDecks[1]!.options])
  expect(isRejection(checkSetupForGame(simpiece.game, levels, setup))).toBe(false)
})
