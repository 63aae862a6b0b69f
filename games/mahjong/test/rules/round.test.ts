import { mahjong } from '@parlor/mahjong'
import { given } from '@parlor/testkit'
import { describe, expect, it } from 'vitest'

/** A Classic position with this hand and these next tiles, followed by enough others. */
function classic(hand: string, next: string, counters = 'bets 0 score 0 streak 0 out 0'): string {
  return `classic ${counters}\nhand ${hand}\ndraw ${next} 1p 2p 3p 4p\ndiscard`
}

function living(values: string, hand: string, next: string, counters = 'bets 0 score 0 streak 0 out 0'): string {
  return `living ${counters}\nvalues ${values}\nhand ${hand}\ndraw ${next} 1p 2p 3p 4p\ndiscard`
}

describe('a bet', () => {
  it('[HB6] turns the next four tiles of the pile into the hand', () => {
    given(mahjong, classic('1m 2m 3m 4m', '5s 6s 7s 8s'))
      .when('higher')
      .then('classic bets 1 score 1 streak 1 out 0\nhand 5s 6s 7s 8s\ndraw 1p 2p 3p 4p\ndiscard 1m 2m 3m 4m')
      .happened(
        { kind: 'bet', bet: 'higher', total: 10 },
        { kind: 'dealt', total: 26 },
        { kind: 'resolved', bet: 'higher', total: 10, next: 26, won: true, score: 1, streak: 1 },
      )
      .didNotHappen('moved', 'revalued', 'reshuffled', 'over')
  })

  it.each([
    ['higher', '9m 9m 1m 1m', '9s 9s 1s 2s', true],
    ['higher', '9m 9m 1m 2m', '9s 9s 1s 1s', false],
    ['lower', '9m 9m 1m 2m', '9s 9s 1s 1s', true],
    ['lower', '9m 9m 1m 1m', '9s 9s 1s 2s', false],
  ])('[HB7] %s from %s to %s wins: %s', (bet, hand, next, won) => {
    given(mahjong, classic(hand, next)).when(bet).happened({ kind: 'resolved', won })
  })

  it('[HB7] loses when the totals are equal, whichever it was', () => {
    for (const bet of ['higher', 'lower'])
      given(mahjong, classic('9m 9m 1m 1m', '5s 5s 5s 5s'))
        .when(bet)
        .happened({ kind: 'resolved', total: 20, next: 20, won: false, score: 0 })
  })

  it('[HB7] is decided before values move', () => {
    // East counts 5 on both sides of the comparison: 20 against 20 is a tie, although East falls to 4 right after.
    given(mahjong, living('5 5 5 5 5 5 5', 'E 9m 5m 1m', 'E 9s 5s 1s'))
      .when('higher')
      .happened({ kind: 'resolved', total: 20, next: 20, won: false }, { kind: 'moved', value: 4 }, { kind: 'revalued', total: 19 })
  })

  it('[HB8] adds one to the score when it is won and nothing when it is lost; a loss breaks the streak', () => {
    given(mahjong, classic('1m 2m 3m 4m', '5s 6s 7s 8s', 'bets 7 score 4 streak 2 out 0'))
      .when('higher')
      .happened({ kind: 'resolved', score: 5, streak: 3 })
      .when('higher')
      .happened({ kind: 'resolved', won: false, score: 5, streak: 0 })
  })

  it('[HB6] is higher or lower and nothing else', () => {
    const { match } = given(mahjong, classic('1m 2m 3m 4m', '5s 6s 7s 8s'))
    for (const junk of [null, 7, 'higher', [], {}, { bet: 'higher', x: 1 }, ['higher']])
      expect(mahjong.game.check(match.state, 0, junk)).toEqual({ rejected: 'mahjong.notAMove' })
    for (const bet of ['equal', 'Higher', '', 0, null])
      expect(mahjong.game.check(match.state, 0, { bet })).toEqual({ rejected: 'mahjong.notABet' })
  })

  it('[HB17] of a player who has left lies on the likelier side of 20', () => {
    for (const [hand, bet] of [
      ['9m 9m 1m 1m', 'higher'],
      ['9m 9m 1m 2m', 'lower'],
    ] as const)
      expect(mahjong.game.fallback(given(mahjong, classic(hand, '5s 6s 7s 8s')).match.state, 0)).toEqual({ bet })
  })
})

