import { answerRequest, type Thought } from '@parlor/bots'
import { expose } from 'comlink'
import type { EngineRequest } from './bot-engine.ts'
import { loadGamePackage } from './game-packages.ts'

let present = { aborted: false }

const botWorkerApi = {
  /** Runs one request; a later one, or `stop`, ends it with the best answer so far, which is dropped. */
  async think(game: string, request: EngineRequest): Promise<Thought> {
    botWorkerApi.stop()
    const signal = (present = { aborted: false })
    return answerRequest(await loadGamePackage(game), request, { yieldThread: yieldToMessages, signal, clock: () => performance.now() })
  },
  stop(): void {
    present.aborted = true
  },
}

export type BotWorkerApi = typeof botWorkerApi

/** Yields to pending messages: a timer of 0 would cost 4 ms each time. */
function yieldToMessages(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

expose(botWorkerApi)
