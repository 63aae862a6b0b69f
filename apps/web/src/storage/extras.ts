import { isPlain, isRejection, readJson, reject, type Rejection } from '@parlor/kernel'
import { collectionFolder, isKept } from './collection.ts'
import { checkLearned, lessonFolder } from './learned.ts'
import { checkProgress, progressKey, seriesFolder } from './series.ts'
import type { Vault } from './vault.ts'

/** What a device keeps beside matches: how far series and lessons have come, and what players have made; by the key it is kept under. */
export type Extras = Readonly<Record<string, unknown>>

const limits = { characters: 600_000, depth: 24 }
const most = 5000
const keyForm = /^[a-z]+\/[a-z]{2,20}(\/[a-z0-9][a-z0-9.-]{0,59}){0,2}$/

/** Each folder knows what may lie in it, and under which key. */
const folders: Readonly<Record<string, (value: unknown, key: string) => boolean>> = {
  [seriesFolder](value, key) {
    const progress = checkProgress(value)
    return !isRejection(progress) && progressKey(progress.game, progress.id) === key
  },
  [collectionFolder]: (value, key) => isKept(value) && key.endsWith(`/${value.id}`),
  [lessonFolder]: (value) => !isRejection(checkLearned(value)),
}

function isExtra(key: string, value: unknown): boolean {
  const folder = Object.keys(folders).find((start) => key.startsWith(start))
  return folder !== undefined && keyForm.test(key) && folders[folder]!(value, key)
}

/** The keys of everything that counts as extra. */
export async function extraKeys(vault: Vault): Promise<string[]> {
  return (await Promise.all(Object.keys(folders).map((folder) => vault.keys(folder)))).flat()
}

/** Gathers what can be read; the rest stays behind. */
export async function gatherExtras(vault: Vault): Promise<Extras> {
  const extras: Record<string, unknown> = {}
  for (const key of await extraKeys(vault)) {
    const json = readJson((await vault.read(key)) ?? '', limits)
    if (!isRejection(json) && isExtra(key, json.value)) extras[key] = json.value
  }
  return extras
}

/** Why extras from outside are refused; null when each is sound. */
export function wrongExtras(value: unknown): Rejection | null {
  if (!isPlain(value) || Object.keys(value).length > most) return reject('saves.badExtra', { key: '' })
  const bad = Object.entries(value).find(([key, extra]) => !isExtra(key, extra))
  return bad ? reject('saves.badExtra', { key: bad[0].slice(0, 80) }) : null
}

/** The texts that bringing extras in would write; where both sides have one, the newer stays. */
export async function extraTexts(vault: Vault, extras: Extras, way: 'merge' | 'replace'): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  for (const [key, extra] of Object.entries(extras)) {
    const mine = way === 'merge' ? await vault.read(key) : null
    if (mine === null || updatedOf(extra) > updatedOf(valueOf(mine))) texts.set(key, JSON.stringify(extra))
  }
  return texts
}

function valueOf(text: string): unknown {
  const json = readJson(text, limits)
  return isRejection(json) ? null : json.value
}

function updatedOf(value: unknown): number {
  return isPlain(value) && typeof value['updated'] === 'number' ? value['updated'] : 0
}
