import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestSession, createTestSessionAt, dots, advanceTime, smallBoard, twoPeople, type SessionBench } from './fakes.ts'

/** The longest delay before an answer, at the speed of the bench. */
const longest = 1500

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A table whose second seat has nothing to choose; `wanted` is the player's preference. */
function openBench(preference = { wanted: true }): SessionBench {
  const { opening } = createTestSession(dots, twoPeople, smallBoard)
  const bench = createTestSessionAt(dots, opening, 1, {
    automaticMove: (view: { pending: { seat: number }[] }, moves: unknown[]) =>
      preference.wanted && view.pending[0]?.seat === 1 ? moves[0]! : null,
  })
  bench.session.attach(bench.board)
  bench.board.instant = true
  return bench
}

const played = ({ session }: SessionBench) => session.match.history.length

describe('the only answer', () => {
  test('is given after a while, and the next decision is the person’s', async () => {
    const bench = openBench()
    await advanceTime(10 * longest)
    expect(played(bench)).toBe(0)
    bench.session.move({ row: 0, col: 0 })
    expect(played(bench)).toBe(1)
    await advanceTime(longest)
    expect(played(bench)).toBe(2)
    await advanceTime(10 * longest)
    expect(played(bench)).toBe(2)
  })

  test('is the person’s after an undo, and automatic again in the next match', async () => {
    const bench = openBench()
    bench.session.move({ row: 0, col: 0 })
    await advanceTime(longest)
    bench.session.undo()
    expect(played(bench)).toBe(1)
    await advanceTime(10 * longest)
    expect(played(bench)).toBe(1)
    bench.session.restart()
    bench.session.move({ row: 1, col: 1 })
    await advanceTime(longest)
    expect(played(bench)).toBe(2)
  })

  test('waits while the match is paused or animated', async () => {
    const bench = openBench()
    bench.board.instant = false
    bench.board.slow = true
    bench.session.move({ row: 0, col: 0 })
    await advanceTime(10 * longest)
    expect(played(bench)).toBe(1)
    bench.board.instant = true
    bench.board.end()
    await advanceTime(1)
    bench.session.pause()
    await advanceTime(10 * longest)
    expect(played(bench)).toBe(1)
    bench.session.resume()
    await advanceTime(longest)
    expect(played(bench)).toBe(2)
  })

  test('is not given when the player no longer wants it, or the table is closed', async () => {
    const preference = { wanted: true }
    const bench = openBench(preference)
    bench.session.move({ row: 0, col: 0 })
    preference.wanted = false
    await advanceTime(10 * longest)
    expect(played(bench)).toBe(1)
    const closed = openBench()
    closed.session.move({ row: 0, col: 0 })
    void closed.session.close()
    await advanceTime(10 * longest)
    expect(played(closed)).toBe(1)
  })
})
