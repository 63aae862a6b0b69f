import { rankedRules } from '@parlor/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { farmingSchemes } from '../proofs/farming-schemes.ts'
import { dayMs, minuteMs, SimulatedLadder } from '../proofs/simulated-ladder.ts'
import { maxRatingChange } from '../src/ratings/rating-weight.ts'
import { openStores, type Stores } from '../src/store/stores.ts'

let stores: Stores
beforeAll(async () => {
  stores = await openStores({ folder: null }, 'one')
}, 120_000)
afterAll(() => stores.close())

const schemes = farmingSchemes({ farmer: 0.3, accomplice: 0.2 })
async function gainOf(name: string): Promise<number> {
  const ladder = new SimulatedLadder(stores, name)
  const farmer = ladder.newPlayer()
  await schemes.find((one) => one.name === name)!.run(ladder, farmer)
  return (await ladder.ratingOf(farmer)) - 1500
}

describe('a rating', () => {
  it('rises by no more than the daily maximum, whoever loses', async () => {
    expect(await gainOf('a star of aged accounts, 1')).toBeLessThan(rankedRules.dailyRise)
    expect(await gainOf('a star of aged accounts, 12')).toBeCloseTo(rankedRules.dailyRise)
  })

  it('holds back what is beyond the maximum: a defeat takes from that first, a later win adds it', async () => {
    const ladder = new SimulatedLadder(stores, 'days')
    const player = ladder.newPlayer()
    const play = async (wins: boolean) => {
      ladder.now += 60 * minuteMs
      const other = await ladder.establishedPlayer()
      await (wins ? ladder.recordWin(player, other) : ladder.recordWin(other, player))
      return (await ladder.ratingOf(player)) - 1500
    }
    const { dailyRise } = rankedRules
    const heldBack = async () => {
      const { rows } = await stores.pool.query('SELECT held FROM ratings WHERE person = $1', [player.id])
      return rows[0]!['held'] as number
    }
    expect(await play(true)).toBeCloseTo(maxRatingChange)
    expect(await play(true)).toBeCloseTo(dailyRise)
    expect(await play(true)).toBeCloseTo(dailyRise)
    expect(await heldBack()).toBeCloseTo(3 * maxRatingChange - dailyRise)
    ladder.now += dayMs
    expect(await play(false)).toBeCloseTo(dailyRise)
    expect(await heldBack()).toBeCloseTo(2 * maxRatingChange - dailyRise)
    expect(await play(false)).toBeCloseTo(maxRatingChange)
    expect(await heldBack()).toBeCloseTo(0)
    // Since the day began: a bad start leaves more to rise.
    for (let win = 0; win < 3; win++) await play(true)
    expect(await play(true)).toBeCloseTo(2 * dailyRise)
    expect(await heldBack()).toBeGreaterThan(0)
    ladder.now += dayMs
    expect(await play(true)).toBeGreaterThan(2 * dailyRise + maxRatingChange)
  })

  it('rises no more by accounts that proved each other', async () => {
    expect(await gainOf('a star of accounts aged together')).toBeLessThanOrEqual(rankedRules.dailyRise + 1e-6)
  }, 60_000)
})
