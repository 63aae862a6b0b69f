import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { vi } from 'vitest'
import { fakeStorage } from './fakes.ts'

/** The bytes of a file under `fixtures/`, unpacked; see the README there. */
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

/** Texts by the key that the vault keeps them under: in IndexedDB, or in localStorage behind `parlor.vault/` where that is refused. */
export const saveTexts = fixtureJson<Texts>('device/saves.json.gz')
export const keptTexts = fixtureJson<Texts>('device/kept.json')
const vaultTexts: Texts = { ...saveTexts, ...keptTexts }
export const localTexts = fixtureJson<Texts>('device/local-storage.json')
export const sessionTexts = fixtureJson<Texts>('device/session-storage.json')

/** What the stubbed browser stores now. */
export const localNow = new Map<string, string>()
export const sessionNow = new Map<string, string>()

/** Puts everything back as the older version has left it. */
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
