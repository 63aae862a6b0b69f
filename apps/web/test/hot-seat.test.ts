import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { botPlayer, personPlayer } from '../src/data/player.ts'
import { logLinesOf } from '../src/session/log-lines.ts'
import { referencePackage } from './reference-package.ts'
import { dots, createTestSession, createTestSessionAt, twoPeople } from './fakes.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('open games change the viewer without a curtain', async () => {
  const { session, board } = createTestSession(dots, twoPeople)
  session.attach(board)
  session.move({ row: 0, col: 0 })
  await vi.advanceTimersByTimeAsync(0)
  expect(session.store.getState()).toMatchObject({ seat: 1, curtain: null })
})

test('in a game with hidden information a curtain comes before a hand is shown', async () => {
  const { session, board } = createTestSession(referencePackage, twoPeople)
  const { curtain, moves, view } = session.store.getState()
  expect(curtain).not.toBeNull()
  expect(moves).toEqual([])
  expect(hidden(view)).toBe(true)
  session.attach(board)
  expect(hidden(board.view)).toBe(true)
  session.liftCurtain()
  await vi.advanceTimersByTimeAsync(0)
  expect(session.store.getState()).toMatchObject({ curtain: null, seat: curtain })
  expect(session.store.getState().moves.length).toBeGreaterThan(0)
  expect(hidden(board.view)).toBe(false)
})

test('the shown hand is hidden before the hand-over', async () => {
  const { session, board } = createTestSession(referencePackage, twoPeople)
  session.attach(board)
  for (let i = 0; i < 12 && !session.store.getState().outcome; i++) {
    if (session.store.getState().curtain !== null) {
      expect(hidden(session.store.getState().view)).toBe(true)
      expect(hidden(board.view)).toBe(true)
      expect(session.store.getState().logLines).toEqual(logLinesOf(referencePackage, session.match, 'watcher'))
      session.liftCurtain()
      await vi.advanceTimersByTimeAsync(0)
    }
    session.move(session.store.getState().moves[0])
    await vi.advanceTimersByTimeAsync(0)
  }
  expect(session.match.history.length).toBeGreaterThan(3)
})

test('a finished match that is opened again asks nobody to take the device', () => {
  const { opening } = createTestSession(referencePackage, twoPeople)
  opening.match.resign(0)
  const { session, board } = createTestSessionAt(referencePackage, opening)
  session.attach(board)
  expect(session.store.getState().outcome).not.toBeNull()
  expect(session.store.getState()).toMatchObject({ curtain: null, seat: null })
  expect(hidden(board.view)).toBe(true)
})

test('one person needs no curtain, and gets only what their seat may know', async () => {
  const { session, board, lines } = createTestSession(referencePackage, [personPlayer, botPlayer('random')], {}, 0)
  session.attach(board)
  await vi.advanceTimersByTimeAsync(10)
  for (let i = 0; i < 30 && !session.store.getState().outcome; i++) {
    const { moves } = session.store.getState()
    if (moves.length > 0) session.move(moves[0])
    await vi.advanceTimersByTimeAsync(10)
    expect(session.store.getState().curtain).toBeNull()
  }
  expect(session.store.getState().outcome).not.toBeNull()
  expect(lines.length).toBe(session.match.history.length)
  expect(board.calls.filter((call) => call.startsWith('play')).length).toBeGreaterThan(0)
})

test('undo past revealed information warns beforehand', async () => {
  const { session, board } = createTestSession(referencePackage, [personPlayer, botPlayer('random')], {}, 0)
  session.attach(board)
  await vi.advanceTimersByTimeAsync(10)
  for (let i = 0; i < 20 && !session.store.getState().undo?.practice; i++) {
    const { moves } = session.store.getState()
    if (moves.length > 0) session.move(moves[0])
    await vi.advanceTimersByTimeAsync(10)
  }
  expect(session.store.getState().undo).toMatchObject({ practice: true })
  session.undo()
  expect(session.store.getState().practice).toBe('undo')
})

/** Whether all hands are hidden except face-up values. */
function hidden(view: { hands: readonly (readonly { value: number | null; open: boolean }[])[] }): boolean {
  return view.hands.flat().every(({ value, open }) => open || value === null)
}
