import { describe, expect, it } from 'vitest'
import { FairQueue } from '../src/fair-queue.ts'

describe('a fair queue', () => {
  /** Work that ends on command. */
  function createBlockedJobs(queue: FairQueue, started: string[]) {
    const ends: (() => void)[] = []
    const add = (key: string) =>
      queue.run(key, () => {
        started.push(key)
        return new Promise<void>((resolve) => ends.push(resolve))
      })
    const next = async () => {
      ends.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    }
    return { add, next }
  }

  it('is round robin by key, however much one key enqueues', async () => {
    const started: string[] = []
    const { add, next } = createBlockedJobs(new FairQueue(2, 2), started)
    for (let i = 0; i < 6; i++) void add('crowd')
    void add('ann')
    void add('ben')
    expect(started).toEqual(['crowd', 'crowd'])
    for (let i = 0; i < 4; i++) await next()
    expect(started).toEqual(['crowd', 'crowd', 'crowd', 'ann', 'ben', 'crowd'])
  })

  it('limits concurrency per key', async () => {
    const started: string[] = []
    const { add, next } = createBlockedJobs(new FairQueue(4, 2), started)
    for (let i = 0; i < 5; i++) void add('slow')
    void add('ann')
    expect(started).toEqual(['slow', 'slow', 'ann'])
    await next()
    expect(started).toEqual(['slow', 'slow', 'ann', 'slow'])
  })

  it('passes on results and failures, and continues after both', async () => {
    const queue = new FairQueue(1, 1)
    const failing = queue.run('a', () => Promise.reject(new Error('broken')))
    const after = queue.run('b', () => Promise.resolve(3))
    await expect(failing).rejects.toThrow('broken')
    expect(await after).toBe(3)
  })
})
