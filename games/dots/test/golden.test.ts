import { dots } from '@parlor/dots'
import type { Policy } from '@parlor/kernel'
import { golden, matchTranscript, type ChooseMove } from '@parlor/testkit'
import { describe, it } from 'vitest'
import type { DotsTypes } from '@parlor/dots'

/** Both seats play by the same policy. */
function by(name: string): ChooseMove<DotsTypes> {
  const policy = dots.strategy.policies[name] as Extract<Policy<DotsTypes>, { sees: 'view' }>
  return (match, seat, rng) => policy.choose(match.view(seat), seat, rng)
}

describe('golden games', () => {
  for (const { id, options } of dots.game.options.presets.slice(0, 3))
    it(`${id}, played at random`, () => golden(`${id}.txt`, matchTranscript(dots.game, { options, seed: id })))

  it('classic, Expert against itself', () => {
    golden('expert.txt', matchTranscript(dots.game, { options: dots.game.options.presets[0]!.options, seed: 'expert' }, by('expert')))
  })

  it('a drawn board with starting dots, Newton against himself', () => {
    const options = {
      ...dots.game.options.presets[0]!.options,
      template: 'custom',
      cells: 'a.1.A/.#.#./1...1/.#.#./A.1.a',
      starter: 'blue',
    } as const
    golden('newton.txt', matchTranscript(dots.game, { options, seed: 'newton' }, by('newtonStrong')))
  })
})
