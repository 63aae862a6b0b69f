import { proxy, releaseProxy, wrap } from 'comlink'
import type { MeasureDesk, Trial, Trialled } from './measure.worker.ts'

export type { Trial, Trialled } from './measure.worker.ts'

/** Games being played between bots in a worker of their own. */
export interface Measuring {
  /** Rejects when the worker breaks down; never settles after `cancel`. */
  readonly done: Promise<Trialled>
  cancel(): void
}

export function measure(trial: Trial, told: (so: Trialled) => void): Measuring {
  const worker = new Worker(new URL('./measure.worker.ts', import.meta.url), { type: 'module', name: 'measure' })
  const desk = wrap<MeasureDesk>(worker)
  const broken = new Promise<never>((_, reject) => {
    worker.onerror = (event) => reject(new Error(event.message || 'the worker broke down'))
    worker.onmessageerror = () => reject(new Error('the worker sent something unreadable'))
  })
  function cancel(): void {
    desk[releaseProxy]()
    worker.terminate()
  }
  const done = Promise.race([desk.measure(trial, proxy(told)), broken])
  return { done, cancel }
}
