import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { BotTurn, BotWorkerData } from './bot-worker.ts'
import type { BotTier } from './measured-thinking-time.ts'

/** A bot's move in its game's notation, and its thinking time. */
interface BotMove {
  readonly move: string
  readonly ms: number
}

export interface BotPool {
  /**
   * Rejects with a `BotFailure`, or with another error when the pool is closed. Once `unwanted` is aborted the best move so far is enough.
   */
  think(turn: BotTurn, unwanted?: AbortSignal): Promise<BotMove>
  /** How many turns of a tier may be under way at once. */
  capacity(tier: BotTier): number
  close(): Promise<void>
}

/** A turn without a move: the bot failed or took too long. */
export class BotFailure extends Error {
  /** How long it thought. */
  readonly ms: number

  constructor(message: string, ms: number) {
    super(message)
    this.ms = ms
  }
}

interface BotTask {
  readonly id: number
  readonly turn: BotTurn
  readonly unwanted: AbortSignal | undefined
  resolve(botMove: BotMove): void
  reject(error: Error): void
}

/** Timeout after which a worker is replaced; longer than any bot may think. */
const maxThinkingMs = 15_000
/** One for each tier: slower turns never hold the last thread of quicker ones. */
const minThreads = 3
/** Maximum turns under way, opening and committing included, which take longer on a busy node than the thought of a few milliseconds. */
const maxQuick = 64
const maxMedium = 4

/**
 * Worker threads for bots, one turn each at a time: the server's thread never waits for one. One takes quick turns only and one no strong
 * ones, so there are at least three.
 */
export function openBotPool(threads: number): BotPool {
  const queues: Readonly<Record<BotTier, BotTask[]>> = { quick: [], medium: [], strong: [] }
  const { quick, medium, strong } = queues
  const count = Math.max(minThreads, threads)
  const workers = [
    ...Array.from({ length: count - 2 }, () => new BotThread([strong, medium, quick], 'strong')),
    new BotThread([medium, quick], 'medium'),
    new BotThread([quick], 'quick'),
  ]
  const capacities: Readonly<Record<BotTier, number>> = { quick: maxQuick, medium: Math.max(maxMedium, count - 1), strong: count - 2 }
  let next = 1
  let closed = false
  return {
    think: (turn, unwanted) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(poolClosed())
        const queue = queues[turn.tier]
        queue.push({ id: next++, turn, unwanted, resolve, reject })
        // The last one that may: slower turns have fewer threads.
        workers.findLast((worker) => worker.free && worker.serves(queue))?.startNext()
      }),
    capacity: (tier) => capacities[tier],
    async close() {
      closed = true
      for (const queue of [quick, medium, strong]) for (const { reject } of queue.splice(0)) reject(poolClosed())
      await Promise.all(workers.map((worker) => worker.close()))
    },
  }
}

/** No `BotFailure`: otherwise a node that stops would play the fallback for bots that have not failed. */
function poolClosed(): Error {
  return new Error('bot pool closed')
}

class BotThread {
  readonly #queues: readonly BotTask[][]
  readonly #slowestTier: BotTier
  #worker: Worker | null = null
  #job: BotTask | null = null
  #timer: NodeJS.Timeout | null = null
  #startedAt = 0
  /** Read by the thread, which hears no message while it thinks: not 0 ends the thought. */
  readonly #ended = new Int32Array(new SharedArrayBuffer(4))
  readonly #end = () => void Atomics.store(this.#ended, 0, 1)

  /** Queues by priority. */
  constructor(queues: readonly BotTask[][], slowestTier: BotTier) {
    this.#queues = queues
    this.#slowestTier = slowestTier
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
    this.#startedAt = performance.now()
    this.#timer = setTimeout(() => this.#fail('bot timed out'), maxThinkingMs)
    Atomics.store(this.#ended, 0, job.unwanted?.aborted ? 1 : 0)
    job.unwanted?.addEventListener('abort', this.#end)
    this.#worker ??= this.#start()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    this.#worker.postMessage({ id: job.id, turn: job.turn })
  }

  async close(): Promise<void> {
    const worker = this.#worker
    this.#worker = null
    this.#done()?.reject(poolClosed())
    await worker?.terminate()
  }

  #start(): Worker {
    const options = { execArgv: [], workerData: { slowestTier: this.#slowestTier, ended: this.#ended } satisfies BotWorkerData }
    const worker = import.meta.url.endsWith('.ts')
      ? new Worker(scriptForSources(), { ...options, eval: true })
      : new Worker(new URL('./bot-worker.js', import.meta.url), options)
    worker.unref()
    worker.on('message', ({ id, move, ms = 0, error }: { id: number; move?: string; ms?: number; error?: string }) => {
      if (id !== this.#job?.id) return
      const job = this.#done()!
      if (move === undefined) job.reject(this.#failure(error ?? 'bot failed'))
      else job.resolve({ move, ms })
      this.startNext()
    })
    worker.on('error', (error: Error) => this.#worker === worker && this.#fail(error.message))
    return worker
  }

  #failure(message: string): BotFailure {
    return new BotFailure(message, performance.now() - this.#startedAt)
  }

  #fail(message: string): void {
    const worker = this.#worker
    this.#worker = null
    void worker?.terminate()
    this.#done()?.reject(this.#failure(message))
    this.startNext()
  }

  #done(): BotTask | null {
    const job = this.#job
    if (this.#timer) clearTimeout(this.#timer)
    job?.unwanted?.removeEventListener('abort', this.#end)
    this.#job = null
    return job
  }
}

/** Not bundled: the thread compiles TypeScript as it loads it. */
function scriptForSources(): string {
  const loader = new URL('./esm/api/index.mjs', pathToFileURL(createRequire(import.meta.url).resolve('tsx'))).href
  const source = new URL('./bot-worker.ts', import.meta.url).href
  return `import(${JSON.stringify(loader)}).then(({ register }) => (register(), import(${JSON.stringify(source)})))`
}
