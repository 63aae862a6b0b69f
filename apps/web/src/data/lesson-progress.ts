import { isPlainObject, isRejection, readJson, reject, type Rejection } from '@parlor/kernel'
import { quarantineUnreadable } from '../platform/storage/quarantine.ts'
import { isNewerFormat, rejectUnexpectedKeys } from '../platform/storage/validation.ts'
import { isNonNegativeInteger } from './save.ts'
import { openKeyValueStore, type KeyValueStore } from '../platform/storage/key-value-store.ts'

/** Progress in a game's lessons. */
export interface LessonProgress {
  readonly v: 1
  /** The last open lesson. */
  readonly at: string
  readonly done: readonly string[]
  /** Time of the last change: the later one wins in a merge; absent in older data. */
  readonly updated?: number
}

const limits = { characters: 4000, depth: 3 }
const idForm = /^[a-z][a-zA-Z0-9-]{0,39}$/
export const lessonFolder = 'lesson/'

export function checkLessonProgress(value: unknown): LessonProgress | Rejection {
  if (isPlainObject(value) && isNewerFormat(value)) return reject('saves.newerFormat')
  if (!isPlainObject(value) || rejectUnexpectedKeys(value, ['v', 'at', 'done'], ['updated']) || value['v'] !== 1)
    return reject('lesson.notLessons')
  const { at, done, updated = 0 } = value
  const sound = isNonNegativeInteger(updated) && isLessonId(at) && Array.isArray(done) && done.length <= 100 && done.every(isLessonId)
  return sound ? (value as unknown as LessonProgress) : reject('lesson.notLessons')
}

function isLessonId(value: unknown): boolean {
  return typeof value === 'string' && idForm.test(value)
}

/** Lesson progress of a game; null where nothing readable is stored. */
export async function readLessonProgress(game: string, store?: KeyValueStore): Promise<LessonProgress | null> {
  const learned = lessonProgressFrom(await (store ?? (await openKeyValueStore())).read(lessonFolder + game))
  return isRejection(learned) ? null : learned
}

function lessonProgressFrom(text: string | null): LessonProgress | Rejection | null {
  const json = text === null ? null : readJson(text, limits)
  return json === null || isRejection(json) ? json : checkLessonProgress(json.value)
}

/** Stores progress; lessons done before stay done. */
export async function saveLessonProgress(game: string, learned: LessonProgress, now: number, store?: KeyValueStore): Promise<void> {
  const opened = store ?? (await openKeyValueStore())
  await quarantineUnreadable(opened, lessonFolder + game, lessonProgressFrom)
  await opened.update(lessonFolder + game, (text) => {
    const before = lessonProgressFrom(text)
    if (isRejection(before)) return null
    return JSON.stringify({ ...learned, done: [...new Set([...(before?.done ?? []), ...learned.done])], updated: now })
  })
}

/** The same without waiting, while the page is unloaded. */
export function saveLessonProgressBeforeUnload(game: string, learned: LessonProgress, now: number, store: KeyValueStore): boolean {
  return store.writeSync(lessonFolder + game, JSON.stringify({ ...learned, updated: now }))
}
