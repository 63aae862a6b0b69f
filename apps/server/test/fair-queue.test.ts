import { describe, expect, it } from 'vitest'
import { FairQueue } from '../src/fair-queue.ts'

describe('a fair queue', () => {
  /** Work that ends on command. */
  function createBlockedJobs(queue: FairQueue, started: string[]) {
    const ends: (() => void)[] = []
    const add = (address: string, person = '') =>
      queue.run(address, person, () => {
        started.push(address + person)
        return new Promise<void>((resolve) => ends.push(resolve))
      })
    const next = async () => {
      ends.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    }
    return { add, next }
  }

  it('is round robin by address, however much one address enqueues', async () => {
    const started: string[] = []
    const { add, next } = createBlockedJobs(new FairQueue(2, 2), started)
    for (let i = 0; i < 6; i++) void add('crowd')
    void add('ann')
    void add('ben')
    expect(started).toEqual(['crowd', 'crowd'])
    for (let i = 0; i < 4; i++) await next()
    expect(started).toEqual(['crowd', 'crowd', 'crowd', 'ann', 'ben', 'crowd'])
  })

  it('is round robin by person within an address', async () => {
    const started: string[] = []
    const { add, next } = createBlockedJobs(new FairQueue(1, 1), started)
    for (let i = 0; i < 4; i++) void add('school', ' ann')
    void add('school', ' ben')
    void add('home')
    for (let i = 0; i < 5; i++) await next()
    expect(started).toEqual(['school ann', 'school ann', 'home', 'school ben', 'school ann', 'school ann'])
  })

  it('limits concurrency per address', async () => {
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
    const failing = queue.run('a', '', () => Promise.reject(new Error('broken')))
    const after = queue.run('b', '', () => Promise.resolve(3))
    await expect(failing).rejects.toThrow('broken')
    expect(await after).toBe(3)
  })
})
