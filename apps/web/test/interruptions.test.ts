import { reject } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { localMatchOf } from '../src/session/local-match.ts'
import { againstEasy, dots, createTestSession, createTestSessionAt, twoPeople } from './fakes.ts'

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

describe('a failing bot', () => {
  test('is restarted and asked again', async () => {
    const { session, board, engine, lines } = createTestSession(dots, againstEasy, quick)
    session.attach(board)
    engine.breaks = 2
    session.move({ row: 0, col: 0 })
    await pass(longestReply)
    expect(engine.renewals).toBe(2)
    expect(lines).toHaveLength(2)
  })

  test('is reported when it keeps failing, and the match continues by a retry or a plain move', async () => {
    const { session, board, engine, lines } = createTestSession(dots, againstEasy, quick)
    session.attach(board)
    engine.breaks = 3
    session.move({ row: 0, col: 0 })
    await pass(longestReply)
    expect(session.store.getState()).toMatchObject({ trouble: 'bot', thinking: null })
    engine.breaks = 3
    session.retry()
    await pass(longestReply)
    expect(session.store.getState().trouble).toBe('bot')
    session.playForBot()
    await pass(0)
    expect(lines).toHaveLength(2)
    expect(session.store.getState()).toMatchObject({ trouble: null, turn: [0] })
  })
})

test('a hint that fails is told, and the match goes on', async () => {
  const onHintFailed = vi.fn()
  const { opening } = createTestSession(dots, againstEasy, quick)
  const { session, board, engine, lines } = createTestSessionAt(dots, opening, 1, { onHintFailed })
  session.attach(board)
  engine.breaks = 3
  await session.hint()
  expect(onHintFailed).toHaveBeenCalledOnce()
  expect(session.store.getState()).toMatchObject({ hint: null, trouble: null, canHint: true })
  session.move({ row: 0, col: 0 })
  await pass(longestReply)
  expect(lines.map(({ seat }) => seat)).toEqual([0, 1])
})

describe('restart', () => {
  test('replaces an unfinished match in place, and cancels its bot', async () => {
    const { session, board, saved, lines } = createTestSession(dots, againstEasy, quick)
    session.attach(board)
    session.move({ row: 0, col: 0 })
    await pass(100)
    const { id } = session.store.getState()
    session.restart()
    await pass(10_000)
    expect(session.store.getState()).toMatchObject({ id, logLines: [], turn: [0], undo: null })
    expect(lines).toHaveLength(1)
    expect(saved.at(-1)).toMatchObject({ id, moves: 0 })
    expect(session.match.origin.seed).toMatch(/^[0-9a-f]{32}$/)
  })

  test('keeps a finished match, and the rematch follows the rule of the game', async () => {
    const { session, board, saved } = createTestSession(dots, twoPeople, quick)
    session.attach(board)
    const { id } = session.store.getState()
    session.resign()
    await pass(0)
    expect(session.store.getState().outcome?.reason).toBe('resign')
    session.rematch()
    await pass(0)
    expect(session.store.getState().id).not.toBe(id)
    expect(session.store.getState()).toMatchObject({ turn: [1], outcome: null })
    expect(saved.filter((save) => save.id === id).at(-1)).toMatchObject({ over: true })
  })

  test('keeps a counted match, even when its end was undone, also after reopening', async () => {
    const { session, board, opening } = createTestSession(dots, againstEasy, quick)
    session.attach(board)
    session.resign()
    await pass(0)
    session.undo()
    session.restart()
    expect(session.store.getState().id).not.toBe(opening.id)
    const again = createTestSessionAt(dots, { ...opening, counted: true })
    again.session.attach(null)
    again.session.restart()
    expect(again.session.store.getState().id).not.toBe(opening.id)
  })

  test('does not overwrite an imported match', () => {
    const { opening } = createTestSession(dots, twoPeople, quick)
    const { session } = createTestSessionAt(dots, { ...opening, kept: true })
    session.attach(null)
    session.restart()
    expect(session.store.getState().id).not.toBe(opening.id)
  })

  test.each(['restart', 'rematch'] as const)('from a position begins at the position, with a %s', async (how) => {
    const position = 'a../.../..A red'
    const match = Match.fromPosition(dots.game, position) as Match
    const { session } = createTestSessionAt(dots, localMatchOf(match, twoPeople, 1))
    session.attach(null)
    session.move({ row: 1, col: 1 })
    await pass(0)
    if (how === 'rematch') session.resign()
    await pass(0)
    session[how]()
    expect(session.match.history).toHaveLength(0)
    expect(dots.game.notation.writeState(session.match.state as never)).toBe(position)
    expect(session.store.getState().practice).toBe('edited')
  })

  test('on an editor’s board stays practice', () => {
    const { opening } = createTestSession(dots, twoPeople, quick)
    opening.match.markPractice('edited')
    const { session } = createTestSessionAt(dots, opening)
    session.attach(null)
    session.restart()
    expect(session.store.getState().practice).toBe('edited')
  })

  test('uses the same seed in a series with fixed seeds', () => {
    const { opening } = createTestSession(dots, twoPeople, quick)
    const series = { id: 'dots.petri', index: 0 }
    const { session } = createTestSessionAt(dots, { ...opening, series }, 1, { seedAt: ({ index }) => `luck ${index}` })
    session.attach(null)
    session.restart()
    expect(session.match.origin.seed).toBe('luck 0')
    expect(session.store.getState().series).toEqual(series)
  })

  test('works from the pause menu', async () => {
    const { session, board } = createTestSession(dots, twoPeople, quick)
    session.attach(board)
    session.pause()
    session.restart()
    expect(session.store.getState().paused).toBe(false)
    expect(board.frozen).toBe(false)
  })

  test('leaves nothing pending after a hundred times', async () => {
    const { session, board } = createTestSession(dots, againstEasy, quick)
    session.attach(board)
    for (let i = 0; i < 100; i++) {
      session.move({ row: 0, col: 0 })
      await pass(10)
      session.restart()
    }
    await pass(0)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('another tab', () => {
  test('that has saved meanwhile makes this one read-only', async () => {
    const bench = createTestSession(dots, againstEasy, quick)
    const { session, board, lines } = bench
    session.attach(board)
    await pass(0)
    bench.put = () => reject('saves.elsewhere')
    session.move({ row: 0, col: 0 })
    await pass(0)
    expect(session.store.getState()).toMatchObject({ trouble: 'elsewhere', moves: [], undo: null })
    await pass(10_000)
    const before = lines.length
    expect(session.move({ row: 1, col: 1 })).toEqual(reject('match.notYourTurn'))
    session.undo()
    session.resign()
    session.restart()
    await pass(10_000)
    expect(lines).toHaveLength(before)
    expect(session.match.outcome).toBeNull()
  })

  test('that takes the match in the middle of an animation ends it', async () => {
    const { session, board } = createTestSession(dots, againstEasy, quick)
    session.attach(board)
    board.slow = true
    session.move({ row: 0, col: 0 })
    session.yield()
    await pass(0)
    expect(session.store.getState()).toMatchObject({ busy: false, trouble: 'elsewhere', moves: [], view: { held: [1, 0] } })
    expect(session.store.getState().logLines).toHaveLength(1)
  })

  test('that has the match first makes this one read-only from the start', async () => {
    const { session, board, engine } = createTestSession(dots, againstEasy, quick)
    session.yield()
    session.attach(board)
    await pass(10_000)
    expect(board.moves).toEqual([])
    expect(session.store.getState()).toMatchObject({ trouble: 'elsewhere', moves: [], canHint: false, undo: null })
    expect(engine.asks).toEqual([])
  })
})
