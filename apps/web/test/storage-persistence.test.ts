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
  const { readStoragePersistence } = await import('../src/platform/storage/use-storage-persistence.ts')
  const store = new KeyValueStore([memoryBackend()])
  return { store, saves: new SaveStore(store), readStoragePersistence }
}

function save(part: Partial<Pick<Save, 'name' | 'kept'>> = {}, revision = 1): Save {
  const match = Match.begin(dots.game, { options: dots.game.options.presets[0]!.options, seed: 'a seed' }) as Match
  return withSaveChecksum({ ...saveContentOf({ ...localMatchOf(match, againstEasy, 1), id: 'a'.repeat(20) }, 0, 1), revision, ...part })
}

test('a match that nobody keeps asks for nothing', async () => {
  const { saves, readStoragePersistence } = await loadPage()
  await saves.put(save())
  expect(await readStoragePersistence()).toBe(false)
  expect(persist).not.toHaveBeenCalled()
})

test.each([
  ['a match saved under a name', { name: 'Mine' }],
  ['a match kept from a link', { kept: true }],
] as const)('%s asks once', async (_, part) => {
  const { saves } = await loadPage()
  await saves.put(save(part))
  await saves.put(save(part, 2))
  expect(persist).toHaveBeenCalledOnce()
})

test('an imported backup asks', async () => {
  const { store } = await loadPage()
  const { createBackup, runImport } = await import('../src/data/backup.ts')
  const { defaultSettings } = await import('../src/platform/settings/settings.ts')
  const { bundle } = await createBackup(store, defaultSettings, 1, async () => null)
  expect(await runImport(store, bundle, 'merge', async () => null)).toBeNull()
  expect(persist).toHaveBeenCalledOnce()
})

test('the write that asks has the page read the answer, however long the player thinks', async () => {
  const { store, saves, readStoragePersistence } = await loadPage()
  const answers: Promise<boolean | null>[] = []
  store.subscribe(() => void answers.push(readStoragePersistence()))
  let answer: (granted: boolean) => void = () => {}
  persist.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  await saves.put(save({ name: 'Mine' }))
  expect(answers).not.toHaveLength(0)
  persisted.mockResolvedValue(true)
  answer(true)
  expect(await answers.at(-1)).toBe(true)
})

test('a browser that refuses, fails or cannot be asked breaks nothing', async () => {
  persist.mockRejectedValue(new Error('no'))
  persisted.mockRejectedValue(new Error('no'))
  const failing = await loadPage()
  await failing.saves.put(save({ name: 'Mine' }))
  expect(await failing.readStoragePersistence()).toBeNull()
  vi.resetModules()
  vi.stubGlobal('navigator', {})
  const without = await loadPage()
  await without.saves.put(save({ name: 'Mine' }))
  expect(await without.readStoragePersistence()).toBeNull()
})
