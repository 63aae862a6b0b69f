import { reject } from '@parlor/kernel'
import { expect, test } from 'vitest'
import { defaultSettings } from '../src/settings/settings.ts'
import { gatherBundle, readBundle, runImport } from '../src/storage/bundle.ts'
import { Collection } from '../src/storage/collection.ts'
import { wrongExtras } from '../src/storage/extras.ts'
import { keepLearned, readLearned } from '../src/storage/learned.ts'
import { shelfOf } from './fakes.ts'
import { Vault } from '../src/storage/vault.ts'

const names = new Collection<string>('dots', 'name', (value) => (typeof value === 'string' ? value : reject('collection.notKept')))

function lasting(): Vault {
  return new Vault([shelfOf('indexeddb'), shelfOf('memory')])
}

test('what players make is kept, listed newest first, and comes back after deleting', async () => {
  const vault = lasting()
  await names.put('one', 'first', 1, vault)
  await names.put('two', 'second', 2, vault)
  await vault.write('own/dots/name/bad', '{"id":"bad","updated":3,"thing":7}')
  expect((await names.list(vault)).map(({ thing }) => thing)).toEqual(['second', 'first'])
  const restore = await names.remove('two', vault)
  expect(await names.list(vault)).toHaveLength(1)
  await restore()
  expect(await names.list(vault)).toHaveLength(2)
})

test('it travels with everything else, and the newer of two stays', async () => {
  const vault = lasting()
  await names.put('one', 'mine', 5, vault)
  await keepLearned('dots', { v: 1, at: 'burst', done: ['place'] }, 5, vault)
  await vault.write('draft/dots', '{"rows":3}')
  const { bundle } = await gatherBundle(vault, defaultSettings, 9)
  expect(Object.keys(bundle.extras!)).toEqual(['own/dots/name/one', 'draft/dots', 'lesson/dots'])
  const read = readBundle(JSON.stringify(bundle))
  expect(read).toEqual(bundle)
  const other = lasting()
  await names.put('one', 'theirs', 6, other)
  await names.put('two', 'also theirs', 6, other)
  expect(await runImport(other, bundle, 'merge')).toBeNull()
  expect((await names.list(other)).map(({ thing }) => thing).toSorted()).toEqual(['also theirs', 'theirs'])
  expect(await readLearned('dots', other)).toMatchObject({ at: 'burst' })
  expect(await runImport(other, bundle, 'replace')).toBeNull()
  expect((await names.list(other)).map(({ thing }) => thing)).toEqual(['mine'])
})

test.each([
  ['a strange folder', { 'save/dots/x': {} }],
  ['a key that is a path', { 'own/dots/../x': { id: 'x', updated: 1, thing: 1 } }],
  ['a key of something else', { 'own/dots/level/one': { id: 'two', updated: 1, thing: 1 } }],
  ['progress that is none', { 'series/dots/dots.petri': { v: 1 } }],
])('%s is refused', (_, extras) => {
  expect(wrongExtras(extras)).toMatchObject({ rejected: 'saves.badExtra', params: { key: Object.keys(extras)[0] } })
})

test('a list is refused as what it is', () => {
  expect(wrongExtras([])).toMatchObject({ rejected: 'saves.badPart', because: { rejected: 'json.notAnObject' } })
})

test('of two devices’ lessons the later stay', async () => {
  const [here, there] = [lasting(), lasting()]
  await keepLearned('dots', { v: 1, at: 'place', done: [] }, 5, here)
  await keepLearned('dots', { v: 1, at: 'burst', done: ['place'] }, 6, there)
  const { bundle } = await gatherBundle(there, defaultSettings, 9)
  await runImport(here, bundle, 'merge')
  expect(await readLearned('dots', here)).toMatchObject({ at: 'burst' })
  await keepLearned('dots', { v: 1, at: 'chain', done: [] }, 7, here)
  await runImport(here, bundle, 'merge')
  expect(await readLearned('dots', here)).toMatchObject({ at: 'chain' })
})

test('lessons that could not be read are not begun afresh, and what was done stays done', async () => {
  const trouble = { get: false, set: false }
  const vault = new Vault([shelfOf('indexeddb', trouble), shelfOf('localstorage'), shelfOf('memory')])
  await keepLearned('dots', { v: 1, at: 'burst', done: ['place', 'burst'] }, 5, vault)
  Object.assign(trouble, { get: true, set: true })
  await keepLearned('dots', { v: 1, at: 'chain', done: ['chain'] }, 6, vault)
  Object.assign(trouble, { get: false, set: false })
  expect(await readLearned('dots', vault)).toEqual({ v: 1, at: 'chain', done: ['place', 'burst', 'chain'], updated: 6 })
})
