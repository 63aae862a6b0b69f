import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Turn } from './worker.ts'

/** A move in its game's notation for a turn; rejects when the bot fails. */
export interface Thinkers {
  think(turn: Turn): Promise<string>
  close(): Promise<void>
}

interface Job {
  readonly id: number
  readonly turn: Turn
  resolve(move: string): void
  reject(error: Error): void
}

/** Longer than any bot may think: a worker that says nothing for so long is replaced. */
const patienceMs = 20_000

/** Bots in threads of their own, one thought at a time each: the thread that answers players never waits for one. */
export function openThinkers(threads: number): Thinkers {
  const waiting: Job[] = []
  const hands = Array.from({ length: threads }, () => new Hand(waiting))
  let next = 1
  let closed = false
  return {
    think: (turn) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Error('the bots have gone home'))
        waiting.push({ id: next++, turn, resolve, reject })
        hands.find((hand) => hand.free)?.take()
      }),
    async close() {
      closed = true
      for (const { reject } of waiting.splice(0)) reject(new Error('the bots have gone home'))
      await Promise.all(hands.map((hand) => hand.close()))
    },
  }
}

class Hand {
  readonly #waiting: Job[]
  #worker: Worker | null = null
  #job: Job | null = null
  #timer: NodeJS.Timeout | null = null

  constructor(waiting: Job[]) {
    this.#waiting = waiting
  }

  get free(): boolean {
    return this.#job === null
  }

  take(): void {
    const job = this.#waiting.shift()
    if (!job || this.#job) return
    this.#job = job
    this.#timer = setTimeout(() => this.#fail(new Error('the bot thinks for ever')), patienceMs)
    this.#worker ??= this.#start()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    this.#worker.postMessage({ id: job.id, turn: job.turn })
  }

  async close(): Promise<void> {
    const worker = this.#worker
    this.#worker = null
    this.#done()?.reject(new Error('the bots have gone home'))
    await worker?.terminate()
  }

  #start(): Worker {
    // Sources are run as they are, and a thread does not know how to read them unless it is told.
    const loader = new URL('./esm/api/index.mjs', pathToFileURL(createRequire(import.meta.url).resolve('tsx'))).href
    const source = new URL('./worker.ts', import.meta.url).href
    const worker = new Worker(`import(${JSON.stringify(loader)}).then(({ register }) => (register(), import(${JSON.stringify(source)})))`, {
      eval: true,
      execArgv: [],
    })
    worker.unref()
    worker.on('message', ({ id, move, error }: { id: number; move?: string; error?: string }) => {
      if (id !== this.#job?.id) return
      const job = this.#done()!
      if (move === undefined) job.reject(new Error(error))
      else job.resolve(move)
      this.take()
    })
    worker.on('error', (error: Error) => this.#worker === worker && this.#fail(error))
    return worker
  }

  #fail(error: Error): void {
    const worker = this.#worker
    this.#worker = null
    void worker?.terminate()
    this.#done()?.reject(error)
    this.take()
  }

  #done(): Job | null {
    const job = this.#job
    if (this.#timer) clearTimeout(this.#timer)
    this.#job = null
    return job
  }
}
