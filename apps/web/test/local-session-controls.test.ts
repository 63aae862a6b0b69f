import { isRejection, reject } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { mahjong } from '@parlor/mahjong'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { personPlayer } from '../src/data/player.ts'
import { localMatchOf } from '../src/session/local-match.ts'
import {
  againstEasy,
  dots,
  createTestSession,
  createTestSessionAt,
  twoPeople,
  smallBoard,
  advanceTime,
  longestReply,
  type SessionBench,
} from './fakes.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('pause', () => {
  test('freezes the board and the reply, and resumes', async () => {
    const { session, board, lines } = createTestSession(dots, againstEasy, smallBoard)
    session.attach(board)
    session.move({ row: 0, col: 0 })
    await advanceTime(100)
    session.pause()
    expect(board.frozen).toBe(true)
    await advanceTime(60_000)
    expect(lines).toHaveLength(1)
    expect(session.move({ row: 1, col: 1 })).toEqual(reject('match.notYourTurn'))
    session.resume()
    expect(board.frozen).toBe(false)
    await advanceTime(longestReply)
    expect(lines).toHaveLength(2)
  })

  test('stops the playing time', async () => {
    const { session, board, saved } = createTestSession(dots, twoPeople, smallBoard)
    session.attach(board)
    await advanceTime(5000)
    session.pause()
    await advanceTime(60_000)
    session.resume()
    await advanceTime(1000)
    session.move({ row: 0, col: 0 })
    await advanceTime(0)
    expect(saved.at(-1)!.played).toBe(6000)
  })
})

describe('the end', () => {
  /** Two people, by the first legal move, until `left` moves are left. */
  function playUntil(left: number): SessionBench {
    const whole = createTestSession(dots, twoPeople, smallBoard)
    const bench = createTestSession(dots, twoPeople, smallBoard)
    for (const { session, board } of [whole, bench]) {
      session.attach(board)
      board.instant = true
    }
    while (!whole.session.match.outcome) whole.session.move(whole.session.store.getState().moves[0])
    while (bench.session.match.history.length < whole.session.match.history.length - left)
      bench.session.move(bench.session.store.getState().moves[0])
    bench.board.instant = false
    return bench
  }

  test('comes also when the match is paused while its last move is animated', async () => {
    const { session, board } = playUntil(1)
    board.slow = true
    session.move(session.store.getState().moves[0])
    session.pause()
    board.end()
    await advanceTime(1000)
    expect(session.store.getState()).toMatchObject({ busy: true, outcome: null })
    session.resume()
    await advanceTime(0)
    expect(session.store.getState().busy).toBe(false)
    expect(session.store.getState().outcome).not.toBeNull()
  })

  test('of a scored run stays with its replay: whoever takes it back goes on in a copy, which is practice', async () => {
    const match = Match.begin(mahjong.game, { options: { honors: 'stakes' }, seed: 'reopened' })
    if (isRejection(match)) throw new Error(match.rejected)
    const { session, board, saved, results } = createTestSessionAt(mahjong, localMatchOf(match, [personPlayer], 1000))
    board.instant = true
    session.attach(board)
    const { id } = session.store.getState()
    session.move({ bet: 'higher', stake: 5 })
    session.move({ cashOut: true })
    await advanceTime(0)
    expect(session.store.getState().undo).toMatchObject({ practice: true })
    session.undo()
    await advanceTime(0)
    expect(session.store.getState()).toMatchObject({ outcome: null, practice: 'undo', redo: true })
    const last = (of: string | null) => saved.findLast((save) => save.id === of)!
    expect(last(id)).toMatchObject({ over: true, record: { practice: null } })
    const copy = session.store.getState().id
    expect(copy).not.toBe(id)
    expect(last(copy)).toMatchObject({ over: false })
    session.redo()
    await advanceTime(0)
    expect([last(copy).over, results.map((result) => result.id)]).toEqual([true, [id]])
    expect(last(id).record.log).toHaveLength(2)
  })

  test('stops the playing time, whatever is opened and closed over the result', async () => {
    const { session, board, saved } = createTestSession(dots, twoPeople, smallBoard)
    session.attach(board)
    await advanceTime(5000)
    session.resign()
    session.pause()
    session.resume()
    await advanceTime(60_000)
    session.undo()
    await advanceTime(1000)
    session.move({ row: 0, col: 0 })
    await advanceTime(0)
    expect(saved.at(-1)!.played).toBe(6000)
  })
})

