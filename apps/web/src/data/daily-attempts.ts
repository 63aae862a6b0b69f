import { isPlainObject, isRejection, readJson, reject, type Rejection } from '@parlor/kernel'
import { pruneOldEntries } from '../platform/storage/json-entries.ts'
import { rejectUnexpectedKeys } from '../platform/storage/validation.ts'
import { isMatchId, isNonNegativeInteger } from './save.ts'
import { openKeyValueStore, type KeyValueStore } from '../platform/storage/key-value-store.ts'

/** Prefix of the keys. */
export const dailyAttemptFolder = 'daily/'

const keyOf = (game: string, day: string) => `${dailyAttemptFolder}${game}/${day}`

export const dailyAttemptLimits = { characters: 200, depth: 2 }

/** The attempt of a day. */
export interface DailyAttempt {
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
  const written = await opened.update(keyOf(game, day), (text) => {
    const found = parseDailyAttempt(text)
    if (!found) return JSON.stringify({ at: Date.now(), match } satisfies DailyAttempt)
    return found.match === match || found.spent ? null : JSON.stringify({ ...found, spent: true })
  })
  if (written !== null) await pruneOldEntries(opened, `${dailyAttemptFolder}${game}/`)
  const attempt = parseDailyAttempt(await opened.read(keyOf(game, day)))
  return attempt?.match === match && !attempt.spent
}

/** Whether the attempt of a day has begun. */
export async function hasDailyAttempt(game: string, day: string, store?: KeyValueStore): Promise<boolean> {
  return parseDailyAttempt(await (store ?? (await openKeyValueStore())).read(keyOf(game, day))) !== null
}

function parseDailyAttempt(text: string | null): DailyAttempt | null {
  const json = readJson(text ?? 'null', dailyAttemptLimits)
  const attempt = isRejection(json) ? json : checkDailyAttempt(json.value)
  return isRejection(attempt) ? null : attempt
}

export function checkDailyAttempt(value: unknown): DailyAttempt | Rejection {
  if (!isPlainObject(value)) return reject('json.notAnObject')
  const stray = rejectUnexpectedKeys(value, ['at', 'match'], ['spent'])
  if (stray) return stray
  const wrong = !isNonNegativeInteger(value['at'])
    ? 'at'
    : !isMatchId(value['match'])
      ? 'match'
      : ![undefined, true].includes(value['spent'] as true)
        ? 'spent'
        : null
  return wrong === null ? (value as unknown as DailyAttempt) : reject('saves.badField', { key: wrong })
}

/** Of attempts on two devices the earlier counts; another match that was begun on either spends it. */
export function mergeDailyAttempts(mine: DailyAttempt, theirs: DailyAttempt): DailyAttempt {
  const first = theirs.at < mine.at ? theirs : mine
  return mine.match !== theirs.match || mine.spent || theirs.spent ? { ...first, spent: true } : first
}
