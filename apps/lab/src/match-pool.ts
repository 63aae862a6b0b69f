import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { Level } from '@parlor/kernel'
import type { BotMatchResult } from './bot-play.ts'
import { ProgressBar } from './progress-bar.ts'

/** One match job as plain data for a worker thread. */
export interface MatchJob {
  readonly game: string
  readonly options: unknown
  /** One per seat. */
  readonly levels: readonly Level[]
  readonly seed: string
  /** Secrets, where they are not the default. */
  readonly secrets?: readonly object[]
}

/** Milliseconds without a finished game after which a bot is assumed to hang: the slowest match takes a minute. */
const stallTimeout = 900_000

/** Plays games on every core and returns their outcomes in the order of the jobs. */
export async function playMatchJobs(label: string, pairings: readonly MatchJob[]): Promise<BotMatchResult[]> {
  const pool = new Piscina<MatchJob, BotMatchResult>({
    filename: new URL('./match-worker.ts', import.meta.url).href,
    maxThreads: availableParallelism(),
    // Whatever this thread was started with: the file is TypeScript.
    execArgv: ['--import', 'tsx'],
  })
  const progress = new ProgressBar(label, pairings.length)
  let done = 0
  try {
    return await failIfStalled(label, stallTimeout, (alive) =>
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

/** Inactivity timeout: rejects after that many milliseconds without progress. */
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
