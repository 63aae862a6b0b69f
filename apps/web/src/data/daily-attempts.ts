import { isRejection, readJson } from '@parlor/kernel'
import { openKeyValueStore, type KeyValueStore } from '../platform/storage/key-value-store.ts'

/** Prefix of the keys. */
export const dailyAttemptFolder = 'daily/'

const keyOf = (game: string, day: string) => `${dailyAttemptFolder}${game}/${day}`

/** The attempt of a day. */
interface DailyAttempt {
  readonly at: number
  readonly match: string
  /** Another match of that day was begun too: whoever plays on knows what comes. */
  readonly spent?: true
}

/**
 * Notes that a match of a day was begun: the first one is the day's attempt, whatever becomes of its save. True where this one is and no other
 * was begun.
 */
export async function claimDailyAttempt(game: string, day: string, match: string, store?: KeyValueStore): Promise<boolean> {
  const opened = store ?? (await openKeyValueStore())
  await opened.update(keyOf(game, day), (text) => {
    const found = parseDailyAttempt(text)
    if (!found) return JSON.stringify({ at: Date.now(), match } satisfies DailyAttempt)
    return found.match === match || found.spent ? null : JSON.stringify({ ...found, spent: true })
  })
  const attempt = parseDailyAttempt(await opened.read(keyOf(game, day)))
  return attempt?.match === match && !attempt.spent
}

/** Whether the attempt of a day has begun. */
export async function hasDailyAttempt(game: string, day: string, store?: KeyValueStore): Promise<boolean> {
  return parseDailyAttempt(await (store ?? (await openKeyValueStore())).read(keyOf(game, day))) !== null
}

function parseDailyAttempt(text: string | null): DailyAttempt | null {
  const json = readJson(text ?? 'null', { characters: 200, depth: 1 })
  const attempt = isRejection(json) ? null : (json.value as Partial<DailyAttempt> | null)
  return typeof attempt?.match === 'string' ? (attempt as DailyAttempt) : null
}
