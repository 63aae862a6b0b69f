import { domino, type DominoTypes } from '@parlor/domino'
import type { Policy } from '@parlor/kernel'
import { golden, matchTranscript, type ChooseMove } from '@parlor/testkit'
import { describe, it } from 'vitest'

/** All four seats play by the same policy. */
function by(name: string): ChooseMove<DominoTypes> {
  const policy = domino.strategy.policies[name] as Policy<DominoTypes>
  return (match, seat, rng) =>
    policy.sees === 'state' ? policy.choose(match.state, seat, rng) : policy.choose(match.view(seat), seat, rng)
}

function preset(id: string) {
  return domino.game.options.presets.find((one) => one.id === id)!.options
}

describe('golden games', () => {
  for (const id of ['block', 'draw', 'fives', 'partners', 'nine'])
    it(`${id}, played at random`, () => golden(`${id}.txt`, matchTranscript(domino.game, { options: preset(id), seed: id })))

  it('Hard against itself', () => golden('hard.txt', matchTranscript(domino.game, { options: preset('block'), seed: 'hard' }, by('hard'))))

  it('Easy, who may pass', () =>
    golden('easy.txt', matchTranscript(domino.game, { options: preset('gentle'), seed: 'easy 7' }, by('easy'))))

  it('Greedy with twelve', () =>
    golden('greedy.txt', matchTranscript(domino.game, { options: preset('twelve'), seed: 'greedy' }, by('greedy'))))
})
