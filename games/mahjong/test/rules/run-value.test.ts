import { isRejection, rngFrom } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import {
  bestBet,
  estimatedWorthOfBets,
  lessons,
  mahjong,
  moveForBet,
  nextHandOdds,
  winChance,
  worthierBet,
  worthOfBets,
  worthOfLastBets,
  type MahjongMove,
  type MahjongTypes,
} from '@parlor/mahjong'
import { given } from '@parlor/testkit'
import { describe, expect, it } from 'vitest'
import de from '../../strings/de.json' with { type: 'json' }
import en from '../../strings/en.json' with { type: 'json' }
import fr from '../../strings/fr.json' with { type: 'json' }
import { readWall, worthsByBruteForce } from '../small-wall.ts'

/** The last twelve tiles of a run: three bets are left. */
function lastWall(values: string, hand: string, wall: string) {
  return given(mahjong, `living bets 198 score 100 streak 0 out 2\nvalues ${values}\nhand ${hand}\ndraw ${wall}\ndiscard`).match.view(0)
}

describe('the worth of a bet in Living honours', () => {
  it.each([
    ['a dragon at 9 would end the run', '9 6 9 4 4 5 9', '5m 1p 7m P', 'S E 4s 9p S P S N C F 9s 8m'],
    ['a certain win would end it', '2 9 3 6 2 3 2', '9m F 4m S', '1p C 8s 4m C 7p 3s 4m 2s 1m E 6m'],
    ['two of a kind at 4 would fall by two', '4 9 4 8 8 5 9', 'P P 7s 4p', 'E 1s W 7m 9m F S 8s 5s 2p 3m 5s'],
    ['two honours are near opposite ends', '4 1 1 9 3 4 8', '4s F 7p N', 'C 5s W 6m S 8s 6m 3p 6m 9s 9m 4p'],
    ['the odds are nearly even', '9 5 5 9 6 3 8', '8p E 2p 3s', '2p 7s 9p W 1p 3m 8s 1m 6m 9p 3m N'],
  ])('[HB28] is not the likelier bet where %s, as brute force finds', (_, values, hand, wall) => {
    const view = lastWall(values, hand, wall)
    const found = worthsByBruteForce(values.split(' ').map(Number), readWall(hand), readWall(wall))
    expect(worthierBet(found)).not.toBe(bestBet(nextHandOdds(view)))
    for (const bet of ['higher', 'lower'] as const) expect(worthOfBets(view)[bet]).toBeCloseTo(found[bet], 9)
    // Also by the estimate that stands in for it while more bets are left.
    expect(worthierBet(estimatedWorthOfBets(view))).toBe(worthierBet(found))
  })

  it('[HB28] is the chance alone before the last bet, whatever it ends', () => {
    const view = lastWall('9 5 5 5 5 5 5', 'E 1m 2m 3m', '9s 9p 8s 1p')
    expect(worthOfBets(view)).toEqual({ higher: 1, lower: 0 })
  })

  it('[HB28] does not change where an honour cannot come again', () => {
    const free = lastWall('5 5 5 5 5 5 5', '1m 2m 3m 4m', '9s 9p 8s 1p 2p 3p 4p 5p')
    const near = lastWall('9 9 9 9 9 9 9', '1m 2m 3m 4m', '9s 9p 8s 1p 2p 3p 4p 5p')
    expect(worthOfBets(near)).toEqual(worthOfBets(free))
  })

  it('[HB28] can be told of the last round from what is known after it, unless the pile was made anew', () => {
    const match = Match.begin(mahjong.game, { options: { honors: 'kind' }, seed: 'last round' }) as Match<MahjongTypes>
    expect(worthOfLastBets(match.view(0))).toBeNull()
    let told = 0
    while (!match.outcome) {
      const before = worthOfBets(match.view(0))
      const exhaustions = match.state.exhaustions
      match.play(0, moveForBet(worthierBet(before)))
      const after = worthOfLastBets(match.view(0))
      if (match.state.exhaustions > exhaustions && !match.outcome) expect(after).toBeNull()
      else expect(after).toEqual(before)
      told += after ? 1 : 0
    }
    expect(told).toBeGreaterThan(60)
  })

  it('[HB28] is the chance in Classic', () => {
    const view = given(
      mahjong,
      'classic bets 0 score 0 streak 0 out 0\nhand E9 1m 2m 3m\ndraw 9s 9p 8s 1p 1p 1p 1p 1s\ndiscard',
    ).match.view(0)
    const { higher, lower, all } = nextHandOdds(view)
    expect(worthOfBets(view)).toEqual({ higher: higher / all, lower: lower / all })
  })
})

