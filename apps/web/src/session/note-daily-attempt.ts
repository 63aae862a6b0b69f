import { claimDailyAttempt } from '../data/daily-attempts.ts'
import type { Save } from '../data/save.ts'
import type { KeyValueStore } from '../platform/storage/key-value-store.ts'
import { dailyKeyOf } from './daily-challenge.ts'

/**
 * A daily challenge is attempted from its first move or hint on; false where another match was the day's attempt. Call it also before a save
 * is deleted: a page that was left at once may have saved the move alone.
 */
export async function noteDailyAttempt({ series, record, game, id }: Save, store: KeyValueStore): Promise<boolean> {
  const daily = dailyKeyOf(series)
  const begun = record.log.length > 0 || record.practice !== null
  return daily === null || !begun || (await claimDailyAttempt(game, daily, id, store))
}
