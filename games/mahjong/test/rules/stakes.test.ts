import { randomInt, rngFrom } from '@parlor/kernel'
import { eventsFor, Match } from '@parlor/kernel/host'
import {
  cashOut,
  chipsMoved,
  growthBet,
  growthOf,
  highestStake,
  housePrice,
  isOffered,
  mahjong,
  momentsOf,
  moveForBet,
  nextHandOdds,
  runReportOf,
  winChance,
  winOf,
  type Bet,
  type MahjongMove,
  type MahjongTypes,
} from '@parlor/mahjong'
import { given } from '@parlor/testkit'
import { describe, expect, it } from 'vitest'

const { game } = mahjong
const bets = ['higher', 'lower'] as const

function begun(seed: string): Match<MahjongTypes> {
  return Match.begin(game, { options: { honors: 'stakes' }, seed }) as Match<MahjongTypes>
}

/** A table with so many chips; the next hand is worth 30. */
const at = (chips: number, hand = '5m 5m 5m 5m') =>
  given(mahjong, `stakes bets 9 score ${chips} streak 0 out 0\nhand ${hand}\ndraw 9s 8s 7p 6p 1p 2p 3p 4p 5s 5p 5s 5p\ndiscard`)

describe('a stake', () => {
  it('[HB29] is one to all chips on either bet; a run begins with 100', () => {
    const match = begun('stakes')
    expect(match.view(0).score).toBe(100)
    const stakes = match.moves(0).flatMap((move) => ('cashOut' in move ? [] : [move]))
    for (const bet of bets)
      expect(stakes.filter((move) => move.bet === bet).map(({ stake }) => stake)).toEqual(Array.from({ length: 100 }, (_, i) => i + 1))
    for (const stake of [0, -1, 1.5, 101, '5', null])
      expect(game.check(match.state, 0, { bet: 'higher', stake })).toMatchObject({ rejected: 'mahjong.badStake' })
    for (const move of [{ bet: 'higher' }, { stake: 5 }, { cashOut: false }, { bet: 'higher', stake: 5, more: 1 }])
      expect(game.check(match.state, 0, move)).toMatchObject({ rejected: 'mahjong.notAMove' })
    const classic = Match.begin(game, { options: { honors: 'instance' }, seed: 'x' }) as Match<MahjongTypes>
    for (const move of [{ bet: 'higher', stake: 5 }, { cashOut: true }])
      expect(game.check(classic.state, 0, move)).toMatchObject({ rejected: 'mahjong.notAMove' })
  })

  it('[HB29] is never more than the house takes', () => {
    const { state } = at(50_000).match
    expect(highestStake(50_000)).toBe(10_000)
    expect(game.check(state, 0, { bet: 'higher', stake: 10_000 })).toBeNull()
    expect(game.check(state, 0, { bet: 'higher', stake: 10_001 })).toMatchObject({ rejected: 'mahjong.badStake', params: { most: 10_000 } })
  })

  it('[HB30] wins nothing where the price of the stake is below one chip, and the log says why', () => {
    const match = at(100, '1m 1p 1s 2m').match
    const total = match.view(0).total
    expect([housePrice(total, 'higher') * 10 < 1, winOf(total, 'higher', 10)]).toEqual([true, 0])
    const step = match.play(0, moveForBet('higher', 10))
    if ('rejected' in step) throw new Error(step.rejected)
    expect(match.view(0)).toMatchObject({ score: 100, streak: 1 })
    expect(mahjong.text.sentences(eventsFor(step.events, 0), match.view(0))[0]).toMatchObject({
      key: 'said.wonNothing',
      params: { score: 100 },
    })
  })

  it('[HB30] pays what is fair on a full deck with every honour at 5, counted hand by hand', () => {
    const values = Array.from({ length: 136 }, (_, i) => (i < 108 ? (Math.floor(i / 4) % 9) + 1 : 5))
    const ways = new Array<number>(41).fill(0)
    for (let a = 0; a < 136; a++)
      for (let b = a + 1; b < 136; b++)
        for (let c = b + 1; c < 136; c++) {
          const three = values[a]! + values[b]! + values[c]!
          for (let d = c + 1; d < 136; d++) ways[three + values[d]!]!++
        }
    const all = ways.reduce((sum, count) => sum + count, 0)
    for (let total = 0; total <= 40; total++) {
      const won = {
        higher: ways.reduce((sum, count, other) => sum + (other > total ? count : 0), 0),
        lower: ways.reduce((sum, count, other) => sum + (other < total ? count : 0), 0),
      }
      for (const bet of bets) {
        expect(isOffered(total, bet)).toBe(won[bet] > 0)
        if (won[bet] === 0) continue
        // Fair: what is won and lost cancels out over all hands.
        expect(won[bet] * housePrice(total, bet) - (all - won[bet])).toBeCloseTo(0, 3)
        for (const stake of [1, 7, 100, 10_000]) expect(winOf(total, bet, stake)).toBe(Math.floor((stake * (all - won[bet])) / won[bet]))
      }
    }
  })

  it('[HB30] is lost by a tie, and a bet without a price is not taken', () => {
    expect(at(40).when('higher 7').match.state.score).toBe(40 + winOf(20, 'higher', 7))
    expect(at(40).when('lower 7').match.state.score).toBe(33)
    expect(at(40, '9s 8s 7p 6p').when('higher 7').match.view(0)).toMatchObject({ score: 33, streak: 0 })
    const { match } = at(40, '9m 9m 9m 9m')
    expect(game.check(match.state, 0, { bet: 'higher', stake: 1 })).toMatchObject({ rejected: 'mahjong.notOffered' })
    expect(match.moves(0).some((move) => 'bet' in move && move.bet === 'higher')).toBe(false)
  })

  it('[HB12, HB30] is remembered with its round', () => {
    expect(at(40).when('lower 7').match.view(0).history.at(-1)).toMatchObject({ bet: 'lower', stake: 7, won: false })
    expect(at(40).when('higher 9').match.view(0).history.at(-1)).toMatchObject({ bet: 'higher', stake: 9, won: true })
  })
})

