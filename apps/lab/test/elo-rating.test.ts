import { nextRandomWord, rngFrom } from '@parlor/kernel'
import { describe, expect, test } from 'vitest'
import { bootstrapIntervals, bradleyTerry, sequentialTest, wilsonInterval, type RatedMatch } from '../src/elo-rating.ts'

/** Games between two players in which the first wins a given share. */
function duel(a: number, b: number, games: number, share: number): RatedMatch[] {
  return Array.from({ length: games }, (_, i) => ({ a, b, points: i < games * share ? 1 : 0 }))
}

describe('Wilson interval', () => {
  test('matches the textbook values for 81 of 263', () => {
    const [low, high] = wilsonInterval(81 / 263, 263)
    expect(low).toBeCloseTo(0.2553, 4)
    expect(high).toBeCloseTo(0.3662, 4)
  })

  test('stays inside 0…1 for a clean sweep, and does not shrink to a point', () => {
    const [low, high] = wilsonInterval(1, 20)
    expect(high).toBe(1)
    expect(low).toBeGreaterThan(0.8)
    expect(low).toBeLessThan(0.9)
  })

  test('knows nothing from no games', () => {
    expect(wilsonInterval(0, 0)).toEqual([0, 1])
  })
})

describe('Bradley–Terry', () => {
  test('gives 191 Elo for winning three of four', () => {
    const [first, second] = bradleyTerry(2, duel(1, 0, 4000, 0.75))
    expect(first).toBe(0)
    expect(second).toBeGreaterThan(188)
    expect(second).toBeLessThan(193)
  })

  test('adds up along a chain of players who met', () => {
    const elo = bradleyTerry(3, [...duel(1, 0, 4000, 0.75), ...duel(2, 1, 4000, 0.75)])
    expect(elo[2]! - elo[1]!).toBeCloseTo(elo[1]! - elo[0]!, 0)
  })

  test('gives 191 Elo for winning every other game against three at once, and none for winning every fourth', () => {
    const [, better, equal] = bradleyTerry(3, [...duel(1, 0, 4000, 0.5), ...duel(2, 0, 4000, 0.25)], 3)
    expect(better).toBeCloseTo(191, 0)
    expect(equal).toBeCloseTo(0, 0)
  })

  test('gives the three as much as it takes from the one', () => {
    const [, second] = bradleyTerry(2, duel(0, 1, 4000, 0.1), 3)
    expect(second).toBeCloseTo(191, 0)
  })

  test('stays finite for a clean sweep', () => {
    const [, winner] = bradleyTerry(2, duel(1, 0, 100, 1))
    expect(Number.isFinite(winner)).toBe(true)
    expect(winner).toBeGreaterThan(600)
  })
})

test('the bootstrap interval holds the rating and narrows with more games', () => {
  const pairs = (n: number) =>
    Array.from({ length: n }, (_, i): RatedMatch[] => [
      { a: 1, b: 0, points: 1 },
      { a: 1, b: 0, points: i % 2 },
    ])
  const few = bootstrapIntervals(2, pairs(20))[1]!
  const many = bootstrapIntervals(2, pairs(500))[1]!
  expect(few[0]).toBeLessThan(191)
  expect(few[1]).toBeGreaterThan(191)
  expect(many[1] - many[0]).toBeLessThan(few[1] - few[0])
})

test('the bootstrap interval of equals at a table of four holds their rating', () => {
  const pairs = Array.from({ length: 100 }, (_, i): RatedMatch[] => [{ a: 1, b: 0, points: i % 4 === 0 ? 1 : 0 }])
  const [low, high] = bootstrapIntervals(2, pairs, 3)[1]!
  expect(low).toBeLessThan(0)
  expect(high).toBeGreaterThan(0)
})

test('the bootstrap of a clean sweep stays wide, the wider the fewer the games', () => {
  const sweep = (n: number) =>
    bootstrapIntervals(
      2,
      Array.from({ length: n }, () => duel(1, 0, 2, 1)),
    )[1]!
  const [few, many] = [sweep(1), sweep(50)]
  expect(few[0]).toBeLessThan(100)
  expect(few[1] - few[0]).toBeGreaterThan(300)
  expect(many[0]).toBeGreaterThan(350)
  expect(many[1] - many[0]).toBeGreaterThan(100)
})

test('the bootstrap of pairs that all split is an interval around nothing', () => {
  const [low, high] = bootstrapIntervals(
    2,
    Array.from({ length: 50 }, () => [...duel(1, 0, 1, 1), ...duel(1, 0, 1, 0)]),
  )[1]!
  expect(low).toBeLessThan(0)
  expect(high).toBeGreaterThan(0)
})

describe('the sequential test', () => {
  test('goes on while the games fit both', () => {
    expect(sequentialTest(0, 0, 0.65)).toBe('open')
    expect(sequentialTest(21, 30, 0.65)).toBe('open')
  })

  test('knows a clear winner early and a plain failure too', () => {
    expect(sequentialTest(35, 40, 0.65)).toBe('above')
    expect(sequentialTest(20, 40, 0.65)).toBe('below')
  })

  test('is not taken in by luck: of 1 000 runs at the bar few are called above', () => {
    const rng = rngFrom('at the bar')
    let fooled = 0
    for (let run = 0; run < 1000; run++) {
      let [points, games] = [0, 0]
      let result = sequentialTest(points, games, 0.65)
      while (result === 'open' && games < 200) {
        for (let i = 0; i < 8; i++) points += nextRandomWord(rng) < 0.65 * 2 ** 32 ? 1 : 0
        games += 8
        result = sequentialTest(points, games, 0.65)
      }
      if (result === 'above') fooled++
    }
    expect(fooled).toBeLessThan(60)
    expect(fooled).toBeGreaterThan(5)
  })
})
