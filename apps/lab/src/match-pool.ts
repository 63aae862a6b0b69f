import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { Level } from '@parlor/kernel'
import type { PlayedMatch } from './bot-play.ts'
import { ProgressBar } from './progress-bar.ts'

/** One game of a run, as plain data: a worker thread needs nothing else to play it. */
export interface MatchJob {
  readonly game: string
  readonly options: unknown
  /** One per seat. */
  readonly levels: readonly Level[]
  readonly seed: string
  /** What each seat brings, where that is not the default. */
  readonly secrets?: readonly object[]
}

/** Milliseconds without any game coming to its end after which a bot must have hung: the slowest match takes a minute. */
const patience = 900_000

/** Plays games on every core and hands their outcomes back in the order they were asked for. */
export async function playMatchJobs(label: string, pairings: readonly MatchJob[]): Promise<PlayedMatch[]> {
  const pool = new Piscina<MatchJob, PlayedMatch>({
    filename: new URL('./match-worker.ts', import.meta.url).href,
    maxThreads: availableParallelism(),
  })
  const progress = new ProgressBar(label, pairings.length)
  let done = 0
  try {
    return await failIfStalled(label, patience, (alive) =>
      Promise.all(
        pairings.map(async (pairing) => {
          const outcome = await pool.run(pairing)
          alive()
          progress.at(++done)
          return outcome
        }),
      ),
    )
  } finally {
    progress.done()
    await pool.destroy()
  }
}

/** What comes of some work, unless it gives no sign of life for so many milliseconds. */
export async function failIfStalled<T>(label: string, longest: number, work: (alive: () => void) => Promise<T>): Promise<T> {
  let watch: NodeJS.Timeout | undefined
  const hung = new Promise<never>((_, reject) => {
    watch = setTimeout(() => reject(new Error(`${label} hangs: nothing was done for ${longest / 1000} seconds`)), longest)
  })
  try {
    return await Promise.race([work(() => watch?.refresh()), hung])
  } finally {
    clearTimeout(watch)
  }
}
