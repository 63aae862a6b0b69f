import { isRejection } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { deckSize, faceOf, honourOf, mahjong, numberOnFace, suitOf, type MahjongTypes } from '@parlor/mahjong'
import { given } from '@parlor/testkit'
import { describe, expect, it } from 'vitest'

function dealt(honors: 'instance' | 'kind', seed = 'tiles'): Match<MahjongTypes> {
  const match = Match.begin(mahjong.game, { options: { honors }, seed })
  if (isRejection(match)) throw new Error(match.rejected)
  return match
}

describe('the deck', () => {
  it('[HB1] holds every face four times and every tile once', () => {
    const { hand, draw } = dealt('instance').start
    const ids = [...hand, ...draw]
    expect(new Set(ids).size).toBe(deckSize)
    const faces = new Map<number, number>()
    for (const id of ids) faces.set(faceOf(id), (faces.get(faceOf(id)) ?? 0) + 1)
    expect([...faces.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: 34 }, (_, face) => face))
    expect([...faces.values()].every((count) => count === 4)).toBe(true)
  })

  it('[HB1] has three suits from 1 to 9, four winds and three dragons', () => {
    const faces = Array.from({ length: 34 }, (_, face) => suitOf(face) ?? honourOf(face))
    expect(faces.filter((name) => name === 'bamboo')).toHaveLength(9)
    expect(faces.slice(27)).toEqual(['east', 'south', 'west', 'north', 'red', 'green', 'white'])
    expect(Array.from({ length: 27 }, (_, face) => numberOnFace(face))).toEqual([1, 2, 3].flatMap(() => [1, 2, 3, 4, 5, 6, 7, 8, 9]))
  })

  it('[HB1] is shuffled by the seed alone', () => {
    expect(dealt('instance', 'a').start.draw).toEqual(dealt('kind', 'a').start.draw)
    expect(dealt('instance', 'a').start.draw).not.toEqual(dealt('instance', 'b').start.draw)
  })
})

describe('Correct hand totals', () => {
  it('[HB2, HB5] add up what the four tiles are worth', () => {
    expect(given(mahjong, position('1m 9s 5p 3m')).match.view(0).total).toBe(18)
  })

  it('[HB3, HB5] count an untouched honour as 5', () => {
    for (const honour of 'ESWNCFP') expect(given(mahjong, position(`1m 1s 1p ${honour}`)).match.view(0).total).toBe(8)
  })

  it('[HB4, HB5] count each instance as its own value in Classic', () => {
    expect(given(mahjong, position('E E7 E3 1m')).match.view(0).total).toBe(5 + 7 + 3 + 1)
  })

  it('[HB4, HB5] count every copy alike in Living honours', () => {
    const { match } = given(mahjong, 'living bets 0 score 0 streak 0 out 0\nvalues 7 5 5 5 5 5 2\nhand E E P 1m\ndraw 1m 1m 1m 2m\ndiscard')
    expect(match.view(0).total).toBe(7 + 7 + 2 + 1)
    expect(match.view(0).hand.map(({ value }) => value)).toEqual([7, 7, 2, 1])
  })

  it('[HB5] a hand has four tiles, at every moment of a run', () => {
    const match = dealt('kind')
    while (!match.outcome) {
      expect(match.view(0).hand).toHaveLength(4)
      match.play(0, { bet: 'higher' })
    }
  })
})

function position(hand: string): string {
  return `classic bets 0 score 0 streak 0 out 0\nhand ${hand}\ndraw 1m 1m 1m 2m\ndiscard`
}
