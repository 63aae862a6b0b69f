import { domino, type DominoKinds } from '@parlor/domino'
import type { Policy } from '@parlor/kernel'
import { golden, playthrough, type Choose } from '@parlor/testkit'
import { describe, it } from 'vitest'

/** All four seats play by the same policy. */
function by(name: string): Choose<DominoKinds> {
  const policy = domino.judgement.policies[name] as Policy<DominoKinds>
  return (match, seat, rng) =>
    policy.sees === 'state' ? policy.choose(match.state, seat, rng) : policy.choose(match.view(seat), seat, rng)
}

function preset(id: string) {
  return domino.game.options.presets.find((one) => one.id === id)!.options
}

describe('whole games', () => {
  for (const id of ['block', 'draw', 'fives', 'partners', 'nine'])
    it(`${id}, played at random`, () => golden(`${id}.txt`, playthrough(domino.game, { options: preset(id), seed: id })))

  it('Hard against itself', () => golden('hard.txt', playthrough(domino.game, { options: preset('block'), seed: 'hard' }, by('hard'))))

  it('Easy, who may pass', () => golden('easy.txt', playthrough(domino.game, { options: preset('gentle'), seed: 'easy 7' }, by('easy'))))

  it('Greedy with twelve', () =>
    golden('greedy.txt', playthrough(domino.game, { options: preset('twelve'), seed: 'greedy' }, by('greedy'))))
})