describe('the end of Stakes', () => {
  it('[HB31] comes with the last chip', () => {
    expect(at(7).when('lower 7').match.outcome).toEqual({ scores: [0], ranks: [1], reason: 'outcome.broke' })
    expect(at(8).when('lower 7').match.outcome).toBeNull()
  })

  it('[HB31] comes when the chips are cashed out, and for one who has left', () => {
    const { match } = at(64).when('cash')
    expect(match.outcome).toEqual({ scores: [64], ranks: [1], reason: 'outcome.cashedOut' })
    expect(game.notation.writeState(match.state)).toMatch(/^stakes bets 9 score 64 streak 0 out 0 cashed\n/)
    expect(at(64).match.game.fallback(at(64).match.state, 0)).toBe(cashOut)
  })

  it('[HB31] comes with the third pile', () => {
    const match = begun('whole')
    while (!match.outcome)
      match.play(
        0,
        moveForBet(growthBet({ odds: nextHandOdds(match.view(0)), total: match.view(0).total, chips: match.view(0).score }).bet, 1),
      )
    expect(match.outcome.reason).toBe('outcome.exhausted')
    expect(match.state.bets).toBe(201)
  })

  it.each([
    ['higher 25', { bet: 'higher', stake: 25 }],
    ['l 1', { bet: 'lower', stake: 1 }],
    ['Cash', { cashOut: true }],
  ])('[HB20] %j is read', (text, move) => {
    expect(game.notation.readMove(text)).toEqual(move)
  })

  it.each(['higher 0', 'higher 100000', 'cash 5', 'higher  5', 'higher 05', 'higher -5'])('[HB20] %j is refused', (text) => {
    expect(game.notation.readMove(text)).toMatchObject({ rejected: 'mahjong.badMove' })
  })
})

