import { domino } from '@parlor/domino'
import { Match, isRejection, type Level } from '@parlor/kernel'
import { expect, test } from 'vitest'
import { levelNamed, questionFor, seat } from '../src/arena.ts'

const match = Match.begin(domino.game, { options: domino.game.options.presets[0]!.options, seed: 'arena' })
if (isRejection(match)) throw new Error(match.rejected)
const { state } = match

function asked(level: Level) {
  return questionFor(domino, seat(domino, [level, level, level, level], 'seats')[0]!, state, 0)
}

test('a bot that looks at everything is shown every tile, but not what chance will bring', () => {
  const looking = Object.keys(domino.judgement.policies).filter((name) => domino.judgement.policies[name]!.sees === 'state')
  expect(looking).not.toEqual([])
  for (const name of looking) {
    const seen = asked(levelNamed(domino, name)).state as typeof state
    expect(seen.rng).not.toEqual(state.rng)
    expect({ ...seen, rng: state.rng }).toEqual(state)
  }
})

test('any other bot is shown what its seat sees', () => {
  const question = asked({ id: 'random', kind: 'random' })
  expect(question.state).toBeUndefined()
  expect(question.view).toEqual(domino.game.view(state, 0))
})
