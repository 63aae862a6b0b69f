import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { againstEasy, dots, createTestSession, createTestSessionAt } from './fakes.ts'

const longestReply = 1000
const quick = { rows: 3, cols: 3 }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
}

test('saving a running match under a name makes the copy and the match practice: in one the other can be looked ahead in', async () => {
  const { session, board, saved } = createTestSession(dots, againstEasy, quick)
  session.attach(board)
  session.move({ row: 0, col: 0 })
  await pass(0)
  expect(await session.saveAs('A good start')).toBe('indexeddb')
  const copy = saved.find(({ name }) => name === 'A good start')!
  expect(copy.id).not.toBe(session.store.getState().id)
  expect(copy.record.practice).toBe('branch')
  expect(session.match.practice).toBe('branch')
  expect(saved.at(-1)!.record.practice).toBe('branch')
})

test('a scored match of a series that is taken back goes on as practice, and its last move is marked again', async () => {
  const { opening } = createTestSession(dots, againstEasy, quick)
  const { session, board } = createTestSessionAt(dots, { ...opening, series: { id: 'dots.petri', index: 0 } })
  session.attach(board)
  session.move({ row: 0, col: 0 })
  await pass(longestReply)
  expect(session.store.getState().practice).toBeNull()
  const { last } = board
  session.resign()
  await pass(0)
  expect(session.store.getState().outcome).not.toBeNull()
  session.undo()
  expect(session.store.getState()).toMatchObject({ outcome: null, practice: 'undo' })
  expect(board.last).toEqual(last)
  session.undo()
  expect(board.last).toBeNull()
})

test('a match on its own may be taken back from its end for free', async () => {
  const { session, board } = createTestSession(dots, againstEasy, quick)
  session.attach(board)
  session.move({ row: 0, col: 0 })
  await pass(longestReply)
  session.resign()
  await pass(0)
  session.undo()
  expect(session.store.getState()).toMatchObject({ outcome: null, practice: null })
})

test('a copy under a name is no match of the series', async () => {
  const { opening } = createTestSession(dots, againstEasy, quick)
  const { session, saved } = createTestSessionAt(dots, { ...opening, series: { id: 'dots.petri', index: 2 } })
  session.attach(null)
  await session.saveAs('A level')
  expect(saved.find(({ name }) => name === 'A level')).not.toHaveProperty('series')
  expect(session.store.getState().series).toEqual({ id: 'dots.petri', index: 2 })
})

test('a match whose luck is fixed counts once: begun again after a move it is practice', async () => {
  const { opening } = createTestSession(dots, againstEasy, quick)
  const { session } = createTestSessionAt(dots, { ...opening, series: { id: 'daily.2026-11-15', index: 0 } }, 0, { seedAt: () => 'daily' })
  session.attach(null)
  session.restart()
  expect(session.match.practice).toBeNull()
  session.move({ row: 0, col: 0 })
  await pass(0)
  session.restart()
  expect(session.match.origin.seed).toBe('daily')
  expect(session.match.practice).toBe('branch')
})
