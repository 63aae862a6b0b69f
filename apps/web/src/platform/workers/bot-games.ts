import { proxy, releaseProxy, wrap } from 'comlink'
import type { BotGamesWorkerApi, BotGamesRequest, BotGamesResult } from './bot-games.worker.ts'

export type { BotGamesResult } from './bot-games.worker.ts'

/** A run of games between bots in a worker of its own. */
export interface BotGamesRun {
  /** Rejects when the worker fails; never settles after `cancel`. */
  readonly done: Promise<BotGamesResult>
  cancel(): void
}

export function playBotGames(trial: BotGamesRequest, onProgress: (so: BotGamesResult) => void): BotGamesRun {
  const worker = new Worker(new URL('./bot-games.worker.ts', import.meta.url), { type: 'module', name: 'measure' })
  const remote = wrap<BotGamesWorkerApi>(worker)
  const broken = new Promise<never>((_, reject) => {
    worker.onerror = (event) => reject(new Error(event.message || 'the worker broke down'))
    worker.onmessageerror = () => reject(new Error('the worker sent something unreadable'))
  })
  function cancel(): void {
    remote[releaseProxy]()
    worker.terminate()
  }
  const done = Promise.race([remote.measure(trial, proxy(onProgress)), broken])
  return { done, cancel }
}
