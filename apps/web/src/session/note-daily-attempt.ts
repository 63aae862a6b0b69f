import { saveDailyAttempt } from '../data/daily-attempts.ts'
import type { Save } from '../data/save.ts'
import type { KeyValueStore } from '../platform/storage/key-value-store.ts'
import { challengeDayOf } from './daily-challenge.ts'

/** A daily challenge is attempted from its first move on. Call it also before a save is deleted: a page that was left at once may have saved the move alone. */
export async function noteDailyAttempt({ series, record, game, id }: Save, store: KeyValueStore): Promise<void> {
  const day = challengeDayOf(series)
  if (day !== null && record.log.length > 0) await saveDailyAttempt(game, day, id, store)
}
