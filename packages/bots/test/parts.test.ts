import { rngFrom } from '@parlor/kernel'
import { describe, expect, it } from 'vitest'
import { Digest } from '../src/digest.ts'
import { Echo } from '../src/echo.ts'
import { logarithms } from '../src/logarithm.ts'
import { Pairs } from '../src/pairs.ts'
import { quickBelow } from '../src/playout.ts'
import { Tree } from '../src/tree.ts'
import { atLeast, exact, Transpositions } from '../src/transposition.ts'
import { shareOf, Worth } from '../src/worth.ts'

function digestOf(value: unknown, salt = 0): string {
  const { high, low } = new Digest().begin(salt).add(value)
  return `${high}:${low}`
}

describe('transpositions', () => {
  it('tell positions and seats apart by the whole key, through every growth', () => {
    const table = new Transpositions()
    for (let i = 0; i < 5000; i++) table.store(i * 4294967296 + 7, i % 2, 3, i, exact, i)
    let kept = 0
    for (let i = 0; i < 5000; i++) {
      const slot = table.find(i * 4294967296 + 7, i % 2)
      if (slot >= 0 && table.value(slot) === i && table.move(slot) === i) kept++
      else expect(slot).toBe(-1)
      expect(table.find(i * 4294967296 + 7, 1 - (i % 2))).toBe(-1)
    }
    expect(kept).toBeGreaterThan(3000)
    expect(table.find(0, 0)).toBe(-1)
  })

  it('keep the deeper search beside the latest', () => {
    const table = new Transpositions()
    for (let key = 1; key <= 100; key++) table.store(key, 0, 9, -key, atLeast, 4)
    for (let key = 101; key < 3_000_000; key++) table.store(key, 0, 2, 1, exact, 0)
    for (let key = 1; key <= 100; key++) {
      const slot = table.find(key, 0)
      if (slot >= 0) expect([table.value(slot), table.depth(slot), table.bound(slot), table.move(slot)]).toEqual([-key, 9, atLeast, 4])
    }
    expect(Array.from({ length: 100 }, (_, i) => table.find(i + 1, 0)).filter((slot) => slot >= 0).length).toBeGreaterThan(90)
    expect(table.find(2_999_999, 0)).toBeGreaterThanOrEqual(0)
  })
})

describe('digests', () => {
  it('tell views apart by any leaf, key, order, length, and by who decides', () => {
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

describe('pairs', () => {
  it('number pairs in the order they turn up, through every growth', () => {
    const pairs = new Pairs()
    const each = Array.from({ length: 5000 }, (_, i) => [i % 70, -Math.floor(i / 70)] as const)
    expect(each.map((pair) => pairs.number(...pair))).toEqual([...each.keys()])
    expect(each.map((pair) => pairs.find(...pair))).toEqual([...each.keys()])
    expect(pairs.find(-1, -1)).toBe(-1)
    expect(pairs.size).toBe(5000)
  })
})

describe('echoes', () => {
  it('credit the moves the seat itself played later in the same simulation', () => {
    const tree = new Tree<number>()
    tree.reserve(5)
    tree.seats[0] = 1
    tree.first[0] = 1
    tree.counts[0] = 4
    tree.keys.set([10, 20, 30, 40], 1)
    const echo = new Echo<number>((move) => move, 2)
    const simulate = (...played: [seat: number, move: number][]) => {
      echo.begin()
      for (const [seat, move] of played) echo.heard(seat, move)
      echo.credit(tree, 0, 1, 0.5)
    }
    simulate([1, 10], [1, 20], [0, 30], [1, 40], [1, 4000])
    simulate([0, 10], [0, 20], [1, 20], [1, 10])
    expect([...tree.echoes.slice(1, 5)]).toEqual([1, 2, 0, 1])
    expect([...tree.echoTotals.slice(1, 5)]).toEqual([0.5, 1, 0, 0.5])
  })
})

describe('worth', () => {
  const tie = { scores: [2, 2, 1], ranks: [1, 1, 3], reason: '' }

  it('shares a win among those who tie', () => {
    expect([0, 1, 2].map((seat) => shareOf(tie, seat, null))).toEqual([0.5, 0.5, 0])
    const won = { scores: [1, 0, 1, 0], ranks: [1, 3, 1, 3], reason: '' }
    const drawn = { scores: [0, 0, 0, 0], ranks: [1, 1, 1, 1], reason: '' }
    expect([0, 1, 2, 3].map((seat) => shareOf(won, seat, [0, 1, 0, 1]))).toEqual([1, 0, 1, 0])
    expect([0, 1, 2, 3].map((seat) => shareOf(drawn, seat, [0, 1, 0, 1]))).toEqual([0.5, 0.5, 0.5, 0.5])
  })

  it('counts stakes where gains cancel, shares among several, scores alone', () => {
    const stake = new Worth({ zeroSum: true, seats: [2, 2] })
    const doubled = stake.of({ scores: [2, -2], ranks: [1, 2], reason: '' }, 0)
    expect([stake.scaled(doubled), stake.scaled(1), stake.scaled(-2), stake.judged(1)]).toEqual([1, 0.75, 0, 2])
    const share = new Worth({ zeroSum: false, seats: [2, 4] })
    expect([share.of(tie, 0), share.of(tie, 2), share.scaled(0.5), share.judged(0)]).toEqual([0.5, 0, 0.5, 0.5])
    const score = new Worth({ zeroSum: false, seats: [1, 1] })
    for (const points of [10, 30, 20]) score.of({ scores: [points], ranks: [1], reason: '' }, 0)
    expect([score.scaled(10), score.scaled(20), score.scaled(30)]).toEqual([0, 0.5, 1])
  })
})

describe('numbers', () => {
  it('logarithms agree with the library to the last digits', () => {
    const logs = logarithms(5000)
    expect(logs[1]).toBe(0)
    for (const n of [2, 3, 10, 999, 5000]) expect(logs[n]).toBeCloseTo(Math.log(n), 11)
  })

  it('quick random numbers are even and in range', () => {
    const rng = rngFrom('even')
    const counts = [0, 0, 0, 0, 0, 0, 0]
    for (let i = 0; i < 70_000; i++) counts[quickBelow(rng, 7)]!++
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400)
  })
})
