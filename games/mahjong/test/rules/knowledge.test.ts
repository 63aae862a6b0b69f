import { randomInt, isRejection, rngFrom, shuffle } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { bestBet, winChance, mahjong, nextHandOdds, honourValueHistories, type MahjongTypes, type MahjongView } from '@parlor/mahjong'
import { given } from '@parlor/testkit'
import { describe, expect, it } from 'vitest'

const { game, strategy } = mahjong

function dealt(honors: 'instance' | 'kind', seed: string): Match<MahjongTypes> {
  const match = Match.begin(game, { options: { honors }, seed })
  if (isRejection(match)) throw new Error(match.rejected)
  return match
}

describe('what is known', () => {
  it('[HB18] the view does not depend on the order of the pile', () => {
    const { match } = given(mahjong, 'classic bets 0 score 0 streak 0 out 0\nhand 1m 2m 3m 4m\ndraw E7 2p 9s 9s C 1p 2p 3p\ndiscard')
    const other = game.clone(match.state)
    shuffle(rngFrom('other'), other.draw)
    expect(other.draw).not.toEqual(match.state.draw)
    expect(JSON.stringify(game.view(other, 0))).toBe(JSON.stringify(match.view(0)))
  })

  it('[HB18] determinize reaches every order of the pile', () => {
    const { match } = given(mahjong, 'classic bets 0 score 0 streak 0 out 0\nhand 1m 2m 3m 4m\ndraw 1p 2p 3p 4p\ndiscard')
    const rng = rngFrom('orders')
    const orders = new Set(Array.from({ length: 1000 }, () => game.determinize(match.view(0), 0, rng).draw.join()))
    expect(orders.size).toBe(24)
  })

  it('[HB18] the pile is known by the current values of its tiles', () => {
    const { unseen } = given(
      mahjong,
      'living bets 0 score 0 streak 0 out 0\nvalues 8 5 5 5 5 5 2\nhand E 2m 3m 4m\ndraw E E P 9m 1m 1p\ndiscard',
    ).match.view(0)
    expect(unseen).toEqual([0, 2, 1, 0, 0, 0, 0, 0, 2, 1, 0])
  })
})

/** Counts all choices of four values by brute force. */
function bruteForce(values: readonly number[], total: number): { higher: number; lower: number; tie: number } {
  const found = { higher: 0, lower: 0, tie: 0 }
  for (let a = 0; a < values.length; a++)
    for (let b = a + 1; b < values.length; b++)
      for (let c = b + 1; c < values.length; c++) {
        const three = values[a]! + values[b]! + values[c]!
        for (let d = c + 1; d < values.length; d++) {
          const sum = three + values[d]!
          if (sum > total) found.higher++
          else if (sum < total) found.lower++
          else found.tie++
        }
      }
  return found
}

describe('the odds', () => {
  it('[HB19] equal counting one by one on 10 000 random piles', () => {
    const rng = rngFrom('odds')
    for (let i = 0; i < 10_000; i++) {
      const values = Array.from({ length: 4 + randomInt(rng, 37) }, () => randomInt(rng, 11))
      const unseen = new Array<number>(11).fill(0)
      for (const value of values) unseen[value]!++
      const total = randomInt(rng, 41)
      const { higher, lower, tie, all } = nextHandOdds({ unseen, total })
      expect({ higher, lower, tie }).toEqual(bruteForce(values, total))
      expect(higher + lower + tie).toBe(all)
    }
  })

  it('[HB19] count every hand of the largest pile', () => {
    const unseen = new Array<number>(11).fill(0)
    unseen[5] = 404
    expect(nextHandOdds({ unseen, total: 20 })).toMatchObject({ higher: 0, lower: 0, tie: (404 * 403 * 402 * 401) / 24 })
  })

  it('[HB19] name the better bet and its chance', () => {
    const odds = nextHandOdds({ unseen: [0, 0, 0, 0, 0, 3, 1, 0, 0, 0, 0], total: 20 })
    expect(odds).toMatchObject({ higher: 1, lower: 0, tie: 0, all: 1 })
    expect(bestBet(odds)).toBe('higher')
    expect(winChance(odds, 'lower')).toBe(0)
    expect(winChance(nextHandOdds({ unseen: new Array<number>(11).fill(0), total: 20 }), 'higher')).toBe(0)
  })
})

describe('honours as prices', () => {
  it('[HB4, HB18] follow the kind through the remembered rounds', () => {
    const { match } = given(
      mahjong,
      'living bets 0 score 0 streak 0 out 0\nvalues 5 5 5 5 5 5 5\nhand E E 1m 1m\ndraw 9s 9s 9s 9s E 1p 2p 3p 8s 8s 8s 8s\ndiscard',
    ).when('higher', 'lower', 'lower')
    const [east, south] = honourValueHistories(match.view(0))
    expect(east).toMatchObject({ honour: 'east', face: 27, low: 6, high: 6, mean: 6, series: [5, 7, 7, 6] })
    expect(south!.series).toEqual([5, 5, 5, 5])
  })

  it('[HB4, HB18] span the copies of a kind in Classic', () => {
    const { match } = given(mahjong, 'classic bets 0 score 0 streak 0 out 0\nhand E7 E3 1m 1m\ndraw E 9s 9s 9s\ndiscard')
    expect(honourValueHistories(match.view(0))[0]).toMatchObject({ low: 3, high: 7, mean: 5, series: [5] })
  })
})

describe('the levels of the lab', () => {
  function plays(name: string, view: MahjongView): unknown {
    const policy = strategy.policies[name]!
    return policy.sees === 'view' ? policy.choose(view, 0, rngFrom('lab')) : null
  }

  it.each([
    ['5m 5m 5m 4m', 'higher'],
    ['5m 5m 5m 5m', 'higher'],
    ['5m 5m 5m 6m', 'lower'],
  ])('[HB27] Twenty with %s bets %s', (hand, bet) => {
    const { match } = given(mahjong, `classic bets 0 score 0 streak 0 out 0\nhand ${hand}\ndraw 1p 1p 1p 1p\ndiscard`)
    expect(plays('aroundTwenty', match.view(0))).toEqual({ bet })
  })

  it('[HB27] Odds counts the pile, not the mean', () => {
    const { match } = given(mahjong, 'classic bets 0 score 0 streak 0 out 0\nhand 5m 5m 5m 4m\ndraw 1p 1p 1p 1p 9s\ndiscard')
    expect(plays('exactOdds', match.view(0))).toEqual({ bet: 'lower' })
  })

  it('[HB27] from weakest to strongest, by bets won', () => {
    const shares = strategy.levels.slice(0, 3).map((level) => {
      const rng = rngFrom('shares')
      let score = 0
      let bets = 0
      for (let i = 0; i < 30; i++) {
        const state = game.clone(dealt('instance', `share ${i}`).start)
        while (!state.outcome) {
          const move = level.kind === 'policy' ? plays(level.policy, game.view(state, 0)) : { bet: randomInt(rng, 2) ? 'higher' : 'lower' }
          game.apply(state, 0, move as MahjongTypes['Move'], { quiet: true, emit() {}, reveal() {} })
        }
        score += state.score
        bets += state.bets
      }
      return score / bets
    })
    expect(shares[0]).toBeGreaterThan(0.44)
    expect(shares[0]).toBeLessThan(0.5)
    expect(shares[1]).toBeGreaterThan(0.69)
    expect(shares[2]).toBeGreaterThan(shares[1]!)
    expect(shares[2]).toBeLessThan(0.77)
  })
})