describe('levels that look at the honours', () => {
  function plays(policy: string, values: string, hand: string): MahjongMove {
    const view = lastWall(values, hand, '9s 9p 8s 7s 9m 9m 8m 1p 9s 8p 7m 8s')
    const { choose } = mahjong.strategy.policies[policy] as { choose(view: unknown, seat: number, rng: unknown): MahjongMove }
    return choose(view, 0, rngFrom('level'))
  }

  it.each([
    ['6 5 5 5 5 5 5', 'E 1m 2m 3m', 'higher'],
    ['7 5 5 5 5 5 5', 'E 1m 2m 3m', 'lower'],
    ['6 5 5 5 5 5 5', 'E E 2m 3m', 'lower'],
    ['7 1 5 5 5 5 5', 'E S 2m 3m', 'higher'],
  ])('[HB27] Steady with values %s and %s bets %s', (values, hand, bet) => {
    expect(plays('steady', values, hand)).toEqual({ bet })
  })

  it('[HB27] Helmsman takes the worthier bet', () => {
    expect(plays('steer', '9 5 5 5 5 5 5', 'E 1m 2m 3m')).toEqual({ bet: 'lower' })
  })
})

describe('the lessons', () => {
  const at = (id: string) => given(mahjong, lessons.find((lesson) => lesson.id === id)!.position)

  it.each(lessons)('[HB21] $id asks for a bet that can be made there', ({ position, tasks }) => {
    const { match } = given(mahjong, position)
    expect(tasks).toHaveLength(1)
    for (const bet of tasks[0].moves) expect(isRejection(match.play(0, moveForBet(bet)))).toBe(false)
  })

  it('[HB7] what is said of the total, the honour and the tie happens', () => {
    expect(at('total').when('higher').match.view(0).history.at(-1)).toMatchObject({ total: 10, next: 29, won: true })
    const { values, history, total } = at('honours').when('higher').match.view(0)
    expect([values[0], history.at(-1)!.next, total]).toEqual([6, 29, 30])
    const tie = nextHandOdds(at('tie').match.view(0))
    expect(tie.tie / tie.all).toBeCloseTo(0.43, 2)
    for (const bet of ['higher', 'lower']) expect(at('tie').when(bet).match.view(0).history.at(-1)).toMatchObject({ next: 20, won: false })
    expect(winChance(nextHandOdds(at('reshuffle').match.view(0)), 'higher')).toBe(1)
    expect(at('reshuffle').when('higher').match.view(0)).toMatchObject({ exhaustions: 1, discard: [] })
  })

  it('[HB28] the worked example of the rules and the last lesson tell what brute force finds', () => {
    const { match } = at('steer')
    const view = match.view(0)
    const found = worthsByBruteForce([...view.values], readWall('E 2m 3m 4m'), readWall(lessons.at(-1)!.position.match(/draw (.*)/)![1]!))
    const odds = nextHandOdds(view)
    for (const [strings, point] of [
      [en, '.'],
      [de, ','],
      [fr, ','],
    ] as const) {
      const rule = strings['rules.8.text']
      for (const bet of ['higher', 'lower'] as const) {
        expect(rule).toContain(found[bet].toFixed(1).replace('.', point))
        expect(strings['tutorial.steer.done']).toContain(found[bet].toFixed(1).replace('.', point))
        expect(rule).toContain(`${Math.round(100 * winChance(odds, bet))} `)
      }
    }
    for (const bet of ['higher', 'lower'] as const) expect(worthOfBets(view)[bet]).toBeCloseTo(found[bet], 9)
    expect(worthierBet(worthOfBets(view))).toBe('lower')
    expect(at('steer').when('lower').match.view(0)).toMatchObject({ values: [8, 5, 5, 5, 5, 5, 5], outcome: null })
    expect(at('steer').when('higher').match.outcome).not.toBeNull()
  })
})
