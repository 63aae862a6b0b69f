import type { NewLogRow } from '../src/store/log-store.ts'

/** An entry for the log that nothing but its own name and number decides about. */
export function newLogRow(given: Pick<NewLogRow, 'match' | 'seq' | 'mover' | 'entry'> & Partial<NewLogRow>): NewLogRow {
  const schedule = { clock: null, absence: null, bot: null }
  const work = { owner: '', strong: false }
  return { ends: false, arrived: performance.now(), lastAt: 0, until: null, from: null, schedule, work, ...given }
}
