import { isRejection, reject } from '@parlor/kernel'
import { expect, test } from 'vitest'
import { SaveQueue } from '../src/session/save-queue.ts'
import { saveContentOf } from '../src/session/local-match.ts'
import { SaveStore } from '../src/data/save-store.ts'
import { localStorageBackend } from '../src/platform/storage/storage-backend.ts'
import { KeyValueStore } from '../src/platform/storage/key-value-store.ts'
import { dots, fakeBackend, createTestSession, twoPeople } from './fakes.ts'

/** The used part of a browser's storage. */
function storageOf(): Storage {
  const texts = new Map<string, string>()
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
    key: (i: number) => [...texts.keys()][i] ?? null,
    get length() {
      return texts.size
    },
    clear: () => texts.clear(),
  }
}

test('an unwritten move is saved synchronously at page unload, and only once', async () => {
  const { session, board, rescued, saved } = createTestSession(dots, twoPeople)
  session.attach(board)
  await session.whenSaved()
  session.saveBeforeUnload()
  expect(rescued).toHaveLength(0)
  session.move({ row: 0, col: 0 })
  session.saveBeforeUnload()
  expect(rescued).toHaveLength(1)
  expect(rescued[0]).toMatchObject({ moves: 1 })
  expect(rescued[0]!.revision).toBeGreaterThan(saved.at(-1)!.revision)
})

test('a page that stays continues saving, and does not mistake its own unload save for another tab', async () => {
  const bench = createTestSession(dots, twoPeople)
  const { session, board, saved, rescued } = bench
  session.attach(board)
  await session.whenSaved()
  const first = saved.at(-1)!.revision + 1
  // This write read the storage after the unload save.
  bench.put = (save) => (save.revision === first ? reject('saves.elsewhere') : 'indexeddb')
  session.move({ row: 0, col: 0 })
  session.saveBeforeUnload()
  await session.whenSaved()
  expect(session.store.getState().trouble).toBeNull()
  expect(saved.at(-1)!.revision).toBeGreaterThan(rescued[0]!.revision)
})

test('the next page finds the unload save', async () => {
  const storage = storageOf()
  const saves = new SaveStore(new KeyValueStore([fakeBackend('indexeddb'), localStorageBackend(storage), fakeBackend('memory')]))
  const { session, board, saved, rescued } = createTestSession(dots, twoPeople)
  session.attach(board)
  await session.whenSaved()
  await saves.put(saved.at(-1)!)
  session.move({ row: 0, col: 0 })
  session.saveBeforeUnload()
  expect(saves.putSync(rescued[0]!)).toBe(true)
  const next = new SaveStore(new KeyValueStore([fakeBackend('indexeddb'), localStorageBackend(storage), fakeBackend('memory')]))
  const found = await next.find(rescued[0]!.id)
  if (isRejection(found)) throw new Error(found.rejected)
  expect(found.save.moves).toBe(1)
})

test('a store without a synchronous backend says so', () => {
  expect(new KeyValueStore([fakeBackend('indexeddb'), fakeBackend('memory')]).writeSync('save/x/0', 'text')).toBe(false)
})

test.each([0, 1, 2, 3, 4, 5, 6, 8, 12])('a change %i microtasks after another is written too', async (ticks) => {
  const { opening } = createTestSession(dots, twoPeople)
  const put: number[] = []
  const saveQueue = new SaveQueue(
    0,
    async ({ played }) => {
      put.push(played)
      return 'indexeddb'
    },
    () => {},
  )
  saveQueue.enqueue(() => saveContentOf(opening, 1, 1))
  for (let i = 0; i < ticks; i++) await Promise.resolve()
  saveQueue.enqueue(() => saveContentOf(opening, 2, 1))
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(put.at(-1)).toBe(2)
})
