import { isPlainObject, isRejection, reject } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { describe, expect, test } from 'vitest'
import en from '../strings/en.json' with { type: 'json' }
import { localMatchOf, saveContentOf } from '../src/session/local-match.ts'
import { defaultSettings } from '../src/platform/settings/settings.ts'
import { checkBackup, createBackup, planImport, runImport, type Backup } from '../src/data/backup.ts'
import { saveResult, listResults, type MatchResult } from '../src/data/match-result.ts'
import { withSaveChecksum, type Save } from '../src/data/save.ts'
import { SaveStore } from '../src/data/save-store.ts'
import { saveSetup } from '../src/data/match-setup.ts'
import { memoryBackend } from '../src/platform/storage/storage-backend.ts'
import { KeyValueStore } from '../src/platform/storage/key-value-store.ts'
import { createTranslator } from '../src/platform/i18n/translator.ts'
import { againstEasy, dots, fakeGameBackup, fakeBackend } from './fakes.ts'

const openGameBackup = fakeGameBackup({
  own: { level: (value) => (isPlainObject(value) ? value : reject('levels.notAnObject')) },
  local: { scores: { read: String } },
})
const match = Match.begin(dots.game, { options: dots.game.options.presets[0]!.options, seed: 'a seed' }) as Match

function save(id: string, updated: number, revision = 1): Save {
  return withSaveChecksum({ ...saveContentOf({ ...localMatchOf(match, againstEasy, 1), id }, 0, updated), revision })
}

function result(id: string): MatchResult {
  return { v: 1, id, game: 'dots', at: 5, opponent: 'easy', ending: 'won', score: 1, moves: 9, played: 10, practice: null }
}

async function device(...ids: string[]): Promise<{ store: KeyValueStore; saves: SaveStore }> {
  const store = new KeyValueStore([fakeBackend('indexeddb'), memoryBackend()])
  const saves = new SaveStore(store)
  for (const [i, id] of ids.entries()) await saves.put(save(id, 100 + i))
  await saveResult(result(ids[0] ?? 'nothing12'), store)
  await saveSetup('dots', { options: match.origin.options as Record<string, unknown>, players: againstEasy }, store)
  return { store, saves }
}

async function bundleOf(store: KeyValueStore): Promise<Backup> {
  return (await createBackup(store, defaultSettings, 42, openGameBackup)).bundle
}

