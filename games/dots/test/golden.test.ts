import { dots } from '@parlor/dots'
import type { Policy } from '@parlor/kernel'
import { golden, playthrough, type Choose } from '@parlor/testkit'
import { describe, it } from 'vitest'
import type { DotsKinds } from '@parlor/dots'

/** Both seats play by the same policy. */
function by(name: string): Choose<DotsKinds> {
  const policy = dots.judgement.policies[name] as Extract<Policy<DotsKinds>, { sees: 'view' }>
  return (match, seat, rng) => policy.choose(match.view(seat), seat, rng)
}

describe('whole games', () => {
  for (const { id, options } of dots.game.options.presets.slice(0, 3))
    it(`${id}, played at random`, () => golden(`${id}.txt`, playthrough(dots.game, { options, seed: id })))

  it('classic, Expert against itself', () => {
    golden('expert.txt', playthrough(dots.game, { options: dots.game.options.presets[0]!.options, seed: 'expert' }, by('expert')))
  })

  it('a drawn board with starting dots, Newton against himself', () => {
    const options = {
      ...dots.game.options.presets[0]!.options,
      template: 'custom',
      cells: 'a.1.A/.#.#./1...1/.#.#./A.1.a',
      starter: 'blue',
    } as const
    golden('newton.txt', playthrough(dots.game, { options, seed: 'newton' }, by('newtonStrong')))
  })
})
