import { describe, expect, it } from 'vitest'
import { Clocks } from '../src/match/clocks.ts'
import { initialRating, updateRating, inflateDeviation } from '../src/ratings/glicko.ts'
import { groupWaiting, ratingRangeOf, type QueuedPerson } from '../src/store/matchmaking-queue.ts'

describe('Glicko-2', () => {
  it('reproduces the paper’s example', () => {
    const against = [
      { rating: 1400, deviation: 30 },
      { rating: 1550, deviation: 100 },
      { rating: 1700, deviation: 300 },
    ].map((one) => ({ ...one, volatility: 0.06 }))
    const results = against.map((one, i) => ({ against: one, points: i === 0 ? 1 : 0 }))
    const { rating, deviation, volatility } = updateRating({ rating: 1500, deviation: 200, volatility: 0.06 }, results)
    expect(rating).toBeCloseTo(1464.06, 1)
    expect(deviation).toBeCloseTo(151.52, 1)
    expect(volatility).toBeCloseTo(0.05999, 4)
  })

  it('weighs a result, and limits the change of a rating', () => {
    const even = { ...initialRating, deviation: 60 }
    const whole = updateRating(even, [{ against: even, points: 1 }])
    const quarter = updateRating(even, [{ against: even, points: 1, weight: 1 / 4 }])
    expect(quarter.rating - 1500).toBeCloseTo((whole.rating - 1500) / 4, 0)
    expect(quarter.deviation).toBeGreaterThan(whole.deviation)
    expect(updateRating(even, [{ against: even, points: 1, weight: 0 }])).toEqual(even)
    const free = updateRating(initialRating, [{ against: even, points: 1 }])
    const held = updateRating(initialRating, [{ against: even, points: 1 }], 27)
    expect(free.rating).toBeGreaterThan(1600)
    expect(held).toEqual({ ...free, rating: 1527 })
    expect(updateRating(initialRating, [{ against: even, points: 0, weight: 1 / 4 }], 27).rating).toBe(1500 - 27 / 4)
  })

  it('grows the deviation with inactivity', () => {
    expect(inflateDeviation({ ...initialRating, deviation: 50 }, 365).deviation).toBeGreaterThan(90)
    expect(inflateDeviation(initialRating, 3_650).deviation).toBe(350)
  })
})

describe('queued players', () => {
  const one = (person: string, rating: number, since: number, ranked = true): QueuedPerson => ({
    person,
    rating,
    since,
    ranked,
    ask: person,
    game: 'dots',
    preset: 'a',
    secret: null,
    commitment: null,
    until: 1e9,
    match: null,
  })

  it('are paired with the nearest in range, longest waiting first', () => {
    const names = (waiting: QueuedPerson[], now: number) =>
      groupWaiting(waiting, now, () => 2).map((pair) => pair.map(({ person }) => person))
    expect(names([one('a', 1500, 0), one('b', 1590, 10), one('c', 1510, 20)], 1_000)).toEqual([['a', 'c']])
    expect(names([one('a', 1500, 0), one('b', 1700, 0)], 1_000)).toEqual([])
    expect(names([one('a', 1500, 0), one('b', 1700, 0)], 5_000)).toEqual([['a', 'b']])
    expect(names([one('a', 1500, 0), one('b', 2900, 0, false)], 5_000)).toEqual([])
    expect(names([one('a', 1500, 0, false), one('b', 2900, 0, false)], 0)).toEqual([['a', 'b']])
  })

  it('form a group of the table’s size only where all are in each other’s range', () => {
    const names = (waiting: QueuedPerson[], now: number) =>
      groupWaiting(waiting, now, () => 4).map((group) => group.map(({ person }) => person))
    const three = [one('a', 1500, 0), one('b', 1550, 1), one('c', 1450, 2)]
    expect(names(three, 1_000)).toEqual([])
    // In range of the first, but not of those at the other end.
    expect(names([...three, one('d', 1590, 3)], 1_000)).toEqual([])
    expect(names([...three, one('d', 1590, 3)], 3_000)).toEqual([['a', 'b', 'c', 'd']])
    expect(names([...three, one('d', 1590, 3), one('e', 1510, 4), one('f', 1490, 5)], 1_000)).toEqual([['a', 'e', 'f', 'b']])
  })

  it('widen their range over time', () =>
    expect([0, 1_000, 10_000, 1e9].map((now) => ratingRangeOf(0, now))).toEqual([100, 120, 300, 2_000]))
})

describe('clocks', () => {
  const pending = (seat: number, id = seat) => [{ id, seat, kind: 'turn' }]

  it('run for pending seats, add the increment, and give time back on undo', () => {
    const clocks = new Clocks({ kind: 'total', minutes: 1, increment: 2 }, 2, 0, pending(0))
    expect(clocks.reading(10_000)).toEqual({ left: [50_000, 60_000], running: [0], at: 10_000 })
    clocks.advance(10_000, 0, 1, pending(1, 17))
    clocks.advance(15_000, 1, 2, pending(0, 32))
    expect(clocks.reading(15_000)!.left).toEqual([52_000, 57_000])
    expect(clocks.expiry(0)).toBe(67_000)
    clocks.rewind(20_000, 1, pending(1, 17))
    expect(clocks.reading(20_000)!.left).toEqual([52_000, 60_000])
  })

  it('restart with each decision where time is per move', () => {
    const clocks = new Clocks({ kind: 'move', seconds: 30 }, 2, 0, [...pending(0), ...pending(1)])
    clocks.advance(10_000, 0, 1, [...pending(1), ...pending(0, 16)])
    expect(clocks.reading(12_000)!.left).toEqual([28_000, 18_000])
    expect([clocks.expiry(0), clocks.expiry(1)]).toEqual([40_000, 30_000])
    expect(new Clocks({ kind: 'none' }, 2, 0, pending(0)).reading(5)).toBeNull()
  })
})
