import { isRejection, reject } from '@parlor/kernel'
import { expect, test } from 'vitest'
import { Keeper } from '../src/session/keeper.ts'
import { savable } from '../src/session/opening.ts'
import { Saves } from '../src/storage/saves.ts'
import { localShelf } from '../src/storage/shelf.ts'
import { Vault } from '../src/storage/vault.ts'
import { dots, shelfOf, sit, twoPeople } from './fakes.ts'

/** As much of a browser's store as a shelf needs. */
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

test('a move that is not written yet when the page goes is kept at once, and once only', async () => {
  const { session, board, rescued, saved } = sit(dots, twoPeople)
  session.attach(board)
  await session.settled()
  session.rescue()
  expect(rescued).toHaveLength(0)
  session.move({ row: 0, col: 0 })
  session.rescue()
  expect(rescued).toHaveLength(1)
  expect(rescued[0]).toMatchObject({ moves: 1 })
  expect(rescued[0]!.revision).toBeGreaterThan(saved.at(-1)!.revision)
})

test('a page that stays after all writes on, and takes its own rescue for no other tab', async () => {
  const bench = sit(dots, twoPeople)
  const { session, board, saved, rescued } = bench
  session.attach(board)
  await session.settled()
  const first = saved.at(-1)!.revision + 1
  // This write looked at the shelf after the rescue had been laid there.
  bench.put = (save) => (save.revision === first ? reject('saves.elsewhere') : 'indexeddb')
  session.move({ row: 0, col: 0 })
  session.rescue()
  await session.settled()
  expect(session.store.getState().trouble).toBeNull()
  expect(saved.at(-1)!.revision).toBeGreaterThan(rescued[0]!.revision)
})

test('what was written at once is what the next page finds', async () => {
  const storage = storageOf()
  const saves = new Saves(new Vault([shelfOf('indexeddb'), localShelf(storage), shelfOf('memory')]))
  const { session, board, saved, rescued } = sit(dots, twoPeople)
  session.attach(board)
  await session.settled()
  await saves.put(saved.at(-1)!)
  session.move({ row: 0, col: 0 })
  session.rescue()
  expect(saves.putNow(rescued[0]!)).toBe(true)
  const next = new Saves(new Vault([shelfOf('indexeddb'), localShelf(storage), shelfOf('memory')]))
  const found = await next.find(rescued[0]!.id)
  if (isRejection(found)) throw new Error(found.rejected)
  expect(found.save.moves).toBe(1)
})

test('a vault without a store that answers at once says so', () => {
  expect(new Vault([shelfOf('indexeddb'), shelfOf('memory')]).writeNow('save/x/0', 'text')).toBe(false)
})

test.each([0, 1, 2, 3, 4, 5, 6, 8, 12])('a change %i breaths after another is written too', async (breaths) => {
  const { opening } = sit(dots, twoPeople)
  const put: number[] = []
  const keeper = new Keeper(
    0,
    async ({ played }) => {
      put.push(played)
      return 'indexeddb'
    },
    () => {},
  )
  keeper.keep(() => savable(opening, 1, 1))
  for (let i = 0; i < breaths; i++) await Promise.resolve()
  keeper.keep(() => savable(opening, 2, 1))
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(put.at(-1)).toBe(2)
})
