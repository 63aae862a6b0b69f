import type { Thought } from '@parlor/bots'
import { releaseProxy, wrap, type Remote } from 'comlink'
import type { Ask, Thinker } from '../session/thinker.ts'
import type { Desk } from './bots.worker.ts'

/** A bot that has said nothing for so long has broken down: levels are far below it on the slowest phone. */
const patience = 30_000

/** Bots of one game in a worker of their own. */
export class WorkerThinker implements Thinker {
  readonly #game: string
  #worker: Worker | null = null
  #desk: Remote<Desk> | null = null
  #turn = 0

  constructor(game: string) {
    this.#game = game
  }

  think(ask: Ask): Promise<Thought> {
    const turn = ++this.#turn
    return new Promise((resolve, reject) => {
      const watch = setTimeout(() => settle(() => reject(new Error('the bot does not answer'))), patience)
      const settle = (answer: () => void) => {
        clearTimeout(watch)
        if (turn === this.#turn) answer()
      }
      try {
        const desk = this.#open((error) => settle(() => reject(error)))
        desk.think(this.#game, ask).then(
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
    void this.#desk?.stop()
  }

  renew(): void {
    this.close()
  }

  close(): void {
    this.#turn++
    this.#desk?.[releaseProxy]()
    this.#worker?.terminate()
    this.#desk = null
    this.#worker = null
  }

  #open(broke: (error: Error) => void): Remote<Desk> {
    this.#worker ??= new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module', name: 'bots' })
    this.#worker.onerror = (event) => broke(new Error(event.message || 'the worker broke down'))
    this.#worker.onmessageerror = () => broke(new Error('the worker sent something unreadable'))
    return (this.#desk ??= wrap<Desk>(this.#worker))
  }
}
