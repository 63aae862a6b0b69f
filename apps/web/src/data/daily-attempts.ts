import { isPlainObject, isRejection, readJson, reject, type Rejection } from '@parlor/kernel'
import { pruneOldEntries } from '../platform/storage/json-entries.ts'
import { rejectUnexpectedKeys } from '../platform/storage/validation.ts'
import { isMatchId, isNonNegativeInteger } from './save.ts'
import { openKeyValueStore, type KeyValueStore } from '../platform/storage/key-value-store.ts'

/** Prefix of the keys. */
export const dailyAttemptFolder = 'daily/'

/** A daily challenge: a date, and the challenge's id; null for the game's first one, whose keys are the date alone. */
export interface DailyKey {
  readonly day: string
  readonly challenge: string | null
}

const keyOf = (game: string, { day, challenge }: DailyKey) =>
  `${dailyAttemptFolder}${game}/${day}${challenge === null ? '' : `/${challenge}`}`

/** Whether the rest of a key, after the game, is of an attempt. */
export function isDailyAttemptKey([day = '', challenge = 'first']: readonly string[]): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(day) && /^[a-z]{2,20}$/.test(challenge)
}

export const dailyAttemptLimits = { characters: 200, depth: 2 }

/** The attempt at a daily challenge. */
export interface DailyAttempt {
  readonly at: number
  readonly match: string
  /** Another match of that day was begun too: whoever plays on knows what comes. */
  readonly spent?: true
}

/**
 * Notes that a match of a daily challenge was begun: the first one is the attempt, whatever becomes of its save. True where this one is and no other
 * was begun.
 */
export async function claimDailyAttempt(game: string, daily: DailyKey, match: string, store?: KeyValueStore): Promise<boolean> {
  const opened = store ?? (await openKeyValueStore())
  const key = keyOf(game, daily)
  const written = await opened.update(key, (text) => {
    const found = parseDailyAttempt(text)
    if (!found) return JSON.stringify({ at: Date.now(), match } satisfies DailyAttempt)
    return found.match === match || found.spent ? null : JSON.stringify({ ...found, spent: true })
  })
  if (written !== null) await pruneOldEntries(opened, `${dailyAttemptFolder}${game}/`)
  const attempt = parseDailyAttempt(await opened.read(key))
  return attempt?.match === match && !attempt.spent
}

/** Whether the attempt at a daily challenge has begun. */
export async function hasDailyAttempt(game: string, daily: DailyKey, store?: KeyValueStore): Promise<boolean> {
  return parseDailyAttempt(await (store ?? (await openKeyValueStore())).read(keyOf(game, daily))) !== null
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
