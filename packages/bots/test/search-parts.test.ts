import { fastRandomInt, rngFrom } from '@parlor/kernel'
import { describe, expect, it } from 'vitest'
import { ViewDigest } from '../src/view-digest.ts'
import { RaveStatistics } from '../src/rave.ts'
import { logarithmTable } from '../src/logarithm-table.ts'
import { PairIndex } from '../src/pair-index.ts'
import { SearchTree } from '../src/search-tree.ts'
import { lowerBound, exactBound, TranspositionTable } from '../src/transposition-table.ts'
import { winShare, RewardScale } from '../src/reward-scale.ts'

function digestOf(value: unknown, salt = 0): string {
  const { high, low } = new ViewDigest().begin(salt).add(value)
  return `${high}:${low}`
}

describe('the transposition table', () => {
  it('distinguishes positions and seats by the full key, through every growth', () => {
    const table = new TranspositionTable()
    for (let i = 0; i < 5000; i++) table.store(i * 4294967296 + 7, i % 2, 3, i, exactBound, i)
    let retained = 0
    for (let i = 0; i < 5000; i++) {
      const slot = table.find(i * 4294967296 + 7, i % 2)
      if (slot >= 0 && table.value(slot) === i && table.move(slot) === i) retained++
      else expect(slot).toBe(-1)
      expect(table.find(i * 4294967296 + 7, 1 - (i % 2))).toBe(-1)
    }
    expect(retained).toBeGreaterThan(3000)
    expect(table.find(0, 0)).toBe(-1)
  })

  it('keeps the deeper entry beside the latest', () => {
    const table = new TranspositionTable()
    for (let key = 1; key <= 100; key++) table.store(key, 0, 9, -key, lowerBound, 4)
    for (let key = 101; key < 3_000_000; key++) table.store(key, 0, 2, 1, exactBound, 0)
    for (let key = 1; key <= 100; key++) {
      const slot = table.find(key, 0)
      if (slot >= 0) expect([table.value(slot), table.depth(slot), table.bound(slot), table.move(slot)]).toEqual([-key, 9, lowerBound, 4])
    }
    expect(Array.from({ length: 100 }, (_, i) => table.find(i + 1, 0)).filter((slot) => slot >= 0).length).toBeGreaterThan(90)
    expect(table.find(2_999_999, 0)).toBeGreaterThanOrEqual(0)
  })
})

describe('view digests', () => {
  it('differ by any leaf, key, order, length, and by the deciding seat', () => {
    const values = [
      null,
      0,
      1,
      -1,
      0.5,
      1.5,
      2 ** 40,
      '',
      '0',
      'ab',
      'ba',
      true,
      false,
      [],
      [0],
      [0, 0],
      [[0], 0],
      {},
      { a: 0 },
      { b: 0 },
      { a: [0] },
    ]
    expect(new Set(values.map((value) => digestOf(value))).size).toBe(values.length)
    expect(digestOf({ a: [1, 'x', null] })).toBe(digestOf({ a: [1, 'x', null] }))
    expect(digestOf([1], 0)).not.toBe(digestOf([1], 1))
  })
})

describe('the pair index', () => {
  it('numbers pairs in the order of appearance, through every growth', () => {
    const pairs = new PairIndex()
    const each = Array.from({ length: 5000 }, (_, i) => [i % 70, -Math.floor(i / 70)] as const)
    expect(each.map((pair) => pairs.findOrAdd(...pair))).toEqual([...each.keys()])
    expect(each.map((pair) => pairs.find(...pair))).toEqual([...each.keys()])
    expect(pairs.find(-1, -1)).toBe(-1)
    expect(pairs.size).toBe(5000)
  })
})

describe('RAVE statistics', () => {
  it('credit the moves the seat itself played later in the same simulation', () => {
    const tree = new SearchTree<number>()
    tree.reserve(5)
    tree.seats[0] = 1
    tree.first[0] = 1
    tree.counts[0] = 4
    tree.keys.set([10, 20, 30, 40], 1)
    const rave = new RaveStatistics<number>((move) => move, 2)
    const simulate = (...played: [seat: number, move: number][]) => {
      rave.begin()
      for (const [seat, move] of played) rave.onMove(seat, move)
      rave.credit(tree, 0, 1, 0.5)
    }
    simulate([1, 10], [1, 20], [0, 30], [1, 40], [1, 4000])
    simulate([0, 10], [0, 20], [1, 20], [1, 10])
    expect([...tree.raveVisits.slice(1, 5)]).toEqual([1, 2, 0, 1])
    expect([...tree.raveTotals.slice(1, 5)]).toEqual([0.5, 1, 0, 0.5])
  })
})

describe('rewards', () => {
  const tie = { scores: [2, 2, 1], ranks: [1, 1, 3], reason: '' }

  it('shares a win among those who tie', () => {
    expect([0, 1, 2].map((seat) => winShare(tie, seat, null))).toEqual([0.5, 0.5, 0])
    const won = { scores: [1, 0, 1, 0], ranks: [1, 3, 1, 3], reason: '' }
    const drawn = { scores: [0, 0, 0, 0], ranks: [1, 1, 1, 1], reason: '' }
    expect([0, 1, 2, 3].map((seat) => winShare(won, seat, [0, 1, 0, 1]))).toEqual([1, 0, 1, 0])
    expect([0, 1, 2, 3].map((seat) => winShare(drawn, seat, [0, 1, 0, 1]))).toEqual([0.5, 0.5, 0.5, 0.5])
  })

  it('counts stakes in zero-sum games, shares among several seats, scores for a single one', () => {
    const stake = new RewardScale({ zeroSum: true, seats: [2, 2] })
    const doubled = stake.rewardOf({ scores: [2, -2], ranks: [1, 2], reason: '' }, 0)
    expect([stake.normalize(doubled), stake.normalize(1), stake.normalize(-2), stake.fromEvaluation(1)]).toEqual([1, 0.75, 0, 2])
    const share = new RewardScale({ zeroSum: false, seats: [2, 4] })
    expect([share.rewardOf(tie, 0), share.rewardOf(tie, 2), share.normalize(0.5), share.fromEvaluation(0)]).toEqual([0.5, 0, 0.5, 0.5])
    const score = new RewardScale({ zeroSum: false, seats: [1, 1] })
    for (const points of [10, 30, 20]) score.rewardOf({ scores: [points], ranks: [1], reason: '' }, 0)
    expect([score.normalize(10), score.normalize(20), score.normalize(30)]).toEqual([0, 0.5, 1])
  })
})

describe('numbers', () => {
  it('logarithms agree with the library to the last digits', () => {
    const logs = logarithmTable(5000)
    expect(logs[1]).toBe(0)
    for (const n of [2, 3, 10, 999, 5000]) expect(logs[n]).toBeCloseTo(Math.log(n), 11)
  })

  it('fast random integers are uniform and in range', () => {
    const rng = rngFrom('even')
    const counts = [0, 0, 0, 0, 0, 0, 0]
    for (let i = 0; i < 70_000; i++) counts[fastRandomInt(rng, 7)]!++
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400)
  })
})
