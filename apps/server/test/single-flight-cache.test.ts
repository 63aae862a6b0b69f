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

it('never returns a read from before an invalidation, not even one in flight', async () => {
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

it('keeps the minimum interval, however often it is invalidated, and retries after a failure', async () => {
  let reads = 0
  let broken = true
  const shared = new SingleFlightCache(
    async () => {
      reads++
      if (broken) throw new Error('away')
      return reads
    },
    { maxAgeMs: 1e9, minIntervalMs: 1e9, maxEntries: 2 },
  )
  await expect(shared.get('a')).rejects.toThrow('away')
  broken = false
  shared.invalidate()
  let answered = false
  void shared.get('a').then(() => (answered = true))
  shared.invalidate()
  void shared.get('a')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([reads, answered]).toEqual([1, false])
  for (const key of ['b', 'c', 'd']) await shared.get(key)
  // Entries being read stay, and one more.
  expect(shared.size).toBe(2)
})
