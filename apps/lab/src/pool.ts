import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { Level } from '@parlor/kernel'
import type { Played } from './arena.ts'
import { Progress } from './progress.ts'

/** One game of a run, as plain data: a worker thread needs nothing else to play it. */
export interface Pairing {
  readonly game: string
  readonly options: unknown
  /** One per seat. */
  readonly levels: readonly Level[]
  readonly seed: string
  /** What each seat brings, where that is not the default. */
  readonly secrets?: readonly object[]
}

/** Plays games on every core and hands their outcomes back in the order they were asked for. */
export async function playAll(label: string, pairings: readonly Pairing[]): Promise<Played[]> {
  const pool = new Piscina<Pairing, Played>({ filename: new URL('./worker.ts', import.meta.url).href, maxThreads: availableParallelism() })
  const progress = new Progress(label, pairings.length)
  let done = 0
  try {
    return await Promise.all(
      pairings.map(async (pairing) => {
        const outcome = await pool.run(pairing)
        progress.at(++done)
        return outcome
      }),
    )
  } finally {
    progress.done()
    await pool.destroy()
  }
}
