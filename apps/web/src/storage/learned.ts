import { isPlain, isRejection, readJson, reject, type Rejection } from '@parlor/kernel'
import { setAside } from './aside.ts'
import { isNewer, wrongKeys } from './keys.ts'
import { isCount } from './save.ts'
import { openVault, type Vault } from './vault.ts'

/** How far somebody has come in a game's lessons. */
export interface Learned {
  readonly v: 1
  /** The lesson that was open last. */
  readonly at: string
  readonly done: readonly string[]
  /** Of two devices' lessons the later stay; absent in what was kept before this was known. */
  readonly updated?: number
}

const limits = { characters: 4000, depth: 3 }
const idForm = /^[a-z][a-zA-Z0-9-]{0,39}$/
export const lessonFolder = 'lesson/'

export function checkLearned(value: unknown): Learned | Rejection {
  if (isPlain(value) && isNewer(value)) return reject('saves.newerFormat')
  if (!isPlain(value) || wrongKeys(value, ['v', 'at', 'done'], ['updated']) || value['v'] !== 1) return reject('lesson.notLessons')
  const { at, done, updated = 0 } = value
  const sound = isCount(updated) && isLessonId(at) && Array.isArray(done) && done.length <= 100 && done.every(isLessonId)
  return sound ? (value as unknown as Learned) : reject('lesson.notLessons')
}

function isLessonId(value: unknown): boolean {
  return typeof value === 'string' && idForm.test(value)
}

/** What has been learned of a game; null where nothing readable is kept. */
export async function readLearned(game: string, vault?: Vault): Promise<Learned | null> {
  const learned = learnedFrom(await (vault ?? (await openVault())).read(lessonFolder + game))
  return isRejection(learned) ? null : learned
}

function learnedFrom(text: string | null): Learned | Rejection | null {
  const json = text === null ? null : readJson(text, limits)
  return json === null || isRejection(json) ? json : checkLearned(json.value)
}

/** Keeps how far somebody has come; what was done before stays done. */
export async function keepLearned(game: string, learned: Learned, now: number, vault?: Vault): Promise<void> {
  const kept = vault ?? (await openVault())
  await setAside(kept, lessonFolder + game, learnedFrom)
  await kept.change(lessonFolder + game, (text) => {
    const before = learnedFrom(text)
    if (isRejection(before)) return null
    return JSON.stringify({ ...learned, done: [...new Set([...(before?.done ?? []), ...learned.done])], updated: now })
  })
}
