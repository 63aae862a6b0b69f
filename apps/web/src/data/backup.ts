import { isPlainObject, isRejection, readJson, reject, type Rejection } from '@parlor/kernel'
import { parseSettings, serialiseSettings, type Settings } from '../platform/settings/settings.ts'
import { quarantineFolder } from '../platform/storage/quarantine.ts'
import {
  isReplacedBy,
  listNonMatchKeys,
  nonMatchTextsToWrite,
  collectNonMatchData,
  isNonMatchKey,
  validateNonMatchData,
  type NonMatchData,
} from './non-match-data.ts'
import type { LoadGameBackupSupport } from './backup-readers.ts'
import { isNewerFormat, rejectBecause, rejectUnexpectedKeys, type NestedRejection } from '../platform/storage/validation.ts'
import { combineWithLocalStorage, type TextStore } from '../platform/storage/combine-with-local-storage.ts'
import { checkResult, listResults, resultFolder, resultKey, type MatchResult } from './match-result.ts'
import { checkSave, serialiseSave, type Save } from './save.ts'
import { SaveStore } from './save-store.ts'
import { checkSetup, setupFolder, setupKey, type MatchSetup } from './match-setup.ts'
import { requestStoragePersistence } from '../platform/storage/storage-persistence.ts'
import type { KeyValueStore } from '../platform/storage/key-value-store.ts'

/** All data of this device, as one file. */
export interface Backup {
  readonly format: 'parlor-data'
  readonly v: 1
  readonly made: number
  readonly settings: Settings
  readonly setups: Readonly<Record<string, MatchSetup>>
  readonly saves: readonly Save[]
  readonly results: readonly MatchResult[]
  /** Absent in older files. */
  readonly extras?: NonMatchData
}

const limits = { characters: 64_000_000, depth: 70 }
const maxCounts = { saves: 5000, results: 100_000, setups: 50 }

/** Collects all data; unreadable entries are left out and counted. */
export async function createBackup(
  store: KeyValueStore,
  settings: Settings,
  now: number,
  open: LoadGameBackupSupport,
): Promise<{ bundle: Backup; damaged: number }> {
  const texts = combineWithLocalStorage(store)
  const listed = await new SaveStore(store).list()
  const saves = listed.filter((one): one is Save => !('damaged' in one))
  const setups: Record<string, MatchSetup> = {}
  const setupKeys = await store.keys(setupFolder)
  for (const key of setupKeys) {
    const json = readJson((await store.read(key)) ?? '', limits)
    const setup = isRejection(json) ? json : checkSetup(json.value)
    if (!isRejection(setup)) setups[key.slice(setupFolder.length)] = setup
  }
  const results = await listResults(null, store)
  const extras = await collectNonMatchData(texts, open)
  const bundle: Backup = { format: 'parlor-data', v: 1, made: now, settings, setups, saves, results, extras }
  const total = listed.length + setupKeys.length + (await store.keys(resultFolder)).length + (await listNonMatchKeys(texts, open)).length
  const gathered = saves.length + Object.keys(setups).length + results.length + Object.keys(extras).length
  return { bundle, damaged: total - gathered + (await store.keys(quarantineFolder)).length }
}

/** Whether a value has the format mark of a backup. */
export function isBackup(value: unknown): boolean {
  return isPlainObject(value) && value['format'] === 'parlor-data'
}

/** Validates a file strictly: one bad part rejects the whole, with its path. */
export async function checkBackup(value: unknown, open: LoadGameBackupSupport): Promise<Backup | NestedRejection> {
  if (!isPlainObject(value) || value['format'] !== 'parlor-data') return reject('saves.notData')
  if (isNewerFormat(value)) return reject('saves.newerFormat')
  const stray = rejectUnexpectedKeys(value, ['format', 'v', 'made', 'settings', 'setups', 'saves', 'results'], ['extras'])
  if (stray || value['v'] !== 1) return stray ?? reject('saves.badField', { key: 'v' })
  const { settings, setups, saves, results, extras = {} } = value
  return (
    validateSettings(settings) ??
    validateSetups(setups) ??
    validateList(saves, 'saves', checkSave, 'saves.badSave') ??
    validateList(results, 'results', checkResult, 'saves.badResult') ??
    (await validateNonMatchData(extras, open)) ??
    (value as unknown as Backup)
  )
}

function validateSettings(value: unknown): NestedRejection | null {
  const [wrong] = isPlainObject(value)
    ? parseSettings(serialiseSettings(value as unknown as Settings)).problems
    : [reject('json.notAnObject')]
  return wrong ? rejectBecause('saves.badSettings', { path: 'settings' }, wrong) : null
}

function validateSetups(value: unknown): NestedRejection | null {
  if (!isPlainObject(value)) return rejectBecause('saves.badSetups', { path: 'setups' }, reject('json.notAnObject'))
  const games = Object.keys(value)
  if (games.length > maxCounts.setups) return rejectBecause('saves.badSetups', { path: 'setups' }, tooMany(games.length, maxCounts.setups))
  for (const [game, setup] of Object.entries(value)) {
    const wrong = /^[a-z]{2,20}$/.test(game) ? checkSetup(setup) : reject('share.unknownGame', { game: game.slice(0, 40) })
    if (isRejection(wrong)) return rejectBecause('saves.badSetups', { path: `setups.${game.slice(0, 40)}` }, wrong)
  }
  return null
}

