import { isPlainObject, isRejection, readJson, reject, type Rejection } from '@parlor/kernel'
import { quarantineFolder } from '../platform/storage/quarantine.ts'
import { deviceFilesFolder, deviceFolder, playerCollectionFolder, isStoredItem } from './player-collection.ts'
import type { GameBackupSupport, LoadGameBackupSupport, AsyncValidationResult } from './backup-readers.ts'
import { rejectBecause, type NestedRejection } from '../platform/storage/validation.ts'
import {
  checkDailyAttempt,
  dailyAttemptFolder,
  dailyAttemptLimits,
  isDailyAttemptKey,
  mergeDailyAttempts,
  type DailyAttempt,
} from './daily-attempts.ts'
import { draftFolder, draftLimits } from './draft-store.ts'
import { checkLessonProgress, lessonFolder } from './lesson-progress.ts'
import { localStorageFolder, type TextStore } from '../platform/storage/combine-with-local-storage.ts'
import { checkSeriesProgress, seriesProgressKey, seriesFolder, validateSeriesStates } from './series-progress.ts'

/** Stored data besides matches, by its key: progress of series and lessons, daily attempts, player collections, and drafts. */
export type NonMatchData = Readonly<Record<string, unknown>>

/** Unreadable data: stays, with the reason, until the player deletes it. */
export interface DamagedNonMatchEntry {
  readonly key: string
  readonly damaged: Rejection
}

const most = 5000
const keyForm = /^[a-z]+\/[a-z]{2,20}(\/[a-z0-9][a-z0-9.-]{0,59}){0,2}$/

interface NonMatchFolder {
  /** Validates one text of the folder. */
  readonly limits: { readonly characters: number; readonly depth: number }
  /** `rest`: the key after the game. */
  wrong(value: unknown, key: string, gameBackup: GameBackupSupport, rest: readonly string[]): AsyncValidationResult
}

const itemFolder: NonMatchFolder = {
  limits: { characters: 100_000, depth: 16 },
  async wrong(value, key, gameBackup, [kind = '']) {
    if (!isStoredItem(value)) return reject('collection.notKept')
    if (!key.endsWith(`/${value.id}`)) return reject('saves.otherKey')
    const { own = {} } = (await gameBackup.loadBackupReaders?.()) ?? {}
    return Object.hasOwn(own, kind) ? rejectByGame(own[kind]!(value.thing)) : reject('saves.unknownExtra')
  },
}

/** Each folder validates its own entries and keys; the game validates the rest. */
const nonMatchFolders: Readonly<Record<string, NonMatchFolder>> = {
  [seriesFolder]: {
    limits: { characters: 500_000, depth: 24 },
    async wrong(value, key, { series }) {
      const progress = checkSeriesProgress(value)
      if (isRejection(progress)) return progress
      if (seriesProgressKey(progress.game, progress.id) !== key) return reject('saves.otherKey')
      const found = series?.find(progress.id)
      return found ? rejectByGame(validateSeriesStates(progress, found)) : reject('saves.unknownExtra')
    },
  },
  [playerCollectionFolder]: itemFolder,
  [deviceFolder]: itemFolder,
  [deviceFilesFolder]: {
    limits: { characters: 28_000_000, depth: 1 },
    async wrong(value, _, gameBackup, [kind = '']) {
      const { files = {} } = (await gameBackup.loadBackupReaders?.()) ?? {}
      return Object.hasOwn(files, kind) ? rejectByGame(files[kind]!(value)) : reject('saves.unknownExtra')
    },
  },
  [draftFolder]: {
    limits: draftLimits,
    async wrong(value, _, gameBackup, [id = '']) {
      if (!isPlainObject(value)) return reject('json.notAnObject')
      const readers = await gameBackup.loadBackupReaders?.()
      return readers?.draft ? rejectByGame(readers.draft(value, id)) : reject('saves.unknownExtra')
    },
  },
  [lessonFolder]: {
    limits: { characters: 4000, depth: 3 },
    async wrong(value) {
      const learned = checkLessonProgress(value)
      return isRejection(learned) ? learned : null
    },
  },
  [dailyAttemptFolder]: {
    limits: dailyAttemptLimits,
    async wrong(value, _, __, rest) {
      const attempt = checkDailyAttempt(value)
      return isRejection(attempt) ? attempt : isDailyAttemptKey(rest) ? null : reject('saves.otherKey')
    },
  },
  [localStorageFolder]: {
    limits: { characters: 100_000, depth: 1 },
    async wrong(value, _, gameBackup, [name = '']) {
      const { local = {} } = (await gameBackup.loadBackupReaders?.()) ?? {}
      if (!Object.hasOwn(local, name)) return reject('saves.unknownExtra')
      return typeof value === 'string' ? rejectByGame(local[name]!.read(value)) : reject('saves.notText')
    },
  },
}

/** The reason's text is in the game's strings, which are not loaded here: reports only which game rejects it. */
function rejectByGame(read: unknown): Rejection | null {
  return isRejection(read) ? reject('saves.notForGame') : null
}

function folderOf(key: string): string | undefined {
  return Object.keys(nonMatchFolders).find((start) => key.startsWith(start))
}

export function isNonMatchKey(key: string): boolean {
  return folderOf(key) !== undefined
}

/** Whether data that replaces the device's has a say over the entry: not in a folder of which it has nothing, and never over a daily attempt. */
export function isReplacedBy(extras: NonMatchData, key: string): boolean {
  const folder = folderOf(key)
  return folder !== undefined && folder !== dailyAttemptFolder && Object.keys(extras).some((one) => one.startsWith(folder))
}

