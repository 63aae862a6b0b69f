import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { vi } from 'vitest'
import { fakeStorage } from './fakes.ts'

/** The unpacked bytes of a file under `fixtures/`; see the README there. */
export function fixtureBytes(name: string): Uint8Array {
  const bytes = readFileSync(join(import.meta.dirname, '../../../fixtures', name))
  return name.endsWith('.gz') ? gunzipSync(bytes) : bytes
}

export function fixtureText(name: string): string {
  return new TextDecoder().decode(fixtureBytes(name))
}

export function fixtureJson<T>(name: string): T {
  return JSON.parse(fixtureText(name)) as T
}

type Texts = Readonly<Record<string, string>>

/** Texts by storage key: in IndexedDB, or in localStorage with the prefix `parlor.vault/` where that is refused. */
export const saveTexts = fixtureJson<Texts>('device/saves.json.gz')
export const keptTexts = fixtureJson<Texts>('device/kept.json')
const vaultTexts: Texts = { ...saveTexts, ...keptTexts }
export const localTexts = fixtureJson<Texts>('device/local-storage.json')
export const sessionTexts = fixtureJson<Texts>('device/session-storage.json')

/** Current content of the stubbed storage. */
export const localNow = new Map<string, string>()
export const sessionNow = new Map<string, string>()

/** Restores the storage as left by the older version. */
export function resetDevice(): void {
  localNow.clear()
  sessionNow.clear()
  for (const [key, text] of Object.entries(localTexts)) localNow.set(key, text)
  for (const [key, text] of Object.entries(vaultTexts)) localNow.set(`parlor.vault/${key}`, text)
  for (const [key, text] of Object.entries(sessionTexts)) sessionNow.set(key, text)
}

// Modules read their settings when they are imported: a test imports this one before them.
resetDevice()
vi.stubGlobal('localStorage', fakeStorage(localNow))
vi.stubGlobal('sessionStorage', fakeStorage(sessionNow))
