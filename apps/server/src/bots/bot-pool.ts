import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { BotTurn } from './bot-worker.ts'

/** A bot's move in its game's notation, and its thinking time. */
interface BotMove {
  readonly move: string
  readonly ms: number
}

export interface BotPool {
  think(turn: BotTurn): Promise<BotMove>
  /** Free capacity for quick or strong turns. */
  freeSlots(strong: boolean): number
  close(): Promise<void>
}

interface BotTask {
  readonly id: number
  readonly turn: BotTurn
  resolve(botMove: BotMove): void
  reject(error: Error): void
}

/** Timeout after which a worker is replaced; longer than any bot may think. */
const maxThinkingMs = 15_000
/** Maximum queued quick turns: each takes a few milliseconds. */
const maxQuickWaiting = 8

/**
 * Worker threads for bots, one turn each at a time: the server's thread never waits for one. Strong levels may occupy all threads but one,
 * so there are at least two.
 */
export function openBotPool(threads: number): BotPool {
  const quick: BotTask[] = []
  const strong: BotTask[] = []
  // The first thread takes only quick turns; the others take strong ones first.
  const workers = Array.from({ length: Math.max(2, threads) }, (_, at) => new BotThread(at === 0 ? [quick] : [strong, quick]))
  let next = 1
  let closed = false
  return {
    think: (turn) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Error('bot pool closed'))
        const queue = turn.strong ? strong : quick
        queue.push({ id: next++, turn, resolve, reject })
        workers.find((worker) => worker.free && worker.serves(queue))?.startNext()
      }),
    freeSlots: (long) =>
      long
        ? workers.filter((worker) => worker.free && worker.serves(strong)).length - strong.length
        : Math.max(0, maxQuickWaiting - quick.length),
    async close() {
      closed = true
      for (const { reject } of [...quick.splice(0), ...strong.splice(0)]) reject(new Error('bot pool closed'))
      await Promise.all(workers.map((worker) => worker.close()))
    },
  }
}

class BotThread {
  readonly #queues: readonly BotTask[][]
  #worker: Worker | null = null
  #job: BotTask | null = null
  #timer: NodeJS.Timeout | null = null

  /** Queues by priority. */
  constructor(queues: readonly BotTask[][]) {
    this.#queues = queues
  }

  serves(queue: readonly BotTask[]): boolean {
    return this.#queues.some((one) => one === queue)
  }

  get free(): boolean {
    return this.#job === null
  }

  startNext(): void {
    const job = this.#job ? undefined : this.#queues.find((queue) => queue.length > 0)?.shift()
    if (!job) return
    this.#job = job
    this.#timer = setTimeout(() => this.#fail(new Error('bot timed out')), maxThinkingMs)
    this.#worker ??= this.#start()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    this.#worker.postMessage({ id: job.id, turn: job.turn })
  }

  async close(): Promise<void> {
    const worker = this.#worker
    this.#worker = null
    this.#done()?.reject(new Error('bot pool closed'))
    await worker?.terminate()
  }

  #start(): Worker {
    // TypeScript sources: the worker needs the tsx loader.
    const loader = new URL('./esm/api/index.mjs', pathToFileURL(createRequire(import.meta.url).resolve('tsx'))).href
    const source = new URL('./bot-worker.ts', import.meta.url).href
    const worker = new Worker(`import(${JSON.stringify(loader)}).then(({ register }) => (register(), import(${JSON.stringify(source)})))`, {
      eval: true,
      execArgv: [],
    })
    worker.unref()
    worker.on('message', ({ id, move, ms = 0, error }: { id: number; move?: string; ms?: number; error?: string }) => {
      if (id !== this.#job?.id) return
      const job = this.#done()!
      if (move === undefined) job.reject(new Error(error))
      else job.resolve({ move, ms })
      this.startNext()
    })
    worker.on('error', (error: Error) => this.#worker === worker && this.#fail(error))
    return worker
  }

  #fail(error: Error): void {
    const worker = this.#worker
    this.#worker = null
    void worker?.terminate()
    this.#done()?.reject(error)
    this.startNext()
  }

  #done(): BotTask | null {
    const job = this.#job
    if (this.#timer) clearTimeout(this.#timer)
    this.#job = null
    return job
  }
}
