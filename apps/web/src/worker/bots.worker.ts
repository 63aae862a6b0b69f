import { answer, type Thought } from '@parlor/bots'
import { expose } from 'comlink'
import type { Ask } from '../session/thinker.ts'
import { loadPackage } from './packages.ts'

let present = { aborted: false }

const desk = {
  /** Thinks about one question; a later one, or `stop`, ends it with the best answer so far, which nobody waits for any more. */
  async think(game: string, ask: Ask): Promise<Thought> {
    desk.stop()
    const signal = (present = { aborted: false })
    return answer(await loadPackage(game), ask, { breathe, signal, clock: () => performance.now() })
  },
  stop(): void {
    present.aborted = true
  },
}

export type Desk = typeof desk

/** Lets waiting messages in: a timer of 0 would cost 4 ms each time. */
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

expose(desk)
