import { simpiece } from '@parlor/simpiece'
import { contract, checkMatch } from '@parlor/testkit'
import { expect, test } from 'vitest'

contract(simpiece, simpiece.game.options.presets, { matches: 60, deep: 4, deals: 100 })

// In this match Paradise Waterfall may set a Character active that is K.O.'d at once: everybody sees it, and no view stores it.
test('a public event that no view stores reveals no hidden information', () => {
  const secrets = [
    {
      leader: 'OP01-031',
      deck: '2xOP01-032 2xOP01-033 2xOP01-034 4xOP01-035 3xOP01-038 4xOP01-040 2xOP01-041 3xOP01-043 4xOP01-045 1xOP01-046 4xOP01-048 4xOP01-052 2xOP01-053 3xOP01-056 4xOP01-057 4xOP01-058 2xOP01-059',
    },
    {
      leader: 'OP01-003',
      deck: '4xOP01-013 4xOP01-014 2xOP01-015 4xOP01-016 4xOP01-017 2xOP01-022 4xOP01-025 4xOP01-026 4xOP01-029 2xOP01-030 4xOP01-039 4xOP01-047 2xOP01-051 2xOP01-054 4xOP01-121',
    },
  ]
  const { options } = simpiece.game.options.presets[0]!
  expect(checkMatch(simpiece.game, { options, secrets, seed: '1 387' })).toEqual([])
})
