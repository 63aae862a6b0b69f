import { reject } from '@parlor/kernel'
import { afterEach, expect, test, vi } from 'vitest'
import { defaultSettings } from '../src/platform/settings/settings.ts'
import { checkBackup, createBackup, planImport, runImport } from '../src/data/backup.ts'
import { PlayerCollection } from '../src/data/player-collection.ts'
import { listDamagedNonMatchData, validateNonMatchData } from '../src/data/non-match-data.ts'
import { saveLessonProgress, readLessonProgress } from '../src/data/lesson-progress.ts'
import { fakeGameBackup, fakeBackend, fakeStorage } from './fakes.ts'
import { KeyValueStore } from '../src/platform/storage/key-value-store.ts'

const names = new PlayerCollection<string>('dots', 'name', (value) => (typeof value === 'string' ? value : reject('collection.notKept')))

const petri = { v: 1, game: 'dots', id: 'dots.petri', state: [1], matches: [], runs: [], updated: 1000 }
const open = fakeGameBackup(
  {
    own: { name: (value) => (typeof value === 'string' ? value : reject('collection.notKept')) },
    draft: (value) => (typeof (value as { rows: unknown }).rows === 'number' ? value : reject('collection.notKept')),
    local: {
      scores: { read: (text) => (/^\d+$/.test(text) ? text : reject('collection.notKept')), merge: (a, b) => String(Math.max(+a, +b)) },
    },
  },
  { find: (id) => (id === 'dots.petri' ? { check: (state) => (Array.isArray(state) ? null : reject('levels.badProgress')) } : null) },
)

function lasting(): KeyValueStore {
  return new KeyValueStore([fakeBackend('indexeddb'), fakeBackend('memory')])
}

test('player-made items are stored, listed newest first, and restored after deleting', async () => {
  const store = lasting()
  await names.put('one', 'first', 1, store)
  await names.put('two', 'second', 2, store)
  await store.write('own/dots/name/bad', '{"id":"bad","updated":3,"thing":7}')
  expect((await names.list(store)).map(({ thing }) => thing)).toEqual(['second', 'first'])
  expect(await names.damaged(store)).toEqual([{ id: 'bad', damaged: reject('collection.notKept') }])
  const restore = await names.remove('two', store)
  expect(await names.list(store)).toHaveLength(1)
  await restore()
  expect(await names.list(store)).toHaveLength(2)
})

test('they are part of the backup, and the newer of two stays', async () => {
  const store = lasting()
  await names.put('one', 'mine', 5, store)
  await saveLessonProgress('dots', { v: 1, at: 'burst', done: ['place'] }, 5, store)
  await store.write('draft/dots', '{"rows":3}')
  const { bundle } = await createBackup(store, defaultSettings, 9, open)
  expect(Object.keys(bundle.extras!)).toEqual(['own/dots/name/one', 'draft/dots', 'lesson/dots'])
  const read = await checkBackup(JSON.parse(JSON.stringify(bundle)), open)
  expect(read).toEqual(bundle)
  const other = lasting()
  await names.put('one', 'theirs', 6, other)
  await names.put('two', 'also theirs', 6, other)
  expect(await runImport(other, bundle, 'merge', open)).toBeNull()
  expect((await names.list(other)).map(({ thing }) => thing).toSorted()).toEqual(['also theirs', 'theirs'])
  expect(await readLessonProgress('dots', other)).toMatchObject({ at: 'burst' })
  expect(await runImport(other, bundle, 'replace', open)).toBeNull()
  expect((await names.list(other)).map(({ thing }) => thing)).toEqual(['mine'])
})

