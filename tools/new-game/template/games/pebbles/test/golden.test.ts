import { pebbles } from '@parlor/pebbles'
import { golden, matchTranscript } from '@parlor/testkit'
import { describe, it } from 'vitest'

/** After a deliberate change of the rules: UPDATE_GOLDEN=1 npm run test:unit -- games/pebbles, and look at the difference. */
describe('whole games', () => {
  for (const { id, options } of pebbles.game.options.presets)
    it(`${id}, played at random`, () => golden(`${id}.txt`, matchTranscript(pebbles.game, { options, seed: id })))
})
