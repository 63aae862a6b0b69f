import { isPlain, isRejection, readJson, reject, type Rejection } from '@parlor/kernel'
import { collectionFolder, isKept } from './collection.ts'
import { refuse, type Refusal } from './keys.ts'
import { checkLearned, lessonFolder } from './learned.ts'
import { checkProgress, progressKey, seriesFolder } from './series.ts'
import type { Vault } from './vault.ts'

/** What a device keeps beside matches: how far series and lessons have come, what players have made, and what they are working on; by the key it is kept under. */
export type Extras = Readonly<Record<string, unknown>>

/** What somebody is working on, by game. */
export const draftFolder = 'draft/'
const limits = { characters: 600_000, depth: 24 }
const most = 5000
const keyForm = /^[a-z]+\/[a-z]{2,20}(\/[a-z0-9][a-z0-9.-]{0,59}){0,2}$/

/** Each folder knows what may lie in it, and under which key. */
const folders: Readonly<Record<string, (value: unknown, key: string) => Rejection | null>> = {
  [seriesFolder](value, key) {
    const progress = checkProgress(value)
    if (isRejection(progress)) return progress
    return progressKey(progress.game, progress.id) === key ? null : reject('saves.otherKey')
  },
  [collectionFolder](value, key) {
    if (!isKept(value)) return reject('collection.notKept')
    return key.endsWith(`/${value.id}`) ? null : reject('saves.otherKey')
  },
  // What lies on an easel is for its game to read: it may be anything but finished.
  [draftFolder](value) {
    return isPlain(value) ? null : reject('json.notAnObject')
  },
  [lessonFolder](value) {
    const learned = checkLearned(value)
    return isRejection(learned) ? learned : null
  },
}

function folderOf(key: string): string | undefined {
  return Object.keys(folders).find((start) => key.startsWith(start))
}

export function isExtraKey(key: string): boolean {
  return folderOf(key) !== undefined
}

/** Whether these extras hold anything of the kind that lies under the key: where they do not, they say nothing about it. */
export function carries(extras: Extras, key: string): boolean {
  const folder = folderOf(key)
  return folder !== undefined && Object.keys(extras).some((one) => one.startsWith(folder))
}

function wrongExtra(key: string, value: unknown): Rejection | null {
  const folder = folderOf(key)
  return folder !== undefined && keyForm.test(key) ? folders[folder]!(value, key) : reject('saves.unknownExtra')
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
    if (!isRejection(json) && wrongExtra(key, json.value) === null) extras[key] = json.value
  }
  return extras
}

/** Why extras from outside are refused; null when each is sound. */
export function wrongExtras(value: unknown): Refusal | null {
  if (!isPlain(value)) return refuse('saves.badPart', { path: 'extras' }, reject('json.notAnObject'))
  const { length } = Object.keys(value)
  if (length > most) return refuse('saves.badPart', { path: 'extras' }, reject('json.tooMany', { found: length, limit: most }))
  for (const [key, extra] of Object.entries(value)) {
    const wrong = wrongExtra(key, extra)
    if (wrong) return refuse('saves.badExtra', { key: key.slice(0, 80) }, wrong)
  }
  return null
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
