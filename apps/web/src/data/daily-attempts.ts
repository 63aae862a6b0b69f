import { readJsonEntry, writeJsonEntry } from '../platform/storage/json-entries.ts'
import { openKeyValueStore, type KeyValueStore } from '../platform/storage/key-value-store.ts'

const folder = 'daily/'

const keyOf = (game: string, day: string) => `${folder}${game}/${day}`

/** Notes that a match is the attempt of a day; the first one stands, whatever becomes of its save. */
export async function saveDailyAttempt(game: string, day: string, match: string, store?: KeyValueStore): Promise<void> {
  const opened = store ?? (await openKeyValueStore())
  if ((await readDailyAttempt(game, day, opened)) === null) await writeJsonEntry(opened, keyOf(game, day), { at: Date.now(), match })
}

/** The match that is the attempt of a day; null while no move has been made that day. */
export async function readDailyAttempt(game: string, day: string, store?: KeyValueStore): Promise<string | null> {
  const match = (await readJsonEntry(store ?? (await openKeyValueStore()), keyOf(game, day)))?.['match']
  return typeof match === 'string' ? match : null
}
