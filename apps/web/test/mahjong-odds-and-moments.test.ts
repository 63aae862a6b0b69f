import { mahjong, nextHandOdds, oddsAids, runModes, winChance, worthOfBets } from '@parlor/mahjong'
import { describe, expect, test } from 'vitest'
import { strings } from '../src/games/mahjong/strings.ts'
import { coachLineAt, coachLines } from '../src/games/mahjong/coach-lines.ts'
import { setPreferences } from '../src/games/mahjong/preferences.ts'
import { oddsCurveOf, oddsCurveSize } from '../src/games/mahjong/odds-curve.ts'
import { animationTimingOf, roundTimes } from '../src/games/mahjong/timing.ts'
import { buildViewModel, likelierBet, winPercentOf } from '../src/games/mahjong/view-model.ts'
import { at, bet, during, opening } from './mahjong-positions.ts'

describe('the odds as a choice', () => {
  const living = 'living bets 0 score 0 streak 0 out 0\nvalues 5 5 5 5 5 5 5\nhand E E 1m 1m\ndraw E 9s 9s 9s 1p 2p 3p 4p\ndiscard'

  test.each([
    ['always', opening, [true, true, false, false]],
    ['after', opening, [false, true, true, false]],
    ['never', opening, [false, false, false, false]],
    ['always', living, [true, true, false, true]],
    ['after', living, [false, true, true, true]],
    ['never', living, [false, false, false, false]],
  ] as const)(
    '%s: before the bet, while it is resolved, and what is told after it',
    (shown, position, [rest, resolving, chances, worths]) => {
      const match = at(position)
      const before = match.view(0)
      expect(buildViewModel(before, match.moves(0), [], null, shown)).toMatchObject({ worths: null, chances: null })
      expect(buildViewModel(before, match.moves(0), [], null, shown).odds !== null).toBe(rest)
      const events = bet(match, 'higher')
      const halfway = events.slice(0, 2).reduce(mahjong.game.advance, before)
      const meanwhile = buildViewModel(halfway, [], events, before, shown)
      expect([meanwhile.odds !== null, meanwhile.chances, meanwhile.worths]).toEqual([resolving, null, null])
      const after = buildViewModel(match.view(0), match.moves(0), [], null, shown)
      expect([after.odds !== null, after.chances !== null, after.worths !== null]).toEqual([rest, chances, worths])
      if (worths) expect(after.worths).toEqual(worthOfBets(before))
      const odds = nextHandOdds(before)
      if (chances) expect(after.chances).toEqual({ higher: winChance(odds, 'higher'), lower: winChance(odds, 'lower') })
    },
  )

  test('no line of the coach tells of a curve that is not there', () => {
    const view = (honors: 'instance' | 'kind' | 'stakes') => ({ honors, bets: 3 })
    for (const daily of [false, true])
      for (const odds of oddsAids) {
        setPreferences({ odds })
        const told = runModes.map((mode) => coachLines[coachLineAt(view(mode), daily)]!)
        const curve = told.filter((line) => JSON.stringify(strings.en[line]).includes('curve'))
        expect(curve).toHaveLength(!daily && odds === 'always' ? 2 : 0)
      }
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