function validateList(value: unknown, path: 'saves' | 'results', check: (one: unknown) => unknown, code: string): NestedRejection | null {
  if (!Array.isArray(value)) return rejectBecause('saves.badPart', { path }, reject('json.notAList'))
  if (value.length > maxCounts[path]) return rejectBecause('saves.badPart', { path }, tooMany(value.length, maxCounts[path]))
  for (const [at, one] of value.entries()) {
    const wrong = check(one)
    if (isRejection(wrong)) return rejectBecause(code, { number: at + 1, path: `${path}[${at}]` }, wrong)
  }
  return null
}

function tooMany(found: number, limit: number): Rejection {
  return reject('json.tooMany', { found, limit })
}

/** The effect of an import, shown before it runs. */
export interface ImportPlan {
  readonly saves: { readonly added: number; readonly newer: number; readonly kept: number; readonly removed: number }
  readonly results: { readonly added: number; readonly removed: number }
  readonly setups: ImportChanges
  readonly extras: ImportChanges
}

/** Counts of entries of one kind that an import adds, replaces or removes. */
interface ImportChanges {
  readonly added: number
  readonly replaced: number
  readonly removed: number
}

export const importModes = ['merge', 'replace'] as const
export type ImportMode = (typeof importModes)[number]

/** Computes the plan and the texts to write; changes nothing. */
async function prepareImport(
  store: KeyValueStore,
  bundle: Backup,
  mode: ImportMode,
  open: LoadGameBackupSupport,
): Promise<{ plan: ImportPlan; texts: Map<string, string>; removedKeys: string[] }> {
  const all = combineWithLocalStorage(store)
  const old = new Map((await new SaveStore(store).list()).map((one) => [one.id, one]))
  const texts = new Map<string, string>()
  const count = { added: 0, newer: 0, kept: 0 }
  for (const save of bundle.saves) {
    const mine = old.get(save.id)
    const older = mine && 'updated' in mine && mode === 'merge' && mine.updated >= save.updated
    if (older) count.kept++
    else {
      count[mine ? 'newer' : 'added']++
      // Both copies: a left-over copy with a higher revision would win over the imported one.
      for (const copy of [0, 1]) texts.set(`save/${save.id}/${copy}`, serialiseSave(save))
    }
  }
  const oldResults = await store.keys(resultFolder)
  const newResults = bundle.results.filter((result) => !oldResults.includes(resultKey(result)))
  for (const result of mode === 'merge' ? newResults : bundle.results) texts.set(resultKey(result), JSON.stringify(result))
  const oldSetups = await store.keys(setupFolder)
  for (const [game, setup] of Object.entries(bundle.setups))
    if (mode === 'replace' || !oldSetups.includes(setupKey(game))) texts.set(setupKey(game), JSON.stringify(setup))
  const extras = bundle.extras ?? {}
  for (const [key, text] of await nonMatchTextsToWrite(all, extras, mode, open)) texts.set(key, text)
  const oldExtras = await listNonMatchKeys(all, open)
  const oldKeys = [...(await store.keys('save/')), ...oldResults, ...oldSetups, ...oldExtras.filter((key) => isReplacedBy(extras, key))]
  const removedKeys = mode === 'merge' ? [] : oldKeys.filter((key) => !texts.has(key))
  const lost = removedKeys.filter((key) => key.startsWith(resultFolder)).length
  const imported = new Set(bundle.saves.map(({ id }) => id))
  const removed = mode === 'merge' ? 0 : [...old.keys()].filter((id) => !imported.has(id)).length
  const results = { added: newResults.length, removed: lost }
  const setups = await countChanges(all, oldSetups, (key) => key.startsWith(setupFolder), texts, removedKeys)
  const others = await countChanges(all, oldExtras, isNonMatchKey, texts, removedKeys)
  return { plan: { saves: { ...count, removed }, results, setups, extras: others }, texts, removedKeys }
}

/** Counts the changes to entries under matching keys. */
async function countChanges(
  all: TextStore,
  old: readonly string[],
  ours: (key: string) => boolean,
  texts: ReadonlyMap<string, string>,
  removedKeys: readonly string[],
): Promise<ImportChanges> {
  const change = { added: 0, replaced: 0, removed: removedKeys.filter(ours).length }
  for (const [key, text] of texts) {
    if (!ours(key)) continue
    if (!old.includes(key)) change.added++
    else if ((await all.read(key)) !== text) change.replaced++
  }
  return change
}

export async function planImport(store: KeyValueStore, bundle: Backup, mode: ImportMode, open: LoadGameBackupSupport): Promise<ImportPlan> {
  return (await prepareImport(store, bundle, mode, open)).plan
}

/** All or nothing: when a write fails, all texts are restored. */
export async function runImport(
  store: KeyValueStore,
  bundle: Backup,
  mode: ImportMode,
  open: LoadGameBackupSupport,
): Promise<Rejection | null> {
  const all = combineWithLocalStorage(store)
  const { texts, removedKeys } = await prepareImport(store, bundle, mode, open)
  requestStoragePersistence()
  const before = new Map<string, string | null>()
  for (const [key, text] of texts) {
    before.set(key, await all.read(key))
    if ((await all.write(key, text)) !== 'memory') continue
    for (const [name, old] of before) await (old === null ? all.remove(name) : all.write(name, old))
    return reject('saves.importFull')
  }
  await all.remove(...removedKeys)
  return null
}
