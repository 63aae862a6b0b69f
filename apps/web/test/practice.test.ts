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

test('a named copy of a running match makes both practice: one could look ahead in the other', async () => {
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

test('undo in a scored series match makes it practice, and highlights the last move again', async () => {
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

test('a single match can be undone from its end without becoming practice', async () => {
  const { session, board } = createTestSession(dots, againstEasy, quick)
  session.attach(board)
  session.move({ row: 0, col: 0 })
  await pass(longestReply)
  session.resign()
  await pass(0)
  session.undo()
  expect(session.store.getState()).toMatchObject({ outcome: null, practice: null })
})

test('a named copy does not belong to the series', async () => {
  const { opening } = createTestSession(dots, againstEasy, quick)
  const { session, saved } = createTestSessionAt(dots, { ...opening, series: { id: 'dots.petri', index: 2 } })
  session.attach(null)
  await session.saveAs('A level')
  expect(saved.find(({ name }) => name === 'A level')).not.toHaveProperty('series')
  expect(session.store.getState().series).toEqual({ id: 'dots.petri', index: 2 })
})

test('a match with a fixed seed counts once: restarted after a move it is practice', async () => {
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
