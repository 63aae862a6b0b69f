import { isRejection, quietSink, rngFrom, randomInt } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { mahjong, maxRememberedRounds, type MahjongTypes } from '@parlor/mahjong'
import { given } from '@parlor/testkit'
import { describe, expect, it } from 'vitest'

const { game } = mahjong

function dealt(honors: 'instance' | 'kind', seed: string): Match<MahjongTypes> {
  const match = Match.begin(game, { options: { honors }, seed })
  if (isRejection(match)) throw new Error(match.rejected)
  return match
}

describe('Game over at 0 and 10', () => {
  it.each([
    ['E1 1m 1m 1m', 'lower', 'tooLow'],
    ['P1 1m 1m 1m', 'lower', 'tooLow'],
    ['N9 1m 1m 1m', 'higher', 'tooHigh'],
    ['C9 1m 1m 1m', 'higher', 'tooHigh'],
  ])('[HB13] Classic: %s, %s', (hand, bet, ending) => {
    given(mahjong, `classic bets 0 score 0 streak 0 out 0\nhand ${hand}\ndraw 9s 9s 9s 9s 1p 1p 1p 1p\ndiscard`)
      .when(bet)
      .over({ reason: `outcome.${ending}` })
      .happened({ kind: 'over', ending: ending as 'tooLow' })
  })

  it.each([
    ['1 5 5 5 5 5 5', 'E 1m 1m 1m', 'lower', 'tooLow', 27],
    ['5 5 5 5 5 5 9', 'P 1m 1m 1m', 'higher', 'tooHigh', 33],
    ['5 5 5 5 8 5 5', 'C C 1m 1m', 'higher', 'tooHigh', 31],
  ])('[HB13] Living honours: %s, %s, %s', (values, hand, bet, ending, face) => {
    given(mahjong, `living bets 3 score 1 streak 1 out 0\nvalues ${values}\nhand ${hand}\ndraw 9s 9s 9s 9s 1p 1p 1p 1p\ndiscard`)
      .when(bet)
      .over({ scores: [bet === 'higher' ? 2 : 1], ranks: [1], reason: `outcome.${ending}` })
      .happened({ kind: 'over', ending: ending as 'tooLow', face, bets: 4 })
  })

  it('[HB13] continues one step before the end', () => {
    given(mahjong, 'living bets 0 score 0 streak 0 out 0\nvalues 8 5 5 5 5 5 5\nhand E 1m 1m 1m\ndraw 9s 9s 9s 9s 1p 1p 1p 1p\ndiscard')
      .when('higher')
      .happened({ kind: 'moved', value: 9 })
      .didNotHappen('over')
      .asks(0, 'bet')
  })

  it('[HB13] is checked before the pile: no reshuffle follows', () => {
    given(mahjong, 'classic bets 9 score 0 streak 0 out 2\nhand E1 1m 1m 1m\ndraw 9s 9s 9s 9s\ndiscard')
      .when('lower')
      .over({ reason: 'outcome.tooLow' })
      .didNotHappen('reshuffled')
    given(mahjong, 'classic bets 9 score 0 streak 0 out 0\nhand E1 1m 1m 1m\ndraw 9s 9s 9s 9s\ndiscard')
      .when('lower')
      .then('classic bets 10 score 0 streak 0 out 0 over\nhand 9s 9s 9s 9s\ndraw\ndiscard E0 1m 1m 1m')
  })
})

