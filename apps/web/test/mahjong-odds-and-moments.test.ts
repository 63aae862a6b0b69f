import { mahjong, nextHandOdds, worthOfBets } from '@parlor/mahjong'
import { describe, expect, test } from 'vitest'
import { oddsCurveOf, oddsCurveSize } from '../src/games/mahjong/odds-curve.ts'
import { animationTimingOf, roundTimes } from '../src/games/mahjong/timing.ts'
import { buildViewModel, likelierBet, winPercentOf } from '../src/games/mahjong/view-model.ts'
import { at, bet, during, opening } from './mahjong-positions.ts'

describe('the odds as a choice', () => {
  const living = 'living bets 0 score 0 streak 0 out 0\nvalues 5 5 5 5 5 5 5\nhand E E 1m 1m\ndraw E 9s 9s 9s 1p 2p 3p 4p\ndiscard'

  test.each([
    ['always', opening, [true, true, false]],
    ['after', opening, [false, true, true]],
    ['never', opening, [false, false, false]],
    ['always', living, [true, true, true]],
    ['after', living, [false, true, true]],
    ['never', living, [false, false, false]],
  ] as const)('%s: before the bet, while it is resolved, and what is told after it', (shown, position, [rest, resolving, told]) => {
    const match = at(position)
    const before = match.view(0)
    expect(buildViewModel(before, match.moves(0), [], null, shown)).toMatchObject({ worths: null })
    expect(buildViewModel(before, match.moves(0), [], null, shown).odds !== null).toBe(rest)
    const events = bet(match, 'higher')
    const halfway = events.slice(0, 2).reduce(mahjong.game.advance, before)
    const meanwhile = buildViewModel(halfway, [], events, before, shown)
    expect([meanwhile.odds !== null, meanwhile.worths]).toEqual([resolving, null])
    const after = buildViewModel(match.view(0), match.moves(0), [], null, shown)
    expect([after.odds !== null, after.worths !== null]).toEqual([rest, told])
    if (told) expect(after.worths).toEqual(worthOfBets(before))
  })
})

describe('moments', () => {
  const at20 = (draw: string) => at(`classic bets 0 score 0 streak 0 out 0\nhand 5m 5m 5m 5m\ndraw ${draw} 1p 2p 3p 4p\ndiscard`)

  test.each([
    ['5s 5s 5s 5p', 'higher', true, 'near'],
    ['5s 5s 5s 6p', 'lower', true, 'near'],
    ['5s 5s 6s 6p', 'lower', false, 'lost'],
    ['5s 5s 5s 6p', 'higher', false, 'won'],
  ] as const)('%s after a bet %s: near miss %s, told by the sound %s', (draw, which, near, sound) => {
    const match = at20(draw)
    const before = match.view(0)
    const events = bet(match, which)
    expect(during(before, events).near).toBe(near)
    expect(animationTimingOf(events).cues.find(({ at: when }) => when === roundTimes.outcome)!.sound).toBe(sound)
  })

  test.each([
    ['classic bets 200 score 9 streak 0 out 2\nhand 5m 5m 5m 5m\ndraw 5s 5s 5s 6s\ndiscard', 'last'],
    ['living bets 9 score 9 streak 0 out 0\nvalues 9 5 5 5 5 5 5\nhand E 5m 5m 5m\ndraw 5s 5s 5s 6s 1p 2p 3p 4p\ndiscard', 'maybe'],
    ['living bets 9 score 9 streak 0 out 0\nvalues 2 5 5 5 5 5 5\nhand E E 5m 5m\ndraw 5s 5s 5s 6s 1p 2p 3p 4p\ndiscard', 'maybe'],
    ['living bets 9 score 9 streak 0 out 0\nvalues 9 5 5 5 5 5 5\nhand S 5m 5m 5m\ndraw 5s 5s 5s 6s 1p 2p 3p 4p\ndiscard', null],
  ])('a bet that can end the run is announced: %#', (position, decisive) => {
    const match = at(position)
    expect(buildViewModel(match.view(0), match.moves(0), [], null, 'always').decisive).toBe(decisive)
    // What is announced can happen, and nothing else does.
    const ends = (['higher', 'lower'] as const).map((which) => {
      const other = at(position)
      bet(other, which)
      return other.outcome !== null
    })
    expect(ends.includes(true)).toBe(decisive !== null)
  })
})

describe('the odds on the table', () => {
  test('percentages are those of the odds, and the better bet is marked', () => {
    const odds = nextHandOdds({ unseen: [0, 0, 0, 0, 0, 3, 1, 0, 0, 0, 0], total: 20 })
    expect([winPercentOf(odds, 'higher'), winPercentOf(odds, 'lower')]).toEqual([100, 0])
    expect(likelierBet(odds)).toBe('higher')
    expect(likelierBet({ ...odds, higher: 3, lower: 3 })).toBeNull()
  })

  test('the curve splits at the present total, whatever that is', () => {
    const { ways } = nextHandOdds(at(opening).view(0))
    for (const total of [4, 16, 36, 40]) {
      const { at: where, lower, tie, higher } = oddsCurveOf({ ways }, total)
      expect(where).toBeGreaterThanOrEqual(0)
      expect(where).toBeLessThanOrEqual(oddsCurveSize.width)
      expect(tie).toMatch(/^M[\d.]+ 100L/)
      expect(lower === '').toBe(total === 4)
      expect(higher === '').toBe(total >= 36)
      expect([lower, tie, higher].join('')).not.toContain('NaN')
    }
  })
})
