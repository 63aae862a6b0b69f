import { botFor, decide, BotRequestError } from '@parlor/bots'
import { domino, type DominoTypes } from '@parlor/domino'
import { isRejection, quietSink, rngFrom, type Policy } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { given } from '@parlor/testkit'
import { describe, expect, it } from 'vitest'
import { countPeekingAnswers, reshuffleHiddenTiles } from '../reshuffle-hidden-tiles.ts'
import { buildPosition, type PositionParts } from '../build-position.ts'

const { game, strategy } = domino

/** All moves of the policy here, over many seeds. */
function choices(name: string, scene: PositionParts): string[] {
  const { match } = given(domino, buildPosition(scene))
  const policy = strategy.policies[name] as Policy<DominoTypes>
  const { seat } = match.state.pending[0]!
  const found = new Set<string>()
  for (let i = 0; i < 60; i++) {
    const rng = rngFrom(`${name} ${i}`)
    const move = policy.sees === 'state' ? policy.choose(match.state, seat, rng) : policy.choose(match.view(seat), seat, rng)
    expect(game.check(match.state, seat, move)).toBeNull()
    found.add(game.notation.writeMove(move))
  }
  return [...found].toSorted()
}

describe('Random', () => {
  it('[DOM32] plays any tile that fits, anywhere', () => {
    const scene: PositionParts = { hands: ['0-0', '1-2 2-3 5-5', '0-4', '4-4'], chain: '2-2 by 0', turn: 1 }
    expect(choices('random', scene)).toEqual(['1-2 left', '1-2 right', '2-3 left', '2-3 right'])
  })

  it('[DOM32] passes, or draws, only when it must', () => {
    expect(choices('random', { hands: ['0-0', '1-3', '0-4', '4-4'], chain: '2-2 by 0', turn: 1 })).toEqual(['pass'])
    expect(choices('random', { options: { variant: 'draw' }, hands: ['0-0', '1-3', '0-4', '4-4'], chain: '2-2 by 0', turn: 1 })).toEqual([
      'draw',
    ])
    const free: PositionParts = {
      options: { freePass: 'others' },
      hands: ['0-0', '2-3', '0-4', '4-4'],
      chain: '2-2 by 0, 2-5 left by 0',
      turn: 1,
    }
    expect(choices('random', free)).toEqual(['2-3 right'])
  })
})

describe('Hard', () => {
  it('[DOM33] leaves the person an end that fits nothing', () => {
    // Seat 3 comes before the person, who has 1s: 2-3 leaves a 3, 1-2 leaves a 1.
    expect(choices('hard', { hands: ['1-4 1-5', '0-0', '0-6', '1-2 2-3'], chain: '2-2 by 2', turn: 3 })).toEqual(['2-3 left', '2-3 right'])
  })

  it('[DOM33] leaves anybody else an end that fits something', () => {
    expect(choices('hard', { hands: ['0-0', '1-2 2-3', '1-4 1-5', '0-6'], chain: '2-2 by 0', turn: 1 })).toEqual(['1-2 left', '1-2 right'])
  })

  it('[DOM33] looks at the end it leaves, not at the other one', () => {
    // After 2-3 the person could still answer at the other end: it counts as blocking nevertheless.
    expect(choices('hard', { hands: ['1-4 2-5', '0-0', '0-6', '1-2 2-3'], chain: '2-2 by 2', turn: 3 })).toEqual(['2-3 left', '2-3 right'])
  })

  it('[DOM33] otherwise plays any tile', () => {
    expect(choices('hard', { hands: ['1-4 3-5', '0-0', '0-6', '1-2 2-3'], chain: '2-5 by 2', turn: 3 })).toEqual(['1-2 left', '2-3 left'])
    expect(choices('hard', { hands: ['0-0', '1-2 2-3', '4-5', '0-6'], chain: '2-6 by 0', turn: 1 })).toEqual(['1-2 left', '2-3 left'])
  })

  it('[DOM33] evaluates the first tile by both its halves', () => {
    expect(choices('hard', { hands: ['1-4', '0-0', '0-6', '1-2 3-5 4-6'], turn: 3 })).toEqual(['3-5'])
  })
})

describe('Easy', () => {
  it('[DOM34] plays what the person can answer, preferably no double', () => {
    const scene: PositionParts = { hands: ['1-4 2-6', '1-2 2-2 2-3', '0-5', '0-6'], chain: '2-5 by 0', turn: 1 }
    expect(choices('easy', scene)).toEqual(['1-2 left'])
    expect(choices('easy', { ...scene, hands: ['2-6', '2-2 2-3', '0-5', '0-6'] })).toEqual(['2-2 left'])
  })

  it('[DOM34] looks at the person from wherever it sits', () => {
    expect(choices('easy', { hands: ['1-4', '0-5', '1-2 2-3', '3-6'], chain: '2-6 by 1', turn: 2 })).toEqual(['1-2 left'])
  })

  it('[DOM34] at least leaves the person some play', () => {
    // Neither end it can make helps, but the 6 on the other side does, if left alone.
    expect(choices('easy', { hands: ['0-6', '1-2 3-6', '0-5', '4-4'], chain: '2-6 by 0', turn: 1 })).toEqual(['1-2 left'])
  })

  const stuck: PositionParts = { hands: ['0-6', '3-6', '0-5', '4-4'], chain: '2-6 by 0', turn: 1 }

  it('[DOM34] passes rather than make the person pass, where it may', () => {
    expect(choices('easy', { ...stuck, options: { freePass: 'others' } })).toEqual(['pass'])
    expect(choices('easy', stuck)).toEqual(['3-6 right'])
  })

  it('[DOM34] plays anything when passing would not help either', () => {
    const scene: PositionParts = { options: { freePass: 'others' }, hands: ['0-1', '3-6 4-6', '0-5', '4-4'], chain: '2-6 by 0', turn: 1 }
    expect(choices('easy', scene)).toEqual(['3-6 right', '4-6 right'])
  })
})

