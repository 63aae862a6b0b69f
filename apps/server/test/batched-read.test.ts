import { describe, expect, it } from 'vitest'
import { BatchedRead } from '../src/store/batched-read.ts'

function recorded(): {
  reads: string[][]
  answer: (values: Record<string, number>) => void
  fail: () => void
  batched: BatchedRead<number>
} {
  const reads: string[][] = []
  let settle: { resolve(found: Map<string, number>): void; reject(error: Error): void } | null = null
  const batched = new BatchedRead<number>((keys) => {
    reads.push([...keys])
    return new Promise((resolve, reject) => (settle = { resolve, reject }))
  })
  return {
    reads,
    batched,
    answer: (values) => settle!.resolve(new Map(Object.entries(values))),
    fail: () => settle!.reject(new Error('away')),
  }
}

describe('a batched read', () => {
  it('batches lookups made during a read, each key once', async () => {
    const { reads, answer, batched } = recorded()
    const first = batched.get('a')
    const others = ['b', 'c', 'b'].map((key) => batched.get(key))
    expect(reads).toEqual([['a']])
    answer({ a: 1 })
    expect(await first).toBe(1)
    await Promise.resolve()
    expect(reads).toEqual([['a'], ['b', 'c']])
    answer({ b: 2 })
    expect(await Promise.all(others)).toEqual([2, null, 2])
  })

  it('never returns a read from before the request', async () => {
    const { reads, answer, batched } = recorded()
    const first = batched.get('a')
    const second = batched.get('a')
    answer({ a: 1 })
    expect(await first).toBe(1)
    await Promise.resolve()
    expect(reads).toHaveLength(2)
    answer({ a: 5 })
    expect(await second).toBe(5)
  })

  it('rejects the lookups of a failed statement, and no later ones', async () => {
    const { answer, fail, batched } = recorded()
    const first = batched.get('a')
    const second = batched.get('b')
    fail()
    await expect(first).rejects.toThrow('away')
    await Promise.resolve()
    answer({ b: 2 })
    expect(await second).toBe(2)
  })
})
