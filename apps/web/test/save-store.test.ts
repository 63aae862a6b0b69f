import { isRejection, reject } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { describe, expect, test } from 'vitest'
import { localMatchOf, saveContentOf } from '../src/session/local-match.ts'
import { parseSave, withSaveChecksum, serialiseSave, type Save } from '../src/data/save.ts'
import { maxFinishedSaves, SaveStore, type FoundSave } from '../src/data/save-store.ts'
import { memoryBackend } from '../src/platform/storage/storage-backend.ts'
import { KeyValueStore } from '../src/platform/storage/key-value-store.ts'
import { againstEasy, dots, fakeBackend } from './fakes.ts'

function match(moves = 0): Match {
  const begun = Match.begin(dots.game, { options: dots.game.options.presets[0]!.options, seed: 'a seed' }) as Match
  for (let i = 0; i < moves; i++) begun.play(i % 2, begun.moves(i % 2)[0])
  return begun
}

function save(part: Partial<Save> = {}, moves = 0): Save {
  const opening = localMatchOf(match(moves), againstEasy, 1000)
  const { sum: _, format: __, v: ___, ...own } = { sum: '', format: '', v: 1, ...part }
  return withSaveChecksum({ ...saveContentOf(opening, 5, 2000), revision: 1, ...own } as Parameters<typeof withSaveChecksum>[0])
}

describe('a save', () => {
  test('round-trips', () => {
    const one = save({ name: 'A name' }, 4)
    expect(parseSave(serialiseSave(one))).toEqual(one)
  })

  test.each([
    ['malformed text', (text: string) => text.slice(0, -10), 'json.malformed'],
    ['another format', (text: string) => text.replace('parlor-save', 'parlor-cake'), 'saves.notASave'],
    ['an unknown key', (text: string) => text.replace('{', '{"more":1,'), 'json.unknownKey'],
    ['a newer format', (text: string) => text.replace('parlor-save","v":1', 'parlor-save","v":2'), 'saves.newerFormat'],
    ['a changed value', (text: string) => text.replace('"played":5', '"played":6'), 'saves.damaged'],
    ['a negative count', (text: string) => text.replace('"played":5', '"played":-5'), 'saves.badField'],
    ['a minus zero', (text: string) => text.replace('"played":5', '"played":-0'), 'saves.badField'],
    ['an id that is a path', (text: string) => text.replace(/"id":"\w+"/, '"id":"../../x"'), 'saves.badField'],
    ['a forbidden key', (text: string) => text.replace('{', '{"__proto__":{},'), 'json.forbiddenKey'],
    ['players that are none', (text: string) => text.replace('"kind":"person"', '"kind":"ghost"'), 'saves.badField'],
  ])('with %s is refused with its reason', (_, corrupt, code) => {
    const read = parseSave(corrupt(serialiseSave(save({}, 2))))
    expect(isRejection(read) && read.rejected).toBe(code)
  })

  test('with a changed record is refused even when its own checksum matches', () => {
    const one = save({}, 2)
    const { sum: _, ...rest } = { ...one, record: { ...one.record, practice: 'hint' as const } }
    expect(parseSave(serialiseSave(withSaveChecksum(rest)))).toEqual(reject('record.damaged'))
  })
})