describe('all data of a device', () => {
  test('is exported to one file and imported on another device', async () => {
    const old = await device('aaaaaaaa', 'bbbbbbbb')
    const text = JSON.stringify(await bundleOf(old.store))
    const bundle = (await checkBackup(JSON.parse(text), openGameBackup)) as Backup
    expect(isRejection(bundle)).toBe(false)
    const fresh = new KeyValueStore([fakeBackend('indexeddb'), memoryBackend()])
    expect(await planImport(fresh, bundle, 'merge', openGameBackup)).toEqual({
      saves: { added: 2, newer: 0, kept: 0, removed: 0 },
      results: { added: 1, removed: 0 },
      setups: { added: 1, replaced: 0, removed: 0 },
      extras: { added: 0, replaced: 0, removed: 0 },
    })
    expect(await runImport(fresh, bundle, 'merge', openGameBackup)).toBeNull()
    expect(await bundleOf(fresh)).toEqual(bundle)
  })

  test('merge keeps the newer of two and loses nothing', async () => {
    const here = await device('aaaaaaaa', 'bbbbbbbb')
    const target = await device('cccccccc')
    await target.saves.put(save('cccccccc', 10, 2))
    await target.saves.put(save('aaaaaaaa', 50))
    await target.saves.put(save('bbbbbbbb', 500, 3))
    const bundle = await bundleOf(target.store)
    expect(await planImport(here.store, bundle, 'merge', openGameBackup)).toMatchObject({
      saves: { added: 1, newer: 1, kept: 1, removed: 0 },
    })
    await runImport(here.store, bundle, 'merge', openGameBackup)
    const list = (await here.saves.list()) as Save[]
    expect(list.map(({ id, updated }) => [id, updated])).toEqual([
      ['bbbbbbbb', 500],
      ['aaaaaaaa', 100],
      ['cccccccc', 10],
    ])
    expect(await listResults('dots', here.store)).toHaveLength(2)
  })

  test('replace gives exactly the file', async () => {
    const here = await device('aaaaaaaa', 'bbbbbbbb')
    const bundle = await bundleOf((await device('cccccccc')).store)
    expect(await planImport(here.store, bundle, 'replace', openGameBackup)).toEqual({
      saves: { added: 1, newer: 0, kept: 0, removed: 2 },
      results: { added: 1, removed: 1 },
      setups: { added: 0, replaced: 0, removed: 0 },
      extras: { added: 0, replaced: 0, removed: 0 },
    })
    await runImport(here.store, bundle, 'replace', openGameBackup)
    expect(await bundleOf(here.store)).toEqual(bundle)
  })

  test('replace with a file without extras keeps them, and deletions are announced beforehand', async () => {
    const here = await device()
    await here.store.write('own/dots/level/mine', JSON.stringify({ id: 'mine', updated: 1, thing: {} }))
    await here.store.write('own/dots/level/other', JSON.stringify({ id: 'other', updated: 1, thing: {} }))
    await here.store.write('lesson/dots', '{"v":1,"at":"a","done":[]}')
    const { extras: _, ...old } = await bundleOf((await device('cccccccc')).store)
    expect((await planImport(here.store, old, 'replace', openGameBackup)).extras).toEqual({ added: 0, replaced: 0, removed: 0 })
    await runImport(here.store, old, 'replace', openGameBackup)
    expect(await here.store.keys('own/')).toHaveLength(2)
    const levels = { ...old, setups: {}, extras: { 'own/dots/level/mine': { id: 'mine', updated: 2, thing: {} } } }
    expect(await planImport(here.store, levels, 'replace', openGameBackup)).toMatchObject({
      setups: { added: 0, replaced: 0, removed: 1 },
      extras: { added: 0, replaced: 1, removed: 1 },
    })
    await runImport(here.store, levels, 'replace', openGameBackup)
    expect(await here.store.keys('own/')).toEqual(['own/dots/level/mine'])
    expect(await here.store.keys('lesson/')).toHaveLength(1)
  })

  test('an import that does not fit into storage changes nothing', async () => {
    const trouble = { set: false }
    const backend = fakeBackend('indexeddb', trouble)
    const here = new KeyValueStore([backend, memoryBackend()])
    await new SaveStore(here).put(save('aaaaaaaa', 100))
    const before = new Map(backend.texts)
    const bundle = await bundleOf((await device('aaaaaaaa', 'bbbbbbbb', 'cccccccc')).store)
    let writes = 0
    const set = backend.set
    backend.set = (key, text) => {
      if (++writes > 3) trouble.set = true
      return set(key, text)
    }
    const refused = runImport(here, bundle, 'replace', openGameBackup)
    // The space is free again after the failed import.
    const restored = await refused.finally(() => (trouble.set = false))
    expect(restored).toEqual(reject('saves.importFull'))
    expect((await new SaveStore(here).find('aaaaaaaa')) as object).toMatchObject({ save: { updated: 100 } })
    expect([...before.keys()].every((key) => backend.texts.has(key))).toBe(true)
  })

  test('damaged items are skipped and counted', async () => {
    const backend = fakeBackend('indexeddb')
    backend.texts.set('save/brokenbroken/0', 'x')
    const store = new KeyValueStore([backend, memoryBackend()])
    expect(await createBackup(store, defaultSettings, 1, openGameBackup)).toMatchObject({ damaged: 1, bundle: { saves: [] } })
    for (const key of ['result/dots/brokenbroken', 'setup/dots', 'lesson/dots', 'own/dots/level/x']) backend.texts.set(key, '{')
    expect(await createBackup(store, defaultSettings, 1, openGameBackup)).toMatchObject({ damaged: 5 })
  })

  test('is refused completely when one part is invalid, with reason and path', async () => {
    const bundle = await bundleOf((await device('aaaaaaaa', 'bbbbbbbb')).store)
    const checkChanged = (part: object) => checkBackup(JSON.parse(JSON.stringify({ ...bundle, ...part })), openGameBackup)
    expect(await checkChanged({ format: 'cake' })).toEqual(reject('saves.notData'))
    expect(await checkChanged({ v: 2 })).toEqual(reject('saves.newerFormat'))
    expect(await checkChanged({ more: 1 })).toEqual(reject('json.unknownKey', { key: 'more' }))
    expect(await checkChanged({ made: undefined })).toEqual(reject('json.missingKey', { key: 'made' }))
    expect(await checkChanged({ settings: { ...defaultSettings, volume: 500 } })).toMatchObject({
      rejected: 'saves.badSettings',
      because: reject('settings.badValue', { key: 'volume' }),
    })
    expect(await checkChanged({ setups: { dots: 7 } })).toMatchObject({ rejected: 'saves.badSetups', params: { path: 'setups.dots' } })
    expect(await checkChanged({ saves: [bundle.saves[0], { ...bundle.saves[1], moves: 99 }] })).toEqual({
      rejected: 'saves.badSave',
      params: { number: 2, path: 'saves[1]' },
      because: reject('saves.damaged'),
    })
    expect(await checkChanged({ results: [{ ...result('aaaaaaaa'), ending: 'exploded' }] })).toMatchObject({
      rejected: 'saves.badResult',
      params: { number: 1, path: 'results[0]' },
      because: reject('stats.badField', { key: 'ending' }),
    })
  })

  test('has a message for every problem, with key, place and count', async () => {
    const bundle = await bundleOf((await device('aaaaaaaa')).store)
    const [save] = bundle.saves
    const [result] = bundle.results
    const { why } = createTranslator('en', en)
    const parts = [
      { more: 1 },
      { made: undefined },
      { settings: [] },
      { settings: { ...defaultSettings, volume: 500 } },
      { settings: { ...defaultSettings, loud: 1 } },
      { setups: [] },
      { setups: { dots: 7 } },
      { setups: { dots: { options: {}, players: [{ kind: 'person' }], cake: 1 } } },
      { setups: Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`game${i}`, {}])) },
      { saves: 1 },
      { saves: Array.from({ length: 5001 }, () => 1) },
      { saves: [1] },
      { saves: [{ ...save, cake: 1 }] },
      { saves: [{ ...save, moves: undefined }] },
      { saves: [{ ...save, moves: -1 }] },
      { saves: [{ ...save, moves: 99 }] },
      { results: {} },
      { results: [{ ...result, cake: 1 }] },
      { results: [{ ...result, ending: 'exploded' }] },
      { extras: [] },
      { extras: { 'cake/dots': 1 } },
      { extras: { 'lesson/dots': { v: 9 } } },
      { extras: { 'local/dots/scores': 7 } },
      { extras: { 'own/dots/level/one': { id: 'one', updated: 1, thing: 'no level' } } },
      { extras: { 'own/cake/level/one': { id: 'one', updated: 1, thing: {} } } },
    ]
    const messages: string[] = []
    for (const part of parts) {
      const read = await checkBackup(JSON.parse(JSON.stringify({ ...bundle, ...part })), openGameBackup)
      messages.push(isRejection(read) ? why(read) : 'was read')
    }
    expect(messages.filter((text) => /^was read|\[[a-z]+\.[a-zA-Z]+\]|\{\w+\}/.test(text))).toEqual([])
    expect(new Set(messages).size).toBe(messages.length)
    expect(messages[0]).toBe('“more” does not belong there.')
    expect(messages[8]).toContain('There are 51 of them; at most 50 are read.')
    expect(messages[12]).toBe('Nothing was imported. Match 1 in the file (at “saves[0]”): “cake” does not belong there.')
  })
})
