import { proxy, releaseProxy, wrap } from 'comlink'
import type { BotMatchesWorkerApi, BotMatchesRequest, BotMatchesResult } from './bot-matches.worker.ts'

export type { BotMatchesResult } from './bot-matches.worker.ts'

/** A run of matches between bots in a worker of its own. */
export interface BotMatchesRun {
  /** Rejects when the worker fails; never settles after `cancel`. */
  readonly done: Promise<BotMatchesResult>
  cancel(): void
}

export function playBotMatches(trial: BotMatchesRequest, onProgress: (so: BotMatchesResult) => void): BotMatchesRun {
  const worker = new Worker(new URL('./bot-matches.worker.ts', import.meta.url), { type: 'module', name: 'measure' })
  const remote = wrap<BotMatchesWorkerApi>(worker)
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