describe('Reshuffle procedure and exhaustion counter increments', () => {
  it('[HB10, HB11] fresh deck and discarded tiles become the pile, the hand stays on the table', () => {
    const { match } = given(mahjong, 'classic bets 5 score 2 streak 0 out 0\nhand E7 1m 2m 3m\ndraw 9s 9s 9s 9s 1p 2p\ndiscard C3 4m 5m 6m')
      .when('higher')
      .happened({ kind: 'reshuffled', exhaustions: 1, draw: 2 + 4 + 4 + 136 })
    const { draw, discard, hand, exhaustions } = match.state
    expect(exhaustions).toBe(1)
    expect(discard).toEqual([])
    expect(hand).toHaveLength(4)
    expect(new Set(draw).size).toBe(146)
    expect(hand.some((id) => draw.includes(id))).toBe(false)
    expect(draw.filter((id) => id >= 136)).toHaveLength(136)
  })

  it('[HB9, HB11] values survive it, and the fresh deck starts at 5', () => {
    const { match } = given(mahjong, 'classic bets 5 score 2 streak 0 out 0\nhand E7 1m 2m 3m\ndraw 9s 9s 9s 9s\ndiscard C3 4m 5m 6m').when(
      'higher',
    )
    const text = game.notation.writeState(match.state).split('\n')[2]!.split(' ')
    expect(text.filter((tile) => tile.startsWith('E')).sort()).toEqual(['E', 'E', 'E', 'E', 'E8'])
    expect(text.filter((tile) => tile.startsWith('C')).sort()).toEqual(['C', 'C', 'C', 'C', 'C3'])
  })

  it('[HB11] happens only when fewer than four tiles are left', () => {
    given(mahjong, 'classic bets 0 score 0 streak 0 out 0\nhand 4m 1m 2m 3m\ndraw 9s 9s 9s 9s 1p 2p 3p 4p\ndiscard')
      .when('higher')
      .didNotHappen('reshuffled')
    given(mahjong, 'classic bets 0 score 0 streak 0 out 0\nhand 4m 1m 2m 3m\ndraw 9s 9s 9s 9s 1p 2p 3p\ndiscard')
      .when('higher')
      .happened('reshuffled')
  })

  it('[HB11, HB15] the pile holds 132, 268 and 404 tiles', () => {
    const match = dealt('instance', 'piles')
    const piles = [match.state.draw.length]
    while (!match.outcome) {
      const step = match.play(0, { bet: 'lower' })
      if (isRejection(step)) throw new Error(step.rejected)
      for (const { event } of step.events) if (event.kind === 'reshuffled') piles.push(event.draw)
    }
    expect(piles).toEqual([132, 268, 404])
  })
})

describe('Third exhaustion triggers game over', () => {
  it('[HB14] only the counter changes, and the last bet counts', () => {
    given(mahjong, 'classic bets 200 score 150 streak 0 out 2\nhand 1m 2m 3m 4m\ndraw 9s 9s 9s 9s\ndiscard 5p 5p 5p 5p')
      .when('higher')
      .then('classic bets 201 score 151 streak 1 out 3 over\nhand 9s 9s 9s 9s\ndraw\ndiscard 5p 5p 5p 5p 1m 2m 3m 4m')
      .over({ scores: [151], reason: 'outcome.exhausted' })
      .happened({ kind: 'over', ending: 'exhausted', face: null, score: 151, bets: 201 })
      .didNotHappen('reshuffled')
  })

  it('[HB14] nothing may be bet afterwards', () => {
    given(mahjong, 'classic bets 200 score 150 streak 0 out 2\nhand 1m 2m 3m 4m\ndraw 9s 9s 9s 9s\ndiscard')
      .when('lower')
      .rejects('higher', 'match.over')
  })

  it('[HB15] every Classic run lasts 201 bets, however it is played', () => {
    for (let i = 0; i < 60; i++) {
      const state = game.clone(dealt('instance', `length ${i}`).start)
      const rng = rngFrom(`bets ${i}`)
      while (!state.outcome)
        game.apply(state, 0, { bet: i < 20 ? 'higher' : i < 40 ? 'lower' : randomInt(rng, 2) ? 'higher' : 'lower' }, quietSink)
      expect(state.bets).toBe(201)
      expect(state.outcome.reason).toBe('outcome.exhausted')
    }
  })

  it('[HB15] Living runs end earlier, at an honour', () => {
    const lengths = Array.from({ length: 60 }, (_, i) => {
      const state = game.clone(dealt('kind', `length ${i}`).start)
      while (!state.outcome) game.apply(state, 0, game.fallback(state, 0), quietSink)
      expect(state.outcome.reason).not.toBe('outcome.exhausted')
      return state.bets
    }).sort((a, b) => a - b)
    expect(lengths[30]).toBeGreaterThanOrEqual(35)
    expect(lengths[30]).toBeLessThanOrEqual(45)
  })
})

describe('giving up', () => {
  it('[HB16] keeps the score', () => {
    const { match } = given(mahjong, 'classic bets 9 score 7 streak 0 out 0\nhand 1m 2m 3m 4m\ndraw 9s 9s 9s 9s\ndiscard')
    match.resign(0)
    expect(match.outcome).toEqual({ scores: [7], ranks: [1], reason: 'resign' })
  })
})

describe('a long run', () => {
  it('[HB12] keeps only the last rounds', () => {
    const match = dealt('instance', 'long')
    for (let i = 0; i < 60; i++) match.play(0, { bet: 'higher' })
    const { history } = match.view(0)
    expect(history).toHaveLength(maxRememberedRounds)
    expect(history.map(({ number }) => number)).toEqual(
      Array.from({ length: maxRememberedRounds }, (_, i) => 60 - maxRememberedRounds + i + 1),
    )
    expect(history.at(-1)!.won).toBe(match.state.streak > 0)
  })
})
