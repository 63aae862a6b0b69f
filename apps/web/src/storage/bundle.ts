import { hasExactly, isPlain, isRejection, readJson, reject, type Rejection } from '@parlor/kernel'
import { readSettings, writeSettings, type Settings } from '../settings/settings.ts'
import { extraKeys, extraTexts, gatherExtras, wrongExtras, type Extras } from './extras.ts'
import { checkResult, listResults, resultKey, type Result } from './result.ts'
import { checkSave, writeSave, type Save } from './save.ts'
import { Saves } from './saves.ts'
import { checkSetup, setupFolder, setupKey, type Setup } from './setup.ts'
import type { Vault } from './vault.ts'

/** Everything this device knows, as one file. */
export interface Bundle {
  readonly format: 'parlor-data'
  readonly v: 1
  readonly made: number
  readonly settings: Settings
  readonly setups: Readonly<Record<string, Setup>>
  readonly saves: readonly Save[]
  readonly results: readonly Result[]
  /** Absent in files from before there were any. */
  readonly extras?: Extras
}

const limits = { characters: 64_000_000, depth: 70 }
const most = { saves: 5000, results: 100_000, setups: 50 }

/** Gathers everything; damaged saves stay behind and are counted. */
export async function gatherBundle(vault: Vault, settings: Settings, now: number): Promise<{ bundle: Bundle; damaged: number }> {
  const listed = await new Saves(vault).list()
  const saves = listed.filter((one): one is Save => !('damaged' in one))
  const setups: Record<string, Setup> = {}
  for (const key of await vault.keys(setupFolder)) {
    const json = readJson((await vault.read(key)) ?? '', limits)
    const setup = isRejection(json) ? json : checkSetup(json.value)
    if (!isRejection(setup)) setups[key.slice(setupFolder.length)] = setup
  }
  const results = await listResults(null, vault)
  const extras = await gatherExtras(vault)
  const bundle: Bundle = { format: 'parlor-data', v: 1, made: now, settings, setups, saves, results, extras }
  return { bundle, damaged: listed.length - saves.length }
}

/** True for text that claims to be such a file, so that a page knows what it was given. */
export function isBundle(value: unknown): boolean {
  return isPlain(value) && value['format'] === 'parlor-data'
}

/** Reads a file strictly: one bad part and the whole is refused, with what and where. */
export function readBundle(text: string): Bundle | Rejection {
  const json = readJson(text, limits)
  if (isRejection(json)) return json
  const { value } = json
  if (!isPlain(value) || value['format'] !== 'parlor-data') return reject('saves.notData')
  if (value['v'] !== 1) return reject('saves.newerFormat')
  const { extras = {}, ...rest } = value
  if (!hasExactly(rest, ['format', 'v', 'made', 'settings', 'setups', 'saves', 'results'])) return reject('saves.strangeKeys')
  const { settings, setups, saves, results } = rest
  return (
    wrongSettings(settings) ??
    wrongSetups(setups) ??
    wrongList(saves, most.saves, checkSave, 'saves.badSave') ??
    wrongList(results, most.results, checkResult, 'saves.badResult') ??
    wrongExtras(extras) ??
    (value as unknown as Bundle)
  )
}

function wrongSettings(value: unknown): Rejection | null {
  if (!isPlain(value)) return reject('saves.badSettings')
  return readSettings(writeSettings(value as unknown as Settings)).problems.length > 0 ? reject('saves.badSettings') : null
}

function wrongSetups(value: unknown): Rejection | null {
  if (!isPlain(value) || Object.keys(value).length > most.setups) return reject('saves.badSetups')
  return Object.entries(value).some(([game, setup]) => !/^[a-z]{2,20}$/.test(game) || isRejection(checkSetup(setup)))
    ? reject('saves.badSetups')
    : null
}

function wrongList(value: unknown, limit: number, check: (one: unknown) => unknown, code: string): Rejection | null {
  if (!Array.isArray(value) || value.length > limit) return reject(code, { number: 0 })
  const bad = value.findIndex((one) => isRejection(check(one)))
  return bad < 0 ? null : reject(code, { number: bad + 1 })
}

/** What an import would do, to be shown before it is done. */
export interface Plan {
  readonly saves: { readonly added: number; readonly newer: number; readonly kept: number; readonly removed: number }
  readonly results: { readonly added: number; readonly removed: number }
}

export const importWays = ['merge', 'replace'] as const
export type ImportWay = (typeof importWays)[number]

/** Works out the plan and the texts to write; nothing is changed. */
async function prepare(vault: Vault, bundle: Bundle, way: ImportWay): Promise<{ plan: Plan; texts: Map<string, string>; gone: string[] }> {
  const old = new Map((await new Saves(vault).list()).map((one) => [one.id, one]))
  const texts = new Map<string, string>()
  const count = { added: 0, newer: 0, kept: 0 }
  for (const save of bundle.saves) {
    const mine = old.get(save.id)
    const older = mine && 'updated' in mine && way === 'merge' && mine.updated >= save.updated
    if (older) count.kept++
    else {
      count[mine ? 'newer' : 'added']++
      // Both copies: a left-over copy with a higher revision would win over the imported one.
      for (const copy of [0, 1]) texts.set(`save/${save.id}/${copy}`, writeSave(save))
    }
  }
  const oldResults = await vault.keys('result/')
  const newResults = bundle.results.filter((result) => !oldResults.includes(resultKey(result)))
  for (const result of way === 'merge' ? newResults : bundle.results) texts.set(resultKey(result), JSON.stringify(result))
  const oldSetups = await vault.keys(setupFolder)
  for (const [game, setup] of Object.entries(bundle.setups))
    if (way === 'replace' || !oldSetups.includes(setupKey(game))) texts.set(setupKey(game), JSON.stringify(setup))
  for (const [key, text] of await extraTexts(vault, bundle.extras ?? {}, way)) texts.set(key, text)
  const all = [...(await vault.keys('save/')), ...oldResults, ...oldSetups, ...(await extraKeys(vault))]
  const gone = way === 'merge' ? [] : all.filter((key) => !texts.has(key))
  const lost = gone.filter((key) => key.startsWith('result/')).length
  const kept = new Set(bundle.saves.map(({ id }) => id))
  const removed = way === 'merge' ? 0 : [...old.keys()].filter((id) => !kept.has(id)).length
  return { plan: { saves: { ...count, removed }, results: { added: newResults.length, removed: lost } }, texts, gone }
}

export async function planImport(vault: Vault, bundle: Bundle, way: ImportWay): Promise<Plan> {
  return (await prepare(vault, bundle, way)).plan
}

/** Does it, or nothing: when a write does not last, every text is put back as it was. */
export async function runImport(vault: Vault, bundle: Bundle, way: ImportWay): Promise<Rejection | null> {
  const { texts, gone } = await prepare(vault, bundle, way)
  const before = new Map<string, string | null>()
  for (const [key, text] of texts) {
    before.set(key, await vault.read(key))
    if ((await vault.write(key, text)) !== 'memory') continue
    for (const [name, old] of before) await (old === null ? vault.remove(name) : vault.write(name, old))
    return reject('saves.importFull')
  }
  await vault.remove(...gone)
  return null
}