describe('undo and redo', () => {
  test('undo while the bot thinks cancels its reply', async () => {
    const { session, board, lines, engine } = createTestSession(dots, againstEasy, smallBoard)
    session.attach(board)
    session.move({ row: 0, col: 0 })
    await advanceTime(100)
    session.undo()
    expect(session.store.getState()).toMatchObject({ thinking: null, turn: [0], logLines: [], practice: null })
    await advanceTime(10_000)
    expect(lines).toHaveLength(1)
    expect(session.match.history).toHaveLength(0)
    expect(engine.asks).toHaveLength(1)
  })

  test('undo removes the reply as well, redo restores both, and the same move gets the same reply', async () => {
    const { session, board } = createTestSession(dots, againstEasy)
    session.attach(board)
    session.move({ row: 2, col: 2 })
    await advanceTime(longestReply)
    const after = session.match.hash()
    session.undo()
    expect(session.match.history).toHaveLength(0)
    expect(session.store.getState().redo).toBe(true)
    session.redo()
    expect(session.match.hash()).toBe(after)
    expect(session.store.getState().logLines).toHaveLength(2)
    session.undo()
    session.move({ row: 2, col: 2 })
    await advanceTime(longestReply)
    expect(session.match.hash()).toBe(after)
  })

  test('undo in the middle of an animation ends it', async () => {
    const { session, board } = createTestSession(dots, againstEasy, smallBoard)
    session.attach(board)
    board.slow = true
    session.move({ row: 0, col: 0 })
    session.undo()
    await advanceTime(10_000)
    expect(session.store.getState()).toMatchObject({ busy: false, thinking: null, logLines: [] })
    expect(board.view.dots[0]).toBe(0)
  })

  test('two people undo one move at a time, whoever made it', async () => {
    const { session, board } = createTestSession(dots, twoPeople, smallBoard)
    session.attach(board)
    session.move({ row: 0, col: 0 })
    await advanceTime(0)
    session.move({ row: 2, col: 2 })
    await advanceTime(0)
    session.undo()
    expect(session.store.getState()).toMatchObject({ turn: [1], seat: 1 })
    session.undo()
    expect(session.store.getState()).toMatchObject({ turn: [0], seat: 0, undo: null })
  })
})

describe('hints', () => {
  test('that tell only what the table shows already are no practice', async () => {
    for (const shown of [true, false]) {
      const match = Match.begin(dots.game, { options: { ...dots.game.options.presets[0]!.options, ...smallBoard }, seed: 'shown' })
      if (isRejection(match)) throw new Error(match.rejected)
      const opening = localMatchOf(match as never, againstEasy, 1000)
      const { session, board } = createTestSessionAt(dots, opening, 1, { isHintShown: () => shown })
      session.attach(board)
      expect(session.isHintShown()).toBe(shown)
      await session.hint()
      expect(session.store.getState().hint).not.toBeNull()
      expect(session.store.getState().practice).toBe(shown ? null : 'hint')
    }
  })

  test('show the best move with its reason, chances and alternatives, and mark the match as practice', async () => {
    const { session, board, saved } = createTestSession(dots, againstEasy, smallBoard)
    session.attach(board)
    await session.hint()
    const { hint, practice } = session.store.getState()
    expect(practice).toBe('hint')
    expect(hint).not.toBeNull()
    if (hint === null || hint === 'thinking') throw new Error('no hint')
    expect(board.pointed).toEqual(hint.move)
    expect(hint.reason?.key).toMatch(/^reason\./)
    expect(hint.chance).toBeGreaterThanOrEqual(0)
    expect(hint.others.length).toBeGreaterThan(0)
    expect(hint.others.map(({ move }) => move)).not.toContainEqual(hint.move)
    await advanceTime(0)
    expect(saved.at(-1)!.record.practice).toBe('hint')
    session.move(hint.move)
    expect(session.store.getState().hint).toBeNull()
  })

  test('are dropped by a move made meanwhile', async () => {
    const { session, board } = createTestSession(dots, againstEasy, smallBoard)
    session.attach(board)
    const asked = session.hint()
    session.move({ row: 0, col: 0 })
    await advanceTime(longestReply)
    expect(session.store.getState().hint).toBeNull()
    void asked
  })

  test('are not given when it is not the player’s turn', async () => {
    const { session, board, engine } = createTestSession(dots, againstEasy, smallBoard)
    session.attach(board)
    session.move({ row: 0, col: 0 })
    await session.hint()
    expect(session.store.getState()).toMatchObject({ hint: null, practice: null })
    expect(engine.asks.every(({ level }) => level === 'easy')).toBe(true)
  })
})
