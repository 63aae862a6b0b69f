import { noBotWork } from '../src/store/job-queue.ts'
import type { NewLogRow } from '../src/store/log-store.ts'

/** A log row that only its idempotency key and seq decide about. */
export function newLogRow(given: Pick<NewLogRow, 'match' | 'seq' | 'mover' | 'entry'> & Partial<NewLogRow>): NewLogRow {
  const schedule = { clock: null, absence: null, bot: null }
  return { ends: false, arrived: performance.now(), lastAt: 0, until: null, from: null, schedule, work: noBotWork, ...given }
}
