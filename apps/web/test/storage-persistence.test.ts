import { Match } from '@parlor/kernel/host'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localMatchOf, saveContentOf } from '../src/session/local-match.ts'
import { withSaveChecksum, type Save } from '../src/data/save.ts'
import { againstEasy, dots } from './fakes.ts'

const persist = vi.fn<() => Promise<boolean>>()
const persisted = vi.fn<() => Promise<boolean>>()

beforeEach(() => {
  vi.resetModules()
  persist.mockReset().mockResolvedValue(true)
  persisted.mockReset().mockResolvedValue(false)
  vi.stubGlobal('navigator', { storage: { persist, persisted } })
})
afterEach(() => void vi.unstubAllGlobals())

/** Modules of a page that was just loaded: the browser is asked once per load. */
async function loadPage() {
  const { SaveStore } = await import('../src/data/save-store.ts')
  const { KeyValueStore } = await import('../src/platform/storage/key-value-store.ts')
  const { memoryBackend } = await import('../src/platform/storage/storage-backend.ts')
  const persistence = await import('../src/platform/storage/storage-persistence.ts')
  const store = new KeyValueStore([memoryBackend()])
  return { store, saves: new SaveStore(store), ...persistence }
}

function save(part: Partial<Pick<Save, 'name' | 'kept'>> = {}, revision = 1): Save {
  const match = Match.begin(dots.game, { options: dots.game.options.presets[0]!.options, seed: 'a seed' }) as Match
  return withSaveChecksum({ ...saveContentOf({ ...localMatchOf(match, againstEasy, 1), id: 'a'.repeat(20) }, 0, 1), revision, ...part })
}

test('a match that nobody keeps asks for nothing', async () => {
  const { saves, storagePersistence } = await loadPage()
  await saves.put(save())
  expect(persist).not.toHaveBeenCalled()
  expect(storagePersistence.getState().granted).toBeNull()
})

test.each([
  ['a match saved under a name', { name: 'Mine' }],
  ['a match kept from a link', { kept: true }],
] as const)('%s asks once, and the answer is published', async (_, part) => {
  const { saves, storagePersistence } = await loadPage()
  await saves.put(save(part))
  await saves.put(save(part, 2))
  expect(persist).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(storagePersistence.getState().granted).toBe(true))
})

test('an imported backup asks', async () => {
  const { store } = await loadPage()
  const { createBackup, runImport } = await import('../src/data/backup.ts')
  const { defaultSettings } = await import('../src/platform/settings/settings.ts')
  const { bundle } = await createBackup(store, defaultSettings, 1, async () => null)
  expect(await runImport(store, bundle, 'merge', async () => null)).toBeNull()
  expect(persist).toHaveBeenCalledOnce()
})

test('a page reads what was promised before without asking, and shows what is answered later', async () => {
  const { saves, readStoragePersistence, storagePersistence } = await loadPage()
  readStoragePersistence()
  await vi.waitFor(() => expect(storagePersistence.getState().granted).toBe(false))
  expect(persist).not.toHaveBeenCalled()
  await saves.put(save({ name: 'Mine' }))
  await vi.waitFor(() => expect(storagePersistence.getState().granted).toBe(true))
})

test('a browser that refuses, fails or cannot be asked breaks nothing', async () => {
  persist.mockResolvedValue(false)
  const refused = await loadPage()
  await refused.saves.put(save({ name: 'Mine' }))
  await vi.waitFor(() => expect(refused.storagePersistence.getState().granted).toBe(false))
  vi.resetModules()
  persist.mockRejectedValue(new Error('no'))
  const failing = await loadPage()
  await failing.saves.put(save({ name: 'Mine' }))
  vi.resetModules()
  vi.stubGlobal('navigator', {})
  const without = await loadPage()
  without.readStoragePersistence()
  await without.saves.put(save({ name: 'Mine' }))
  expect([failing, without].map(({ storagePersistence }) => storagePersistence.getState().granted)).toEqual([null, null])
})
