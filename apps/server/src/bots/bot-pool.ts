import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { BotTurn } from './bot-worker.ts'

/** A bot's move in its game's notation, and how long it thought. */
export interface BotMove {
  readonly move: string
  readonly ms: number
}

export interface BotPool {
  /** Rejects when the bot fails. */
  think(turn: BotTurn): Promise<BotMove>
  /** How many turns of a kind may be handed in now without making anybody wait long. */
  freeSlots(strong: boolean): number
  close(): Promise<void>
}

interface BotTask {
  readonly id: number
  readonly turn: BotTurn
  resolve(thought: BotMove): void
  reject(error: Error): void
}

/** Longer than any bot may think: a worker that says nothing for so long is replaced. */
const maxThinkingMs = 15_000
/** Quick turns that may wait for a thread here: each takes a few milliseconds. */
const maxQuickWaiting = 8

/**
 * Bots in threads of their own, one thought at a time each: the thread that answers players never waits for one. Strong levels may hold
 * all threads but one, so there are two at least.
 */
export function openBotPool(threads: number): BotPool {
  const quick: BotTask[] = []
  const strong: BotTask[] = []
  // The first thread thinks only what is quick; the others take that too when there is nothing strong to do.
  const hands = Array.from({ length: Math.max(2, threads) }, (_, at) => new BotThread(at === 0 ? [quick] : [strong, quick]))
  let next = 1
  let closed = false
  return {
    think: (turn) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Error('the bots have gone home'))
        const line = turn.strong ? strong : quick
        line.push({ id: next++, turn, resolve, reject })
        hands.find((hand) => hand.free && hand.serves(line))?.startNext()
      }),
    freeSlots: (long) =>
      long ? hands.filter((hand) => hand.free && hand.serves(strong)).length - strong.length : Math.max(0, maxQuickWaiting - quick.length),
    async close() {
      closed = true
      for (const { reject } of [...quick.splice(0), ...strong.splice(0)]) reject(new Error('the bots have gone home'))
      await Promise.all(hands.map((hand) => hand.close()))
    },
  }
}

class BotThread {
  readonly #lines: readonly BotTask[][]
  #worker: Worker | null = null
  #job: BotTask | null = null
  #timer: NodeJS.Timeout | null = null

  /** Takes from the first of these that has something. */
  constructor(lines: readonly BotTask[][]) {
    this.#lines = lines
  }

  serves(line: readonly BotTask[]): boolean {
    return this.#lines.some((one) => one === line)
  }

  get free(): boolean {
    return this.#job === null
  }

  startNext(): void {
    const job = this.#job ? undefined : this.#lines.find((line) => line.length > 0)?.shift()
    if (!job) return
    this.#job = job
    this.#timer = setTimeout(() => this.#fail(new Error('the bot thinks for ever')), maxThinkingMs)
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
