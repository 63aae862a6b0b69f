import { isPlainObject, isRejection, reject } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { describe, expect, test } from 'vitest'
import en from '../strings/en.json' with { type: 'json' }
import { playableMatchOf, saveContentOf } from '../src/session/playable-match.ts'
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

const openKeeper = fakeGameBackup({
  own: { level: (value) => (isPlainObject(value) ? value : reject('levels.notAnObject')) },
  local: { scores: { read: String } },
})
const match = Match.begin(dots.game, { options: dots.game.options.presets[0]!.options, seed: 'a seed' }) as Match

function save(id: string, updated: number, revision = 1): Save {
  return withSaveChecksum({ ...saveContentOf({ ...playableMatchOf(match, againstEasy, 1), id }, 0, updated), revision })
}

function result(id: string): MatchResult {
  return { v: 1, id, game: 'dots', at: 5, opponent: 'easy', ending: 'won', score: 1, moves: 9, played: 10, practice: null }
}

async function device(...ids: string[]): Promise<{ vault: KeyValueStore; saves: SaveStore }> {
  const vault = new KeyValueStore([fakeBackend('indexeddb'), memoryBackend()])
  const saves = new SaveStore(vault)
  for (const [i, id] of ids.entries()) await saves.put(save(id, 100 + i))
  await saveResult(result(ids[0] ?? 'nothing12'), vault)
  await saveSetup('dots', { options: match.origin.options as Record<string, unknown>, players: againstEasy }, vault)
  return { vault, saves }
}

async function bundleOf(vault: KeyValueStore): Promise<Backup> {
  return (await createBackup(vault, defaultSettings, 42, openKeeper)).bundle
}