describe('Greedy', () => {
  it('[DOM36] plays the heaviest tile, a double before its equals', () => {
    expect(choices('greedy', { hands: ['2-2 2-6 2-3', '0-0', '0-4', '4-4'], chain: '2-5 by 3', turn: 0 })).toEqual(['2-6 left'])
    expect(choices('greedy', { hands: ['3-3 2-4 1-2', '0-0', '0-4', '4-4'], chain: '2-3 by 3', turn: 0 })).toEqual(['3-3 right'])
  })
})

describe('opponents that do not peek', () => {
  it.each([
    ['fair', 60],
    ['master', 15],
  ])('[DOM35] %s plays the same whatever the hidden tiles are', (level, positions) => {
    const { asked, choices: open, differed } = countPeekingAnswers(level, positions, 'honest')
    expect(asked).toBe(positions)
    expect(open).toBeGreaterThan(positions / 4)
    expect(differed).toBe(0)
  })

  it('[DOM35] reshuffling hidden tiles changes other hands, and nothing that is seen', () => {
    const match = Match.begin(game, { options: game.options.presets[0]!.options, seed: 'exchange' })
    if (isRejection(match)) throw new Error(match.rejected)
    const other = reshuffleHiddenTiles(match.start, 1, rngFrom('exchange'))
    expect(other.hands[1]).toEqual(match.start.hands[1])
    expect(other.hands[2]).not.toEqual(match.start.hands[2])
    expect(game.view(other, 1)).toEqual(game.view(match.start, 1))
  })

  it('[DOM35] Easy and Hard declare that they see the state, and cannot play from a view', () => {
    expect(strategy.policies['easy']!.sees).toBe('state')
    expect(strategy.policies['hard']!.sees).toBe('state')
    expect(strategy.policies['random']!.sees).toBe('view')
    const match = Match.begin(game, { options: game.options.presets[0]!.options, seed: 'refused' })
    if (isRejection(match)) throw new Error(match.rejected)
    const { seat } = match.state.pending[0]!
    expect(() => decide(botFor(domino, 'hard'), { view: match.view(seat), seat, rng: rngFrom('x') })).toThrow(BotRequestError)
  })

  it('[DOM35] value a Fish at 0, and other outcomes by their share of the win', () => {
    const fish = { scores: [0, 0, 0, 0], ranks: [1, 1, 1, 1], reason: 'outcome.fish' }
    const won = { scores: [1, 0, 1, 0], ranks: [1, 3, 1, 3], reason: 'outcome.out' }
    const tied = { scores: [90, 100, 100, 80], ranks: [3, 1, 1, 4], reason: 'outcome.points' }
    expect([strategy.outcomeValue!(fish, 0.25), strategy.outcomeValue!(won, 1), strategy.outcomeValue!(tied, 0.5)]).toEqual([0, 1, 0.5])
  })

  it('[DOM35] trust the totals where a hand has just been dealt, and nowhere else', () => {
    const scene: PositionParts = { options: { target: 100 }, hands: ['0-1', '1-2', '2-3', '3-4'], totals: [60, 20, 0, 0] }
    const fresh = given(domino, buildPosition(scene)).match.state
    expect(strategy.isEvaluationTrusted!(fresh)).toBe(true)
    expect(strategy.evaluate(fresh, 0)).toBeGreaterThan(strategy.evaluate(fresh, 1))
    expect(strategy.isEvaluationTrusted!(given(domino, buildPosition({ ...scene, chain: '6-6 by 3' })).match.state)).toBe(false)
  })

  it('[DOM35] even Fair wins more than its share against three at random', () => {
    const bots = ['fair', 'random', 'random', 'random'].map((level) => botFor(domino, level))
    let share = 0
    for (let i = 0; i < 60; i++) {
      const match = Match.begin(game, { options: game.options.presets[0]!.options, seed: `share ${i}` })
      if (isRejection(match)) throw new Error(match.rejected)
      const state = game.clone(match.start)
      while (!state.outcome) {
        const { seat } = state.pending[0]!
        game.apply(
          state,
          seat,
          decide(bots[seat]!, { view: game.view(state, seat), seat, rng: rngFrom(`${i} ${state.seq}`) }).move,
          quietSink,
        )
      }
      const winners = state.outcome.ranks.filter((rank) => rank === 1).length
      if (state.outcome.ranks[0] === 1) share += 1 / winners
    }
    expect(share).toBeGreaterThan(60 * 0.3)
  })
})
