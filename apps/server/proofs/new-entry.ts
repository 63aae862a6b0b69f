import type { NewEntry } from '../src/store/log.ts'

/** An entry for the log that nothing but its own name and number decides about. */
export function newEntry(given: Pick<NewEntry, 'match' | 'seq' | 'mover' | 'entry'> & Partial<NewEntry>): NewEntry {
  const schedule = { clock: null, absence: null, bot: null }
  const work = { owner: '', strong: false }
  return { ends: false, arrived: performance.now(), lastAt: 0, until: null, from: null, schedule, work, ...given }
}
