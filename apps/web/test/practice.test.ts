import type { GamePackage } from '@parlor/kernel'
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

const daily = { id: 'daily.2026-11-15', index: 0 }

function createDailySession(pkg: GamePackage, options: object) {
  const { opening } = createTestSession(pkg, againstEasy, options)
  return createTestSessionAt(pkg, { ...opening, series: daily }, 0, { seedAt: () => 'daily' })
}

test('a daily attempt taken back to its beginning and dealt again stays practice', async () => {
  const { session } = createDailySession(dots, quick)
  session.attach(null)
  session.move({ row: 0, col: 0 })
  await pass(longestReply)
  session.undo()
  await pass(0)
  expect(session.match.history).toHaveLength(0)
  session.restart()
  expect(session.match.origin.seed).toBe('daily')
  expect(session.match.log).toHaveLength(0)
  expect(session.match.practice).not.toBeNull()
})

test('a daily attempt with a hint before its first move, dealt again, stays practice', async () => {
  const { session } = createDailySession(dots, quick)
  session.attach(null)
  await session.hint()
  expect(session.match.log).toHaveLength(0)
  session.restart()
  expect(session.match.practice).not.toBeNull()
})

test('undo makes a daily challenge practice even where nothing is hidden, and says so before', async () => {
  const { session } = createDailySession(dots, quick)
  session.attach(null)
  session.move({ row: 0, col: 0 })
  await pass(longestReply)
  expect(session.store.getState()).toMatchObject({ practice: null, undo: { practice: true } })
  session.undo()
  expect(session.store.getState().practice).toBe('undo')
})

test('a match that repeats the day’s deal becomes practice, but not the one dealt after it', async () => {
  const { session, saved } = createDailySession(dots, quick)
  session.attach(null)
  session.markRepeated('another match of this table')
  expect(session.match.practice).toBeNull()
  session.markRepeated(session.store.getState().id)
  await pass(0)
  expect(session.store.getState().practice).toBe('branch')
  expect(saved.at(-1)!.record.practice).toBe('branch')
})
