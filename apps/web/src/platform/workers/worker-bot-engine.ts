import type { Thought } from '@parlor/bots'
import { releaseProxy, wrap, type Remote } from 'comlink'
import type { EngineRequest, BotEngine } from './bot-engine.ts'
import type { BotWorkerApi } from './bots.worker.ts'

/** Timeout after which a bot counts as failed: far above any level on the slowest phone. */
const answerTimeout = 30_000

/** Runs one game's bots in a worker. */
export class WorkerBotEngine implements BotEngine {
  readonly #game: string
  #worker: Worker | null = null
  #remote: Remote<BotWorkerApi> | null = null
  #turn = 0

  constructor(game: string) {
    this.#game = game
  }

  think(request: EngineRequest): Promise<Thought> {
    const turn = ++this.#turn
    return new Promise((resolve, reject) => {
      const watch = setTimeout(() => settle(() => reject(new Error('the bot does not answer'))), answerTimeout)
      const settle = (answer: () => void) => {
        clearTimeout(watch)
        if (turn === this.#turn) answer()
      }
      try {
        const remote = this.#open((error) => settle(() => reject(error)))
        remote.think(this.#game, request).then(
          (thought) => settle(() => resolve(thought)),
          (error: unknown) => settle(() => reject(error instanceof Error ? error : new Error(String(error)))),
        )
      } catch (error) {
        settle(() => reject(error instanceof Error ? error : new Error(String(error))))
      }
    })
  }

  stop(): void {
    this.#turn++
    void this.#remote?.stop()
  }

  restart(): void {
    this.close()
  }

  close(): void {
    this.#turn++
    this.#remote?.[releaseProxy]()
    this.#worker?.terminate()
    this.#remote = null
    this.#worker = null
  }

  #open(broke: (error: Error) => void): Remote<BotWorkerApi> {
    this.#worker ??= new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module', name: 'bots' })
    this.#worker.onerror = (event) => broke(new Error(event.message || 'the worker broke down'))
    this.#worker.onmessageerror = () => broke(new Error('the worker sent something unreadable'))
    return (this.#remote ??= wrap<BotWorkerApi>(this.#worker))
  }
}