describe('all data of a device', () => {
  test('goes into one file and comes out of it on another', async () => {
    const old = await device('aaaaaaaa', 'bbbbbbbb')
    const text = JSON.stringify(await bundleOf(old.vault))
    const bundle = (await checkBackup(JSON.parse(text), openKeeper)) as Backup
    expect(isRejection(bundle)).toBe(false)
    const fresh = new KeyValueStore([fakeBackend('indexeddb'), memoryBackend()])
    expect(await planImport(fresh, bundle, 'merge', openKeeper)).toEqual({
      saves: { added: 2, newer: 0, kept: 0, removed: 0 },
      results: { added: 1, removed: 0 },
      setups: { added: 1, replaced: 0, removed: 0 },
      extras: { added: 0, replaced: 0, removed: 0 },
    })
    expect(await runImport(fresh, bundle, 'merge', openKeeper)).toBeNull()
    expect(await bundleOf(fresh)).toEqual(bundle)
  })

  test('merged keeps the newer of two and loses nothing', async () => {
    const here = await device('aaaaaaaa', 'bbbbbbbb')
    const there = await device('cccccccc')
    await there.saves.put(save('cccccccc', 10, 2))
    await there.saves.put(save('aaaaaaaa', 50))
    await there.saves.put(save('bbbbbbbb', 500, 3))
    const bundle = await bundleOf(there.vault)
    expect(await planImport(here.vault, bundle, 'merge', openKeeper)).toMatchObject({ saves: { added: 1, newer: 1, kept: 1, removed: 0 } })
    await runImport(here.vault, bundle, 'merge', openKeeper)
    const list = (await here.saves.list()) as Save[]
    expect(list.map(({ id, updated }) => [id, updated])).toEqual([
      ['bbbbbbbb', 500],
      ['aaaaaaaa', 100],
      ['cccccccc', 10],
    ])
    expect(await listResults('dots', here.vault)).toHaveLength(2)
  })

  test('replaced is exactly the file', async () => {
    const here = await device('aaaaaaaa', 'bbbbbbbb')
    const bundle = await bundleOf((await device('cccccccc')).vault)
    expect(await planImport(here.vault, bundle, 'replace', openKeeper)).toEqual({
      saves: { added: 1, newer: 0, kept: 0, removed: 2 },
      results: { added: 1, removed: 1 },
      setups: { added: 0, replaced: 0, removed: 0 },
      extras: { added: 0, replaced: 0, removed: 0 },
    })
    await runImport(here.vault, bundle, 'replace', openKeeper)
    expect(await bundleOf(here.vault)).toEqual(bundle)
  })

  test('replaced by a file that holds no extras loses none, and what a file takes away is told beforehand', async () => {
    const here = await device()
    await here.vault.write('own/dots/level/mine', JSON.stringify({ id: 'mine', updated: 1, thing: {} }))
    await here.vault.write('own/dots/level/other', JSON.stringify({ id: 'other', updated: 1, thing: {} }))
    await here.vault.write('lesson/dots', '{"v":1,"at":"a","done":[]}')
    const { extras: _, ...old } = await bundleOf((await device('cccccccc')).vault)
    expect((await planImport(here.vault, old, 'replace', openKeeper)).extras).toEqual({ added: 0, replaced: 0, removed: 0 })
    await runImport(here.vault, old, 'replace', openKeeper)
    expect(await here.vault.keys('own/')).toHaveLength(2)
    const levels = { ...old, setups: {}, extras: { 'own/dots/level/mine': { id: 'mine', updated: 2, thing: {} } } }
    expect(await planImport(here.vault, levels, 'replace', openKeeper)).toMatchObject({
      setups: { added: 0, replaced: 0, removed: 1 },
      extras: { added: 0, replaced: 1, removed: 1 },
    })
    await runImport(here.vault, levels, 'replace', openKeeper)
    expect(await here.vault.keys('own/')).toEqual(['own/dots/level/mine'])
    expect(await here.vault.keys('lesson/')).toHaveLength(1)
  })

  test('an import that does not fit leaves everything as it was', async () => {
    const trouble = { set: false }
    const shelf = fakeBackend('indexeddb', trouble)
    const here = new KeyValueStore([shelf, memoryBackend()])
    await new SaveStore(here).put(save('aaaaaaaa', 100))
    const before = new Map(shelf.texts)
    const bundle = await bundleOf((await device('aaaaaaaa', 'bbbbbbbb', 'cccccccc')).vault)
    let writes = 0
    const set = shelf.set
    shelf.set = (key, text) => {
      if (++writes > 3) trouble.set = true
      return set(key, text)
    }
    const refused = runImport(here, bundle, 'replace', openKeeper)
    // The room comes back as soon as the import has given up.
    const restored = await refused.finally(() => (trouble.set = false))
    expect(restored).toEqual(reject('saves.importFull'))
    expect((await new SaveStore(here).find('aaaaaaaa')) as object).toMatchObject({ save: { updated: 100 } })
    expect([...before.keys()].every((key) => shelf.texts.has(key))).toBe(true)
  })

  test('what is damaged stays behind and is counted', async () => {
    const shelf = fakeBackend('indexeddb')
    shelf.texts.set('save/brokenbroken/0', 'x')
    const vault = new KeyValueStore([shelf, memoryBackend()])
    expect(await createBackup(vault, defaultSettings, 1, openKeeper)).toMatchObject({ damaged: 1, bundle: { saves: [] } })
    for (const key of ['result/dots/brokenbroken', 'setup/dots', 'lesson/dots', 'own/dots/level/x']) shelf.texts.set(key, '{')
    expect(await createBackup(vault, defaultSettings, 1, openKeeper)).toMatchObject({ damaged: 5 })
  })

  test('is refused as a whole when one part is wrong, with what and where', async () => {
    const bundle = await bundleOf((await device('aaaaaaaa', 'bbbbbbbb')).vault)
    const spoilt = (part: object) => checkBackup(JSON.parse(JSON.stringify({ ...bundle, ...part })), openKeeper)
    expect(await spoilt({ format: 'cake' })).toEqual(reject('saves.notData'))
    expect(await spoilt({ v: 2 })).toEqual(reject('saves.newerFormat'))
    expect(await spoilt({ more: 1 })).toEqual(reject('json.unknownKey', { key: 'more' }))
    expect(await spoilt({ made: undefined })).toEqual(reject('json.missingKey', { key: 'made' }))
    expect(await spoilt({ settings: { ...defaultSettings, volume: 500 } })).toMatchObject({
      rejected: 'saves.badSettings',
      because: reject('settings.badValue', { key: 'volume' }),
    })
    expect(await spoilt({ setups: { dots: 7 } })).toMatchObject({ rejected: 'saves.badSetups', params: { path: 'setups.dots' } })
    expect(await spoilt({ saves: [bundle.saves[0], { ...bundle.saves[1], moves: 99 }] })).toEqual({
      rejected: 'saves.badSave',
      params: { number: 2, path: 'saves[1]' },
      because: reject('saves.damaged'),
    })
    expect(await spoilt({ results: [{ ...result('aaaaaaaa'), ending: 'exploded' }] })).toMatchObject({
      rejected: 'saves.badResult',
      params: { number: 1, path: 'results[0]' },
      because: reject('stats.badField', { key: 'ending' }),
    })
  })

  test('says in words of its own what is wrong, which key, where, and how many', async () => {
    const bundle = await bundleOf((await device('aaaaaaaa')).vault)
    const [save] = bundle.saves
    const [kept] = bundle.results
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
      { results: [{ ...kept, cake: 1 }] },
      { results: [{ ...kept, ending: 'exploded' }] },
      { extras: [] },
      { extras: { 'cake/dots': 1 } },
      { extras: { 'lesson/dots': { v: 9 } } },
      { extras: { 'local/dots/scores': 7 } },
      { extras: { 'own/dots/level/one': { id: 'one', updated: 1, thing: 'no level' } } },
      { extras: { 'own/cake/level/one': { id: 'one', updated: 1, thing: {} } } },
    ]
    const told: string[] = []
    for (const part of parts) {
      const read = await checkBackup(JSON.parse(JSON.stringify({ ...bundle, ...part })), openKeeper)
      told.push(isRejection(read) ? why(read) : 'was read')
    }
    expect(told.filter((text) => /^was read|\[[a-z]+\.[a-zA-Z]+\]|\{\w+\}/.test(text))).toEqual([])
    expect(new Set(told).size).toBe(told.length)
    expect(told[0]).toBe('“more” does not belong there.')
    expect(told[8]).toContain('There are 51 of them; at most 50 are read.')
    expect(told[12]).toBe('Nothing was imported. Match 1 in the file (at “saves[0]”): “cake” does not belong there.')
  })
})