test.each(['merge', 'replace'] as const)(
  'daily attempts are part of it and stay, with %s: of two the earlier, and neither counts any more',
  async (mode) => {
    const id = (letter: string) => letter.repeat(20)
    const [one, same, two] = ['2026-11-14', '2026-11-14/stakes', '2026-11-16'].map((day) => `daily/dots/${day}`) as [string, string, string]
    const store = lasting()
    await store.write(one, JSON.stringify({ at: 5, match: id('a') }))
    await store.write(same, JSON.stringify({ at: 7, match: id('c') }))
    const { bundle, damaged } = await createBackup(store, defaultSettings, 9, open)
    expect([Object.keys(bundle.extras!), damaged]).toEqual([[one, same], 0])
    expect(await checkBackup(JSON.parse(JSON.stringify(bundle)), open)).toEqual(bundle)
    const other = lasting()
    await other.write(one, JSON.stringify({ at: 6, match: id('b') }))
    await other.write(same, JSON.stringify({ at: 7, match: id('c'), spent: true }))
    await other.write(two, JSON.stringify({ at: 8, match: id('d') }))
    expect((await planImport(other, bundle, mode, open)).extras).toEqual({ added: 0, replaced: 1, removed: 0 })
    expect(await runImport(other, bundle, mode, open)).toBeNull()
    const stored = await Promise.all([one, same, two].map(async (key) => JSON.parse((await other.read(key))!) as unknown))
    expect(stored).toEqual([
      { at: 5, match: id('a'), spent: true },
      { at: 7, match: id('c'), spent: true },
      { at: 8, match: id('d') },
    ])
  },
)

test.each([
  ['a strange folder', { 'save/dots/x': {} }],
  ['a key that is a path', { 'own/dots/../x': { id: 'x', updated: 1, thing: 1 } }],
  ['a key of something else', { 'own/dots/level/one': { id: 'two', updated: 1, thing: 1 } }],
  ['progress that is none', { 'series/dots/dots.petri': { v: 1 } }],
  ['a game that is none', { 'own/cake/name/one': { id: 'one', updated: 1, thing: 'x' } }],
  ['a kind the game does not know', { 'own/dots/cake/one': { id: 'one', updated: 1, thing: 'x' } }],
  ['a thing the game cannot read', { 'own/dots/name/one': { id: 'one', updated: 1, thing: 7 } }],
  ['a draft the game cannot read', { 'draft/dots': { rows: 'many' } }],
  ['a thing larger than any', { 'own/dots/name/one': { id: 'one', updated: 1, thing: 'x'.repeat(100_001) } }],
  ['a thing deeper than any', { 'draft/dots': JSON.parse('{"a":'.repeat(30) + '1' + '}'.repeat(30)) as object }],
  ['lessons without end', { 'lesson/dots': { v: 1, at: 'a', done: Array.from({ length: 99 }, () => 'a'.repeat(40) + 'b') } }],
  ['an attempt without a match', { 'daily/dots/2026-11-15': { at: 1 } }],
  ['an attempt of no day', { 'daily/dots/today': { at: 1, match: 'a'.repeat(20) } }],
  ['an attempt at a challenge of no name', { 'daily/dots/2026-11-15/Stakes!': { at: 1, match: 'a'.repeat(20) } }],
  ['an attempt with more than there is', { 'daily/dots/2026-11-15': { at: 1, match: 'a'.repeat(20), won: true } }],
  ['a series the game does not know', { 'series/dots/dots.cake': { ...petri, id: 'dots.cake' } }],
  ['a series in a state it cannot have', { 'series/dots/dots.petri': { ...petri, state: 'garbage' } }],
  ['a series with a run it cannot have had', { 'series/dots/dots.petri': { ...petri, runs: [{ state: 'garbage', at: 1 }] } }],
  ['a name in localStorage that nobody has', { 'local/dots/cake': 'x' }],
  ['a text in localStorage the game cannot read', { 'local/dots/scores': 'many' }],
])('%s is refused', async (_, extras) => {
  expect(await validateNonMatchData(extras, open)).toMatchObject({ rejected: 'saves.badExtra', params: { key: Object.keys(extras)[0] } })
})

test('a list is refused as such', async () => {
  expect(await validateNonMatchData([], open)).toMatchObject({ rejected: 'saves.badPart', because: { rejected: 'json.notAnObject' } })
})

test('of two devices’ lessons the later progress stays', async () => {
  const [source, target] = [lasting(), lasting()]
  await saveLessonProgress('dots', { v: 1, at: 'place', done: [] }, 5, source)
  await saveLessonProgress('dots', { v: 1, at: 'burst', done: ['place'] }, 6, target)
  const { bundle } = await createBackup(target, defaultSettings, 9, open)
  await runImport(source, bundle, 'merge', open)
  expect(await readLessonProgress('dots', source)).toMatchObject({ at: 'burst' })
  await saveLessonProgress('dots', { v: 1, at: 'chain', done: [] }, 7, source)
  await runImport(source, bundle, 'merge', open)
  expect(await readLessonProgress('dots', source)).toMatchObject({ at: 'chain' })
})

