import { expect, it } from 'vitest'
import { SingleFlightCache } from '../src/single-flight-cache.ts'

/** A read that resolves on command. */
function gate() {
  const open: ((value: number) => void)[] = []
  let begun = 0
  const read = () => {
    begun++
    return new Promise<number>((resolve) => open.push(resolve))
  }
  return {
    read,
    begun: () => begun,
    answer: async (value: number) => (await expect.poll(() => open.length).toBeGreaterThan(0), open.shift()!(value)),
  }
}

it('reads once for concurrent callers, and again only after the maximum age', async () => {
  const { read, begun, answer } = gate()
  let now = 0
  const shared = new SingleFlightCache(read, { maxAgeMs: 1_000, minIntervalMs: 0, now: () => now })
  const asked = Promise.all(Array.from({ length: 100 }, () => shared.get('a')))
  await answer(1)
  expect(new Set(await asked)).toEqual(new Set([1]))
  now = 999
  expect(await shared.get('a')).toBe(1)
  expect(begun()).toBe(1)
  now = 1_001
  const later = shared.get('a')
  await answer(2)
  expect(await later).toBe(2)
  expect(begun()).toBe(2)
})

it('without an interval never returns a read from before an invalidation, not even one in flight', async () => {
  const { read, begun, answer } = gate()
  const shared = new SingleFlightCache(read, { maxAgeMs: 1e9, minIntervalMs: 0 })
  const before = shared.get('a')
  await expect.poll(begun).toBe(1)
  shared.invalidate('a')
  const after = shared.get('a')
  await answer(1)
  expect(await before).toBe(1)
  await answer(2)
  expect(await after).toBe(2)
  expect(await shared.get('a')).toBe(2)
  shared.invalidate('b')
  expect(await shared.get('a')).toBe(2)
  shared.invalidate()
  const all = shared.get('a')
  await answer(3)
  expect(await all).toBe(3)
})

it('keeps the minimum interval, however often it is invalidated: until then it answers at once with what it has', async () => {
  let reads = 0
  const shared = new SingleFlightCache(async () => ++reads, { maxAgeMs: 1e9, minIntervalMs: 1e9 })
  await shared.get('a')
  for (let time = 0; time < 3; time++) {
    shared.invalidate()
    expect(await shared.get('a')).toBe(1)
  }
})

it('says when it is fresh again: after the interval, and after a read that began before the change', async () => {
  const { read, begun, answer } = gate()
  let now = 0
  const shared = new SingleFlightCache(read, { maxAgeMs: 1e9, minIntervalMs: 50, now: () => now })
  const first = shared.get('a')
  await expect.poll(begun).toBe(1)
  shared.invalidate('a')
  let fresh = false
  const waiting = shared.untilFresh('a').then(() => (fresh = true))
  await answer(1)
  expect([await first, fresh]).toEqual([1, false])
  now = 60
  await waiting
  const second = shared.get('a')
  await answer(2)
  expect(await second).toBe(2)
  await shared.untilFresh('a')
})

it('retries after a failure, and keeps a maximum of entries', async () => {
  let broken = true
  let reads = 0
  const shared = new SingleFlightCache(
    async () => {
      if (broken) throw new Error('away')
      return ++reads
    },
    { maxAgeMs: 1e9, minIntervalMs: 1e9, maxEntries: 2 },
  )
  await expect(shared.get('a')).rejects.toThrow('away')
  broken = false
  for (const key of ['a', 'b', 'c', 'd']) await shared.get(key)
  expect([reads, shared.size]).toEqual([4, 2])
})