describe('Win and lose update rules for winds and dragons', () => {
  it('[HB9] a win raises every wind and dragon of the hand that was bet from', () => {
    given(mahjong, classic('E S C 1m', '9s 9s 9s 9s'))
      .when('higher')
      .then('classic bets 1 score 1 streak 1 out 0\nhand 9s 9s 9s 9s\ndraw 1p 2p 3p 4p\ndiscard E6 S6 C6 1m')
      .happened(
        { kind: 'moved', face: 27, by: 1, value: 6 },
        { kind: 'moved', face: 28, by: 1, value: 6 },
        { kind: 'moved', face: 31, by: 1, value: 6 },
      )
  })

  it('[HB9] a loss lowers them', () => {
    given(mahjong, classic('W N F P', '9s 9s 9s 9s'))
      .when('lower')
      .then('classic bets 1 score 0 streak 0 out 0\nhand 9s 9s 9s 9s\ndraw 1p 2p 3p 4p\ndiscard W4 N4 F4 P4')
  })

  it('[HB9] a tie is a loss here too', () => {
    given(mahjong, classic('E S C P', '5s 5s 5s 5s')).when('higher').happened({ kind: 'moved', by: -1, value: 4 })
  })

  it('[HB9] the new hand is left alone', () => {
    given(mahjong, classic('1m 2m 3m 4m', 'E E7 C P'))
      .when('higher')
      .didNotHappen('moved')
      .then('classic bets 1 score 1 streak 1 out 0\nhand E E7 C P\ndraw 1p 2p 3p 4p\ndiscard 1m 2m 3m 4m')
  })

  it('[HB9] in Classic two Easts move one step each', () => {
    given(mahjong, classic('E E7 1m 1m', '9s 9s 9s 9s'))
      .when('higher')
      .happened({ kind: 'moved', value: 6 }, { kind: 'moved', value: 8 })
      .then('classic bets 1 score 1 streak 1 out 0\nhand 9s 9s 9s 9s\ndraw 1p 2p 3p 4p\ndiscard E6 E8 1m 1m')
  })

  it('[HB9] in Living honours two Easts move their value by two, and other copies follow', () => {
    given(mahjong, living('5 5 5 5 5 5 5', 'E E 1m 1m', 'E 9s 9s 9s'))
      .when('higher')
      .then('living bets 1 score 1 streak 1 out 0\nvalues 7 5 5 5 5 5 5\nhand E 9s 9s 9s\ndraw 1p 2p 3p 4p\ndiscard E E 1m 1m')
      .happened({ kind: 'resolved', next: 32 }, { kind: 'moved', tiles: [108, 109], by: 1, value: 7 }, { kind: 'revalued', total: 34 })
  })

  it('[HB9] values stop at 10', () => {
    given(mahjong, living('9 5 5 5 5 5 5', 'E E 1m 1m', '9s 9s 9s 9s'))
      .when('higher')
      .happened({ kind: 'moved', value: 10 })
      .over()
  })
})

describe('Numeric tiles do not change', () => {
  it('[HB2, HB9] whatever is won or lost', () => {
    for (const bet of ['higher', 'lower']) {
      const scenario = given(mahjong, classic('1m 5s 9p 4m', '9s 9s 9s 9s')).when(bet).didNotHappen('moved')
      expect(scenario.match.view(0).history[0]!.tiles.map(({ value }) => value)).toEqual([1, 5, 9, 4])
      expect(scenario.match.view(0).values.every((value) => value === 5)).toBe(true)
    }
  })
})

describe('History snapshots are immutable', () => {
  it('[HB12] a round stays as it was when honours move on', () => {
    const scenario = given(mahjong, living('5 5 5 5 5 5 5', 'E 1m 1m 1m', 'E 9s 9s 9s')).when('higher')
    const first = scenario.match.view(0).history[0]!
    const before = JSON.stringify(first)
    expect(first).toMatchObject({ number: 1, total: 8, bet: 'higher', next: 32, won: true })
    expect(first.tiles[0]).toEqual({ id: 108, face: 27, value: 5 })
    scenario.when('lower')
    expect(scenario.match.view(0).history).toHaveLength(2)
    expect(JSON.stringify(scenario.match.view(0).history[0])).toBe(before)
    expect(JSON.stringify(first)).toBe(before)
    expect(scenario.match.view(0).history[1]!.tiles[0]!.value).toBe(6)
  })

  it('[HB12] changing a snapshot does not change the state', () => {
    const { match } = given(mahjong, classic('1m 2m 3m 4m', '5s 6s 7s 8s')).when('higher')
    const mine = match.view(0).history as unknown as { tiles: { value: number }[]; total: number }[]
    mine[0]!.tiles[0]!.value = 99
    mine[0]!.total = 99
    expect(match.view(0).history[0]).toMatchObject({ total: 10 })
    expect(match.view(0).history[0]!.tiles[0]!.value).toBe(1)
  })
})