test('unreadable lesson progress is not overwritten, and completed lessons stay completed', async () => {
  const trouble = { get: false, set: false }
  const store = new KeyValueStore([fakeBackend('indexeddb', trouble), fakeBackend('localstorage'), fakeBackend('memory')])
  await saveLessonProgress('dots', { v: 1, at: 'burst', done: ['place', 'burst'] }, 5, store)
  Object.assign(trouble, { get: true, set: true })
  await saveLessonProgress('dots', { v: 1, at: 'chain', done: ['chain'] }, 6, store)
  Object.assign(trouble, { get: false, set: false })
  expect(await readLessonProgress('dots', store)).toEqual({ v: 1, at: 'chain', done: ['place', 'burst', 'chain'], updated: 6 })
})

test('a file with invalid progress is refused completely, and nothing changes', async () => {
  const store = lasting()
  await store.write('series/dots/dots.petri', JSON.stringify(petri))
  const { bundle } = await createBackup(store, defaultSettings, 9, open)
  const spoilt = { ...bundle, extras: { 'series/dots/dots.petri': { ...petri, state: 'garbage', updated: 2000 } } }
  expect(await checkBackup(JSON.parse(JSON.stringify(spoilt)), open)).toMatchObject({
    rejected: 'saves.badExtra',
    params: { key: 'series/dots/dots.petri' },
    because: { rejected: 'saves.notForGame' },
  })
})

test('unreadable items are reported with their reason, quarantined ones too', async () => {
  const store = lasting()
  await names.put('one', 'first', 1, store)
  await store.write('own/dots/name/bad', '{"id":"bad","updated":3,"thing":7}')
  await store.write('lesson/dots', '{')
  await store.write('aside/series/dots/dots.petri/1', '{')
  expect(await listDamagedNonMatchData(store, open)).toEqual([
    { key: 'own/dots/name/bad', damaged: reject('saves.notForGame') },
    { key: 'lesson/dots', damaged: reject('json.malformed') },
    { key: 'aside/series/dots/dots.petri/1', damaged: reject('saves.setAside') },
  ])
  expect(await createBackup(store, defaultSettings, 9, open)).toMatchObject({ damaged: 3 })
})

afterEach(() => vi.unstubAllGlobals())

test('localStorage items of a game are included if it exports them', async () => {
  const texts = new Map([
    ['parlor.dots.scores', '12'],
    ['parlor.dots.address', 'private'],
    ['parlor.settings', '{}'],
  ])
  vi.stubGlobal('localStorage', fakeStorage(texts))
  const { bundle, damaged } = await createBackup(lasting(), defaultSettings, 9, open)
  expect([bundle.extras, damaged]).toEqual([{ 'local/dots/scores': '12' }, 0])
  const theirs = { ...bundle, extras: { 'local/dots/scores': '30' } }
  expect(await runImport(lasting(), theirs, 'merge', open)).toBeNull()
  expect(texts.get('parlor.dots.scores')).toBe('30')
  expect(await runImport(lasting(), bundle, 'merge', open)).toBeNull()
  expect(texts.get('parlor.dots.scores')).toBe('30')
  expect(await runImport(lasting(), bundle, 'replace', open)).toBeNull()
  expect(texts.get('parlor.dots.scores')).toBe('12')
  expect(texts.get('parlor.dots.address')).toBe('private')
})

test('the import is refused when localStorage is full', async () => {
  const trouble = { set: true }
  const texts = new Map([['parlor.dots.scores', '12']])
  vi.stubGlobal('localStorage', fakeStorage(texts, trouble))
  const { bundle } = await createBackup(lasting(), defaultSettings, 9, open)
  const theirs = { ...bundle, extras: { 'local/dots/scores': '30' } }
  expect(await runImport(lasting(), theirs, 'merge', open)).toEqual(reject('saves.importFull'))
  expect(texts.get('parlor.dots.scores')).toBe('12')
})