describe('growth', () => {
  const rng = rngFrom('growth')
  const positions = Array.from({ length: 60 }, () => {
    const match = begun(`growth ${randomInt(rng, 1e9)}`)
    for (let i = randomInt(rng, 150); i > 0 && !match.outcome; i--)
      match.play(0, moveForBet(match.view(0).total < 20 ? 'higher' : 'lower', 1))
    const { total, unseen } = match.view(0)
    return { odds: nextHandOdds({ total, unseen }), total, chips: 1 + randomInt(rng, randomInt(rng, 3) === 0 ? 12_000 : 400) }
  }).filter(({ odds }) => odds.all > 0)

  it('[HB32] is highest at the stake that trying all of them finds', () => {
    for (const position of positions) {
      const { odds, total, chips } = position
      let most = -Infinity
      for (const bet of bets)
        if (isOffered(total, bet))
          for (let stake = 1; stake <= highestStake(chips); stake++) {
            const chance = winChance(odds, bet)
            most = Math.max(
              most,
              chance * Math.log(chips + 1 + winOf(total, bet, stake)) + (1 - chance) * Math.log(chips + 1 - stake) - Math.log(chips + 1),
            )
          }
      expect(growthBet(position).growth).toBeCloseTo(most, 12)
    }
  })

  it('[HB32] is what repeated bets grow by on average, and less with a third or three times the stake', () => {
    const position = positions.filter(({ chips }) => chips > 90).toSorted((a, b) => growthBet(b).growth - growthBet(a).growth)[3]!
    const best = growthBet(position)
    const { odds, total, chips } = position
    const hands = odds.ways.flatMap((ways, sum) => (ways > 0 ? [[sum, ways] as const] : []))
    function simulate(bet: Bet, stake: number): number {
      const draws = rngFrom('draws')
      let sum = 0
      for (let i = 0; i < 100_000; i++) {
        let drawn = randomInt(draws, odds.all)
        const next = hands.find(([, ways]) => (drawn -= ways) < 0)![0]
        const won = bet === 'higher' ? next > total : next < total
        sum += Math.log((chips + 1 + (won ? winOf(total, bet, stake) : -stake)) / (chips + 1))
      }
      return sum / 100_000
    }
    const over = Math.min(chips, best.stake * 3)
    const under = Math.max(1, Math.round(best.stake / 3))
    const found = [best.stake, over, under].map((stake) => simulate(best.bet, stake))
    for (const [i, stake] of [best.stake, over, under].entries()) expect(found[i]).toBeCloseTo(growthOf(position, best.bet, stake), 2)
    expect(found[0]).toBeGreaterThan(found[1]!)
    expect(found[0]).toBeGreaterThan(found[2]!)
  })

  it('[HB23, HB32] a report tells what was given away by too much, too little and the other side', () => {
    const played = (change: (best: { bet: Bet; stake: number }, chips: number) => MahjongMove) => {
      const match = begun('given away')
      while (!match.outcome) {
        const { total, score: chips } = match.view(0)
        const best = growthBet({ odds: nextHandOdds(match.view(0)), total, chips })
        match.play(0, change(best, chips))
      }
      const report = runReportOf(match)
      expect(report.score).toBe(match.outcome.scores[0])
      const { over, under, side } = report.givenAway!
      expect(over + under + side).toBeCloseTo(report.bestExpected - report.expected, 9)
      expect(report.luck + report.expected).toBeCloseTo(Math.log((report.score + 1) / 101), 9)
      expect(report.lines.find(({ name }) => name === 'score')!.points.at(-1)).toBeCloseTo(Math.log(report.score + 1), 9)
      return report
    }
    const best = played(({ bet, stake }) => moveForBet(bet, stake))
    // Remembered are the most chips that were won with growth to expect, and the worst loss of them beside what was expected.
    const { best: top, worstLuck, steered } = momentsOf(best)
    const gains = best.bets.filter(({ won, worth }) => won && worth > 0).map(({ total, bet, stake }) => winOf(total, bet, stake!))
    expect([chipsMoved(top!), steered]).toEqual([Math.max(...gains), false])
    expect([worstLuck!.won, chipsMoved(worstLuck!)]).toEqual([false, worstLuck!.stake])
    expect(best.givenAway).toEqual({ over: 0, under: 0, side: 0 })
    expect(best).toMatchObject({ skill: 1, sound: best.bets.length })
    expect(played(({ bet, stake }, chips) => moveForBet(bet, Math.min(chips, 3 * stake))).givenAway).toMatchObject({ under: 0, side: 0 })
    expect(played(({ bet, stake }, chips) => moveForBet(bet, Math.min(chips, 3 * stake))).givenAway!.over).toBeGreaterThan(0.1)
    expect(played(({ bet }) => moveForBet(bet, 1)).givenAway!.under).toBeGreaterThan(0.1)
  })

  it('[HB27] All in stakes everything, Flat five chips, Growth by growth, and all take what the house offers', () => {
    const view = at(64).match.view(0)
    const plays = (name: string) => {
      const policy = mahjong.strategy.policies[name]!
      return policy.sees === 'view' ? policy.choose(view, 0, rngFrom('x')) : null
    }
    const best = growthBet({ odds: nextHandOdds(view), total: view.total, chips: 64 })
    expect(plays('growth')).toEqual({ bet: best.bet, stake: best.stake })
    expect(plays('allIn')).toEqual({ bet: best.bet, stake: 64 })
    expect(plays('flat')).toEqual({ bet: best.bet, stake: 5 })
    for (const name of Object.keys(mahjong.strategy.policies)) expect(game.check(at(64).match.state, 0, plays(name))).toBeNull()
  })
})
