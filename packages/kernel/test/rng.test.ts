import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomInt, copyRngInto, nextRandomWord, pickRandom, rngFrom, shuffle, type Rng } from '@parlor/kernel'
import { randomChance } from '@parlor/kernel/host'

function drawWords(rng: Rng, count: number): number[] {
  return Array.from({ length: count }, () => nextRandomWord(rng))
}

/** The generator as specified by its author, in BigInt arithmetic without 32-bit tricks. */
function sfc32([a, b, c, counter]: Rng): { word: number; next: bigint[] } {
  const wrap = (value: bigint) => BigInt.asUintN(32, value)
  const [x, y, z, n] = [a, b, c, counter].map((word) => wrap(BigInt(word))) as [bigint, bigint, bigint, bigint]
  const word = wrap(x + y + n)
  const rotated = wrap((z << 21n) | (z >> 11n))
  return { word: Number(word), next: [y ^ (y >> 9n), wrap(z + (z << 3n)), wrap(rotated + word), wrap(n + 1n)] }
}

/** Pearson's chi-squared statistic. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

describe('random 32-bit words', () => {
  test('never change: saved matches replay by them', () => {
    expect(rngFrom('parlor')).toEqual([-774130757, -1212620672, -893149061, 13])
    expect(drawWords(rngFrom('parlor'), 8)).toEqual([
      2308215880, 3636715857, 2188256940, 1415382979, 4187249392, 3152329941, 2928334289, 4189806376,
    ])
    expect(drawWords(rngFrom(''), 4)).toEqual([1114705966, 2130784033, 4276982128, 3933307457])
    expect(rngFrom('ünï🎲')).toEqual([1373185025, -1298501136, 1540860855, 13])
  })

  test('are those of sfc32', () => {
    const word = fc.oneof(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), fc.constantFrom(-1, 2 ** 31 - 1, -(2 ** 31)))
    fc.assert(
      fc.property(fc.tuple(word, word, word, word), (start) => {
        const rng: Rng = [...start]
        const expected = sfc32(start)
        expect(nextRandomWord(rng)).toBe(expected.word)
        expect(rng.map((one) => BigInt.asUintN(32, BigInt(one)))).toEqual(expected.next)
        expect(rng.map((one) => one | 0)).toEqual(rng)
      }),
    )
  })

  test('survive JSON at any point', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(50), (seed, skip) => {
        const rng = rngFrom(seed)
        drawWords(rng, skip)
        const copy = JSON.parse(JSON.stringify(rng)) as Rng
        expect(copy).toEqual(rng)
        expect(drawWords(copy, 20)).toEqual(drawWords(rng, 20))
      }),
    )
  })

  test('differ for seeds that hardly differ', () => {
    const first = new Set(Array.from({ length: 20_000 }, (_, i) => nextRandomWord(rngFrom(`match ${i}`))))
    // Twenty thousand draws from 2³² values have about 0.05 collisions.
    expect(first.size).toBeGreaterThan(19_997)
  })

  test('have every bit set about half the time', () => {
    const rng = rngFrom('bits')
    const set = Array.from({ length: 32 }, () => 0)
    for (const word of drawWords(rng, 20_000)) for (let bit = 0; bit < 32; bit++) if ((word >>> bit) & 1) set[bit]!++
    for (const count of set) expect(Math.abs(count - 10_000)).toBeLessThan(300)
  })

  test('copying sets one generator to the state of the other', () => {
    const [from, to] = [rngFrom('from'), rngFrom('to')]
    copyRngInto(from, to)
    expect(drawWords(to, 5)).toEqual(drawWords(from, 5))
    expect(to).not.toBe(from)
  })
})

describe('uniform integers', () => {
  test('never change either', () => {
    const rng = rngFrom('parlor')
    expect(Array.from({ length: 12 }, () => randomInt(rng, 6))).toEqual([4, 3, 0, 1, 4, 3, 5, 4, 4, 0, 2, 5])
  })

  test('lie below n, and below 1 costs no word', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.string(), (n, seed) => {
        const value = randomInt(rngFrom(seed), n)
        expect(Number.isInteger(value) && value >= 0 && value < n).toBe(true)
      }),
    )
    const rng = rngFrom('one')
    expect(randomInt(rng, 1)).toBe(0)
    expect(rng).toEqual(rngFrom('one'))
  })

  test.each([2, 3, 6, 7, 28, 52, 100])('are equally likely below %i', (n) => {
    const rng = rngFrom(`uniform ${n}`)
    const counts = Array.from({ length: n }, () => 0)
    for (let i = 0; i < 1000 * n; i++) counts[randomInt(rng, n)]!++
    const freedom = n - 1
    expect(chiSquare(counts)).toBeLessThan(freedom + 4 * Math.sqrt(2 * freedom))
  })

  test('reject words of the incomplete last round instead of folding them', () => {
    // Without rejection, n = 3·2³⁰ would give the first 2³⁰ values half of all draws instead of a third.
    const n = 3 * 2 ** 30
    const rng = rngFrom('rejection')
    let low = 0
    for (let i = 0; i < 30_000; i++) if (randomInt(rng, n) < 2 ** 30) low++
    expect(Math.abs(low - 10_000)).toBeLessThan(400)
    const before = rngFrom('rejection')
    const drawn = drawWords(before, 40)
    const kept = drawn.filter((word) => word < n)
    const again = rngFrom('rejection')
    expect(Array.from({ length: kept.length }, () => randomInt(again, n))).toEqual(kept)
    expect(kept.length).toBeLessThan(drawn.length)
  })
})

describe('derived functions', () => {
  test('chance is exact at both ends and right between', () => {
    const rng = rngFrom('chance')
    let hits = 0
    for (let i = 0; i < 20_000; i++) if (randomChance(rng, 3, 10)) hits++
    expect(Math.abs(hits - 6000)).toBeLessThan(300)
    for (let i = 0; i < 100; i++) {
      expect(randomChance(rng, 0, 7)).toBe(false)
      expect(randomChance(rng, 7, 7)).toBe(true)
    }
  })

  test('pick reaches every element', () => {
    const rng = rngFrom('pick')
    expect(new Set(Array.from({ length: 200 }, () => pickRandom(rng, 'abcde'.split(''))))).toEqual(new Set('abcde'))
  })

  test('shuffle keeps the elements, works in place, and never changes', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (list, seed) => {
        const shuffled = [...list]
        expect(shuffle(rngFrom(seed), shuffled)).toBe(shuffled)
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(list.toSorted((a, b) => a - b))
      }),
    )
    expect(shuffle(rngFrom('parlor'), [...'abcdefghij']).join('')).toBe('cjifbhdega')
  })

  test('all 24 orders of four cards are equally likely', () => {
    const rng = rngFrom('orders')
    const counts = new Map<string, number>()
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle(rng, [...'abcd']).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    expect(chiSquare([...counts.values()])).toBeLessThan(23 + 4 * Math.sqrt(46))
  })
})
