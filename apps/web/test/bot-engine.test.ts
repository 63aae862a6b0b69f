import type { Thought } from '@parlor/bots'
import { expose } from 'comlink'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { thinkWithRetries, type EngineRequest } from '../src/platform/workers/bot-engine.ts'
import { WorkerBotEngine } from '../src/platform/workers/worker-bot-engine.ts'

type Conduct = 'answers' | 'hangs' | 'breaks'

const patience = 30_000
let conduct: Conduct[] = []
let workers: FakeWorker[] = []

/** A worker in this thread, behind a message channel. */
class FakeWorker {
  onerror: ((event: { message: string }) => void) | null = null
  onmessageerror: (() => void) | null = null
  ended = false
  /** Requests, with functions to answer them. */
  readonly asked: { readonly ask: EngineRequest; answer(): void }[] = []
  readonly #near: MessagePort
  readonly #far: MessagePort

  constructor() {
    const { port1, port2 } = new MessageChannel()
    this.#near = port1
    this.#far = port2
    const how = conduct[workers.push(this) - 1] ?? 'answers'
    if (how === 'breaks') setTimeout(() => this.onerror?.({ message: 'no such file' }))
    const think = (_: string, request: EngineRequest): Promise<Thought> =>
      new Promise((resolve) => {
        const answer = (): void => resolve({ move: request.seed, candidates: [], nodes: 0, depth: 0 })
        this.asked.push({ ask: request, answer })
        if (how === 'answers' && request.seed !== 'slow') answer()
      })
    expose({ think, stop: () => {} }, port2)
  }
  addEventListener(kind: 'message', listener: (event: MessageEvent) => void): void {
    this.#near.addEventListener(kind, listener)
    this.#near.start()
  }
  removeEventListener(kind: 'message', listener: (event: MessageEvent) => void): void {
    this.#near.removeEventListener(kind, listener)
  }
  postMessage(message: unknown): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, not a window
    if (!this.ended) this.#near.postMessage(message)
  }
  terminate(): void {
    this.ended = true
    this.#near.close()
    this.#far.close()
  }
}

const request = (seed: string): EngineRequest => ({ level: 'easy', view: {} as EngineRequest['view'], seat: 0, seed })

beforeEach(() => {
  conduct = []
  workers = []
  vi.stubGlobal('Worker', FakeWorker)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  for (const worker of workers) worker.terminate()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('one worker answers requests sequentially', async () => {
  const engine = new WorkerBotEngine('dots')
  expect((await thinkWithRetries(engine, request('a')))!.move).toBe('a')
  expect((await thinkWithRetries(engine, request('b')))!.move).toBe('b')
  expect(workers).toHaveLength(1)
  engine.close()
  expect(workers[0]!.ended).toBe(true)
})

test.each([
  ['hangs', patience],
  ['breaks', 1],
] as const)('a worker that %s is thrown away after %i ms and another one answers', async (how, after) => {
  conduct = [how]
  const thinking = thinkWithRetries(new WorkerBotEngine('dots'), request('a'))
  await vi.advanceTimersByTimeAsync(after)
  expect((await thinking)!.move).toBe('a')
  expect(workers.map(({ ended }) => ended)).toEqual([true, false])
})

test('a worker that hangs three times is given up', async () => {
  conduct = ['hangs', 'hangs', 'hangs']
  const thinking = thinkWithRetries(new WorkerBotEngine('dots'), request('a'))
  await vi.advanceTimersByTimeAsync(3 * patience)
  expect(await thinking).toBeNull()
  expect(workers.map(({ ended }) => ended)).toEqual([true, true, true])
})

test('a cancelled request is never answered, and its timeout does not affect the next one', async () => {
  const engine = new WorkerBotEngine('dots')
  const settled = vi.fn()
  void thinkWithRetries(engine, request('slow')).then(settled)
  await vi.waitFor(() => expect(workers[0]!.asked).toHaveLength(1))
  engine.stop()
  expect((await thinkWithRetries(engine, request('b')))!.move).toBe('b')
  workers[0]!.asked[0]!.answer()
  await vi.advanceTimersByTimeAsync(2 * patience)
  expect(settled).not.toHaveBeenCalled()
  expect(workers.map(({ ended }) => ended)).toEqual([false])
})