async function validateNonMatchEntry(key: string, value: unknown, open: LoadGameBackupSupport): AsyncValidationResult {
  const folder = nonMatchFolders[folderOf(key) ?? '']
  if (!folder || !keyForm.test(key)) return reject('saves.unknownExtra')
  const json = readJson(JSON.stringify(value), folder.limits)
  if (isRejection(json)) return json
  const [, game = '', ...rest] = key.split('/')
  const gameBackup = await open(game)
  return gameBackup ? folder.wrong(value, key, gameBackup, rest) : reject('share.unknownGame', { game })
}

/** All keys of such data; of the games' localStorage, those they let travel. */
export async function listNonMatchKeys(texts: TextStore, open: LoadGameBackupSupport): Promise<string[]> {
  const keys = (await Promise.all(Object.keys(nonMatchFolders).map((folder) => texts.keys(folder)))).flat()
  const travels = await Promise.all(
    keys.map(async (key) => !key.startsWith(localStorageFolder) || (await localStorageEntryOf(key, open)) !== undefined),
  )
  return keys.filter((_, i) => travels[i])
}

async function localStorageEntryOf(key: string, open: LoadGameBackupSupport) {
  const [, game = '', name = ''] = key.split('/')
  const { local = {} } = (await (await open(game))?.loadBackupReaders?.()) ?? {}
  return Object.hasOwn(local, name) ? local[name] : undefined
}

/** The validated value under each key, or a rejection. */
async function readNonMatchData(texts: TextStore, open: LoadGameBackupSupport): Promise<Map<string, { value: unknown } | Rejection>> {
  const found = new Map<string, { value: unknown } | Rejection>()
  for (const key of await listNonMatchKeys(texts, open)) {
    const text = (await texts.read(key)) ?? ''
    const json = key.startsWith(localStorageFolder) ? { value: text } : readJson(text, limitsOf(key))
    found.set(key, isRejection(json) ? json : ((await validateNonMatchEntry(key, json.value, open)) ?? json))
  }
  return found
}

/** Collects what is readable. */
export async function collectNonMatchData(texts: TextStore, open: LoadGameBackupSupport): Promise<NonMatchData> {
  const extras: Record<string, unknown> = {}
  for (const [key, found] of await readNonMatchData(texts, open)) if (!isRejection(found)) extras[key] = found.value
  return extras
}

/** Unreadable entries, and quarantined texts. */
export async function listDamagedNonMatchData(texts: TextStore, open: LoadGameBackupSupport): Promise<DamagedNonMatchEntry[]> {
  const damaged: DamagedNonMatchEntry[] = []
  for (const [key, found] of await readNonMatchData(texts, open)) if (isRejection(found)) damaged.push({ key, damaged: found })
  for (const key of await texts.keys(quarantineFolder)) damaged.push({ key, damaged: reject('saves.setAside') })
  return damaged
}

/** Validates data from outside; null when all are valid. */
export async function validateNonMatchData(value: unknown, open: LoadGameBackupSupport): Promise<NestedRejection | null> {
  if (!isPlainObject(value)) return rejectBecause('saves.badPart', { path: 'extras' }, reject('json.notAnObject'))
  const { length } = Object.keys(value)
  if (length > most) return rejectBecause('saves.badPart', { path: 'extras' }, reject('json.tooMany', { found: length, limit: most }))
  for (const [key, extra] of Object.entries(value)) {
    const wrong = await validateNonMatchEntry(key, extra, open)
    if (wrong) return rejectBecause('saves.badExtra', { key: key.slice(0, 80) }, wrong)
  }
  return null
}

/**
 * The texts that importing this data would write; on conflict the newer stays, or the game merges them. Of daily attempts the earlier stays,
 * also where data is replaced: otherwise an older file would give another try.
 */
export async function nonMatchTextsToWrite(
  texts: TextStore,
  extras: NonMatchData,
  way: 'merge' | 'replace',
  open: LoadGameBackupSupport,
): Promise<Map<string, string>> {
  const written = new Map<string, string>()
  for (const [key, extra] of Object.entries(extras)) {
    const mine = way === 'merge' || key.startsWith(dailyAttemptFolder) ? await texts.read(key) : null
    if (key.startsWith(localStorageFolder)) {
      const thing = await localStorageEntryOf(key, open)
      const theirs = extra as string
      if (mine === null || isRejection(thing?.read(mine))) written.set(key, theirs)
      else if (thing?.merge) written.set(key, thing.merge(mine, theirs))
    } else if (key.startsWith(dailyAttemptFolder)) {
      const attempt = mine === null ? mine : checkDailyAttempt(valueOf(key, mine))
      const theirs = extra as DailyAttempt
      written.set(key, JSON.stringify(attempt === null || isRejection(attempt) ? theirs : mergeDailyAttempts(attempt, theirs)))
    } else if (mine === null || updatedOf(extra) > updatedOf(valueOf(key, mine))) written.set(key, JSON.stringify(extra))
  }
  return written
}

/** Of what is stored already: an older text may be longer than its folder takes today. */
function limitsOf(key: string): { readonly characters: number; readonly depth: number } {
  return { characters: Math.max(600_000, nonMatchFolders[folderOf(key) ?? '']?.limits.characters ?? 0), depth: 24 }
}

function valueOf(key: string, text: string): unknown {
  const json = readJson(text, limitsOf(key))
  return isRejection(json) ? null : json.value
}

function updatedOf(value: unknown): number {
  return isPlainObject(value) && typeof value['updated'] === 'number' ? value['updated'] : 0
}