describe('saves', () => {
  test('are written to two copies in turn, so that the previous one survives', async () => {
    const backend = fakeBackend('indexeddb')
    const saves = new SaveStore(new KeyValueStore([backend, memoryBackend()]))
    const first = save({ id: 'matchmatch' }, 1)
    await saves.put(first)
    await saves.put(save({ id: 'matchmatch', revision: 2 }, 2))
    expect((await saves.find('matchmatch')) as FoundSave).toMatchObject({ save: { revision: 2, moves: 2 }, lost: null })
    backend.texts.set('save/matchmatch/0', 'torn in the mid')
    const found = (await saves.find('matchmatch')) as FoundSave
    expect(found).toMatchObject({ save: { revision: 1, moves: 1 } })
    expect(found.lost).toEqual(reject('json.malformed'))
    await saves.put(save({ id: 'matchmatch', revision: 2 }, 3))
    expect((await saves.find('matchmatch')) as FoundSave).toMatchObject({ save: { revision: 2, moves: 3 }, lost: null })
  })

  test('do not overwrite what another tab has written since', async () => {
    const saves = new SaveStore(new KeyValueStore([memoryBackend()]))
    await saves.put(save({ id: 'matchmatch', revision: 5 }, 5))
    expect(await saves.put(save({ id: 'matchmatch', revision: 5 }, 1))).toEqual(reject('saves.elsewhere'))
    expect(await saves.put(save({ id: 'matchmatch', revision: 4 }, 1))).toEqual(reject('saves.elsewhere'))
    expect((await saves.find('matchmatch')) as FoundSave).toMatchObject({ save: { moves: 5 } })
  })

  test('are listed newest first, damaged ones last and with their reason', async () => {
    const backend = fakeBackend('indexeddb')
    const saves = new SaveStore(new KeyValueStore([backend, memoryBackend()]))
    await saves.put(save({ id: 'olderolder', updated: 10 }))
    await saves.put(save({ id: 'newernewer', updated: 20 }))
    backend.texts.set('save/brokenbroken/1', '{"format":"parlor-save"}')
    const list = await saves.list()
    expect(list.map(({ id }) => id)).toEqual(['newernewer', 'olderolder', 'brokenbroken'])
    expect(list[2]).toMatchObject({ damaged: { rejected: 'json.missingKey', params: { key: 'v' } } })
    expect((await saves.list('dots')).map(({ id }) => id)).toEqual(['newernewer', 'olderolder'])
    expect(await saves.list('other')).toEqual([])
    expect(await saves.readRaw('brokenbroken')).toBe('{"format":"parlor-save"}')
  })

  test('are restored after deletion, both copies', async () => {
    const saves = new SaveStore(new KeyValueStore([memoryBackend()]))
    await saves.put(save({ id: 'matchmatch' }, 1))
    await saves.put(save({ id: 'matchmatch', revision: 2 }, 2))
    const restore = await saves.remove('matchmatch')
    expect(await saves.find('matchmatch')).toEqual(reject('saves.notFound'))
    await restore()
    expect((await saves.find('matchmatch')) as FoundSave).toMatchObject({ save: { revision: 2 } })
  })

  test('that were undone to their start, or imported, are not cleaned up', async () => {
    const saves = new SaveStore(new KeyValueStore([memoryBackend()]))
    const undone = Match.begin(dots.game, { options: dots.game.options.presets[0]!.options, seed: 's' }) as Match
    undone.play(0, { row: 0, col: 0 })
    undone.undo(0)
    await saves.put(
      withSaveChecksum({ ...saveContentOf({ ...localMatchOf(undone, againstEasy, 1), id: 'undoneundone' }, 0, 1), revision: 1 }),
    )
    await saves.put(save({ id: 'broughtin', updated: 1, over: true, kept: true }))
    for (let i = 0; i < maxFinishedSaves + 3; i++) await saves.put(save({ id: `finished${i}`, updated: 100 + i, over: true }))
    await saves.deleteOldSaves('dots', 7_200_000)
    const ids = (await saves.list()).map(({ id }) => id)
    expect(ids).toContain('undoneundone')
    expect(ids).toContain('broughtin')
    expect(ids).not.toContain('finished0')
  })

  test('that are damaged are exported as last written', async () => {
    const store = new KeyValueStore([memoryBackend()])
    await store.write('save/brokenbroken/0', '{"revision":3,"id"')
    await store.write('save/brokenbroken/1', '{"revision":4,"id"')
    expect(await new SaveStore(store).readRaw('brokenbroken')).toContain('4')
    await store.write('save/brokenbroken/0', '{"revision":12,"id"')
    expect(await new SaveStore(store).readRaw('brokenbroken')).toContain('12')
  })

  test('cannot be renamed while open at a table, which goes on saving', async () => {
    const saves = new SaveStore(new KeyValueStore([fakeBackend('indexeddb'), memoryBackend()]))
    await saves.put(save({ id: 'matchmatch' }, 1))
    expect(await saves.rename('matchmatch', 'Mine', async () => null)).toEqual(reject('saves.beingPlayed'))
    expect(await saves.put(save({ id: 'matchmatch', revision: 2 }, 2))).toBe('indexeddb')
    let released = 0
    const lock = { lost: new Promise<void>(() => {}), release: () => void released++ }
    expect(await saves.rename('matchmatch', 'Mine', async () => lock)).toBe('indexeddb')
    expect(released).toBe(1)
    expect(await saves.find('matchmatch')).toMatchObject({ save: { name: 'Mine', moves: 2, revision: 3 } })
  })

  test('are read once each when listed: the older copy is not parsed', async () => {
    const store = new KeyValueStore([fakeBackend('indexeddb'), memoryBackend()])
    const saves = new SaveStore(store)
    await saves.put(save({ id: 'matchmatch' }, 1))
    await saves.put(save({ id: 'matchmatch', revision: 2 }, 2))
    await store.write('save/matchmatch/1', serialiseSave(save({ id: 'matchmatch' }, 1)).replace('"played":5', '"played":6'))
    expect(await saves.find('matchmatch')).toMatchObject({ save: { revision: 2 }, lost: null })
  })

  test('that are temporarily unreadable are not reported as lost', async () => {
    const trouble = { get: false }
    const saves = new SaveStore(new KeyValueStore([fakeBackend('indexeddb', trouble), memoryBackend()]))
    await saves.put(save({ id: 'matchmatch' }, 1))
    trouble.get = true
    expect(await saves.find('matchmatch')).toEqual(reject('saves.unreadable'))
  })

  test('can be renamed, and named ones are not cleaned up', async () => {
    const saves = new SaveStore(new KeyValueStore([memoryBackend()]))
    for (let i = 0; i < maxFinishedSaves + 3; i++) await saves.put(save({ id: `finished${i}`, updated: 100 + i, over: true }))
    await saves.put(save({ id: 'unfinished', updated: 1 }, 3))
    await saves.put(save({ id: 'neverbegun', updated: 1 }))
    await saves.put(save({ id: 'justopened', updated: 7_000_000 }))
    expect(await saves.rename('finished0', 'The first')).toBe('memory')
    await saves.deleteOldSaves('dots', 7_200_000)
    const ids = (await saves.list()).map(({ id }) => id)
    expect(ids).toContain('finished0')
    expect(ids).toContain('unfinished')
    expect(ids).toContain('justopened')
    expect(ids).not.toContain('neverbegun')
    expect(ids).not.toContain('finished1')
    expect(ids).toHaveLength(maxFinishedSaves + 3)
  })
})
