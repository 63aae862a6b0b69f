import { rankedRules } from '@parlor/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inMemoryDatabase } from '../proofs/in-memory-database.ts'
import { farmedPoints, farmingSchemes, playHonestDay } from '../proofs/farming-schemes.ts'
import { dayMs, minuteMs, noWeights, SimulatedLadder, type LadderPlayer } from '../proofs/simulated-ladder.ts'
import { maxRatingChange, ratingWeights, type RatingWeights } from '../src/ratings/rating-weight.ts'
import { openStores, type Stores } from '../src/store/stores.ts'

let stores: Stores
beforeAll(async () => {
  stores = await openStores(await inMemoryDatabase(), 'one')
})
afterAll(() => stores.close())

const schemes = farmingSchemes({ farmer: 0.3, accomplice: 0.2 })
const schemeNamed = (name: string) => schemes.find((one) => one.name === name)!

async function pointsOf(name: string, weights: Partial<RatingWeights> = {}): Promise<number> {
  const ladder = new SimulatedLadder(stores, name, { weights: { ...ratingWeights, ...weights } })
  return (await farmedPoints(ladder, ladder.newPlayer(), schemeNamed(name).run)).day
}

const { dailyChange } = rankedRules

describe('a rating', () => {
  it('rises by no more than the daily maximum, whoever loses, and nothing is left for later', async () => {
    expect(await pointsOf('a star of aged accounts, 1')).toBeLessThan(dailyChange)
    expect(await pointsOf('a star of aged accounts, 12')).toBeCloseTo(dailyChange)
    const ladder = new SimulatedLadder(stores, 'a week later')
    const farmer = await ladder.establishedPlayer()
    const { week } = await farmedPoints(ladder, farmer, schemeNamed('a star of aged accounts, 12').run)
    expect(week).toBeLessThan(2 * dailyChange)
  })

  it('falls by no more than that either', async () => {
    const ladder = new SimulatedLadder(stores, 'defeats')
    const player = ladder.newPlayer()
    for (let defeat = 0; defeat < 8; defeat++) {
      ladder.now += 60 * minuteMs
      await ladder.recordWin(await ladder.establishedPlayer(), player)
    }
    expect(await ladder.wholeRatingOf(player)).toBeCloseTo(1500 - dailyChange)
  })

  it('moves again the next day, and until then less the nearer it is', async () => {
    const ladder = new SimulatedLadder(stores, 'days')
    const player = ladder.newPlayer()
    const win = async () => {
      ladder.now += 60 * minuteMs
      await ladder.recordWin(player, await ladder.establishedPlayer())
      return (await ladder.ratingOf(player)) - 1500
    }
    expect(await win()).toBeCloseTo(maxRatingChange)
    const second = await win()
    expect(second).toBeGreaterThan(maxRatingChange)
    expect(second).toBeLessThanOrEqual(dailyChange + 1e-6)
    expect(await win()).toBeLessThanOrEqual(dailyChange + 1e-6)
    ladder.now += dayMs
    expect(await win()).toBeGreaterThan(dailyChange + 10)
  })

  it('is not changed by somebody who has been erased meanwhile, and they have none again', async () => {
    const ladder = new SimulatedLadder(stores, 'erased')
    const [player, other, gone] = [ladder.newPlayer(), ladder.newPlayer(), ladder.newPlayer()]
    await stores.pool.query("INSERT INTO people (id, name, created, erased) VALUES ($1, '', 0, true)", [gone.id])
    await ladder.recordWin(player, gone)
    expect(await ladder.ratingOf(player)).toBe(1500)
    await ladder.recordWin(player, other, gone)
    expect(await ladder.ratingOf(player)).toBeGreaterThan(1500)
    expect(await ladder.ratingOf(other)).toBeLessThan(1500)
    expect(await stores.ratings.ofPerson(gone.id, ladder.game)).toBeNull()
    expect(await stores.ratings.graph(gone.id, ladder.game)).toEqual([])
  })

  it('says why a match counted less', async () => {
    const ladder = new SimulatedLadder(stores, 'reductions')
    const player = ladder.newPlayer()
    const reductionsAgainst = async (other: LadderPlayer) => {
      ladder.now += minuteMs
      const match = await ladder.recordWin(player, other)
      return (await stores.ratings.changeBy(match, player.id))!.reductions
    }
    const rival = await ladder.establishedPlayer()
    expect(await reductionsAgainst(rival)).toEqual([])
    expect(await reductionsAgainst(rival)).toEqual(['repeatedPair'])
    expect(await reductionsAgainst(ladder.newPlayer())).toEqual(['unprovenOpponent'])
    await reductionsAgainst(await ladder.establishedPlayer())
    expect(await reductionsAgainst(await ladder.establishedPlayer())).toEqual(['daily'])
    // At a table of four a result can move more, and a little of the day's maximum used up is no reason.
    const four = ladder.newPlayer()
    const table = async () => {
      ladder.now += minuteMs
      const others = [await ladder.establishedPlayer(), await ladder.establishedPlayer(), await ladder.establishedPlayer()]
      const match = await ladder.recordWin(four, ...others)
      return (await stores.ratings.changeBy(match, four.id))!
    }
    const first = await table()
    expect(first.reductions).toEqual([])
    for (let next = await table(); ; next = await table()) {
      const moved = next.before - first.before
      expect(next.reductions.includes('daily')).toBe(moved > dailyChange - (1.5 * maxRatingChange) / 2)
      if (next.reductions.includes('daily')) break
    }
    const match = await ladder.recordWin(player, rival)
    expect(await stores.ratings.changeBy(match, ladder.newPlayer().id)).toBeNull()
    expect(await stores.ratings.changeBy(match, player.id)).not.toBeNull()
  })

  it('shows what an earlier version has held back with wins, and a defeat takes from that first', async () => {
    const ladder = new SimulatedLadder(stores, 'held back')
    const player = await ladder.establishedPlayer()
    await stores.pool.query('UPDATE ratings SET held = 100 WHERE person = $1', [player.id])
    await ladder.recordWin(await ladder.establishedPlayer(1600), player)
    expect(await ladder.ratingOf(player)).toBe(1500)
    const held = (await ladder.wholeRatingOf(player)) - 1500
    expect(held).toBeLessThan(100)
    ladder.now += dayMs
    await ladder.recordWin(player, await ladder.establishedPlayer(1600))
    expect(await ladder.ratingOf(player)).toBeCloseTo(1500 + dailyChange)
    expect(await ladder.wholeRatingOf(player)).toBeGreaterThan(1500 + held)
  })

  it('rises no more by accounts that proved each other', async () => {
    expect(await pointsOf('a star of accounts aged together')).toBeLessThanOrEqual(dailyChange + 1e-6)
  })

  it('expects nothing of a day of honest matches', async () => {
    let sum = 0
    for (const mirrored of [false, true]) {
      const ladder = new SimulatedLadder(stores, 'honest', { mirrored })
      sum += (await farmedPoints(ladder, ladder.newPlayer(), (on, one) => playHonestDay(on, one, 40))).day
    }
    expect(Math.abs(sum / 2)).toBeLessThan(5)
  })
})

describe('what farming is measured by', () => {
  it('counts what a rating would still be shown to have risen: without weights it is too much', async () => {
    const most = 50
    expect(await pointsOf('a star of aged accounts, 12', { daily: () => 1 })).toBeGreaterThan(most)
    expect(await pointsOf('trading wins in a pair', noWeights)).toBeGreaterThan(most)
    expect(await pointsOf('a star of fresh accounts', noWeights)).toBeGreaterThan(most)
  })

  it('shows each weight by itself to hold a scheme down', async () => {
    const [pair, star] = ['trading wins in a pair', 'a star of fresh accounts']
    expect(await pointsOf(pair, { repeatedPair: () => 1 })).toBeGreaterThan((await pointsOf(pair)) + 5)
    expect(await pointsOf(star, { unprovenOpponent: () => 1 })).toBeGreaterThan((await pointsOf(star)) + 10)
  })
})
