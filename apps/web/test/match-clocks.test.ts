import { isRejection } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LocalSession } from '../src/session/local-session.ts'
import { localMatchFromSave, type LocalMatch } from '../src/session/local-match.ts'
import { formatClock, isStoredClocks, isTimeControl, timeLeftOf, fullClocks } from '../src/data/time-control.ts'
import { againstEasy, dots, createTestSession, createTestSessionAt, twoPeople, type SessionBench } from './fakes.ts'
import { referencePackage } from './reference-package.ts'

const quick = { rows: 3, cols: 3 }
const blitz = { minutes: 1, increment: 2 }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
}

function timed(players = twoPeople, pkg = dots, options: object = quick): SessionBench {
  return createTestSession(pkg, players, options, 1, blitz)
}

function seconds({ session }: SessionBench): number[] {
  const { time } = session.store.getState()
  return time!.left.map((_, seat) => Math.round(timeLeftOf(time!, seat, performance.now()) / 1000))
}

describe('clocks', () => {
  test('run for the seats to move, and every move adds the increment', async () => {
    const bench = timed()
    await pass(5000)
    expect(seconds(bench)).toEqual([60, 60])
    bench.session.attach(bench.board)
    await pass(10_000)
    expect(seconds(bench)).toEqual([50, 60])
    bench.session.move({ row: 0, col: 0 })
    await pass(20_000)
    expect(seconds(bench)).toEqual([52, 40])
  })

  test('stop during pause, animations and while the page is hidden', async () => {
    const bench = timed()
    const { session, board } = bench
    session.attach(board)
    session.pause()
    await pass(30_000)
    session.resume()
    session.setHidden(true)
    await pass(30_000)
    session.setHidden(false)
    board.slow = true
    session.move({ row: 0, col: 0 })
    await pass(30_000)
    expect(seconds(bench)).toEqual([62, 60])
    board.end()
    await pass(10_000)
    expect(seconds(bench)).toEqual([62, 50])
  })

  test('that run out end a match of two, with that reason', async () => {
    const bench = timed()
    bench.session.attach(bench.board)
    await pass(59_000)
    expect(bench.session.store.getState().outcome).toBeNull()
    await pass(1500)
    expect(bench.session.store.getState().outcome).toMatchObject({ ranks: [2, 1], reason: 'time' })
    expect(bench.session.match.log.at(-1)).toEqual({ kind: 'resign', seat: 0, reason: 'time' })
    expect(bench.lines.at(-1)).toMatchObject({ kind: 'time', seat: 0 })
    await pass(120_000)
    expect(bench.session.match.log).toHaveLength(1)
  })

  test('also run for bots, and not after the end', async () => {
    const bench = timed(againstEasy)
    bench.session.attach(bench.board)
    bench.session.move({ row: 0, col: 0 })
    await pass(3000)
    expect(bench.lines).toHaveLength(2)
    expect(seconds(bench)[1]).toBeLessThanOrEqual(62)
    bench.session.resign()
    const before = seconds(bench)
    await pass(20_000)
    expect(seconds(bench)).toEqual(before)
  })

  test('at a larger table force the fallback move, and the others play on', async () => {
    const bench = timed([...twoPeople, ...twoPeople].slice(0, 3), referencePackage, { seats: 3 })
    if (bench.opening.match.seatCount < 3) throw new Error('too small a table')
    bench.session.attach(bench.board)
    if (bench.session.store.getState().curtain !== null) bench.session.liftCurtain()
    await pass(61_000)
    expect(bench.session.match.log[0]).toMatchObject({ kind: 'timeout' })
    expect(bench.session.store.getState().outcome).toBeNull()
  })

  test('are saved with the match, resume, and restart with a rematch', async () => {
    const bench = timed()
    bench.session.attach(bench.board)
    await pass(10_000)
    bench.session.move({ row: 0, col: 0 })
    await pass(100)
    const save = bench.saved.at(-1)!
    expect(save.time).toMatchObject({ control: blitz, left: [52_000, 60_000] })
    const opening = localMatchFromSave(dots.game, save)
    if (isRejection(opening) || !('match' in opening) || !(opening.match instanceof Match)) throw new Error('not resumed')
    const again = new LocalSession(opening, {
      pkg: dots,
      engine: bench.engine,
      put: async () => 'indexeddb',
      putNow() {},
      keepResult: async () => {},
      speed: () => 1,
      onLogLine() {},
      now: () => 3000,
    })
    expect(again.store.getState().time!.left).toEqual([52_000, 60_000])
    again.attach(null)
    again.restart()
    expect(again.store.getState().time!.left).toEqual([60_000, 60_000])
  })

  test('are restored by undo, also after reopening the match', async () => {
    const bench = timed()
    bench.session.attach(bench.board)
    for (let i = 0; i < 5; i++) {
      await pass(1000)
      bench.session.move({ row: 0, col: 0 })
      await pass(1000)
      bench.session.undo()
    }
    expect(seconds(bench)).toEqual([60, 60])
    bench.session.redo()
    expect(seconds(bench)).toEqual([61, 60])
    await pass(3000)
    bench.session.move({ row: 2, col: 2 })
    await pass(100)
    expect(seconds(bench)).toEqual([61, 59])
    const opening = localMatchFromSave(dots.game, bench.saved.at(-1)!) as LocalMatch
    const again = createTestSessionAt(dots, opening)
    again.session.attach(null)
    again.session.undo()
    expect(seconds(again)).toEqual([61, 60])
  })

  test('that ran out are restored when the timeout is undone', async () => {
    const bench = timed()
    bench.session.attach(bench.board)
    await pass(10_000)
    bench.session.move({ row: 0, col: 0 })
    await pass(61_000)
    expect(bench.session.store.getState().outcome?.reason).toBe('time')
    bench.session.undo()
    expect(bench.session.store.getState().outcome).toBeNull()
    expect(Math.min(...seconds(bench))).toBeGreaterThan(50)
    await pass(5000)
    expect(bench.session.store.getState().outcome).toBeNull()
  })

  test('charge a bot for thinking, not for the artificial delay', async () => {
    const { opening } = createTestSession(dots, againstEasy, quick)
    const bench = createTestSessionAt(dots, { ...opening, time: { control: { minutes: 1, increment: 0 }, left: [60_000, 300] } })
    bench.session.attach(bench.board)
    for (let i = 0; i < 3; i++) {
      bench.session.move(bench.session.store.getState().moves[0])
      await pass(1500)
    }
    expect(bench.session.store.getState().outcome).toBeNull()
    expect(bench.session.match.history).toHaveLength(6)
  })

  test('are saved at page unload', async () => {
    const bench = timed()
    bench.session.attach(bench.board)
    await pass(10_000)
    bench.session.saveBeforeUnload()
    expect(bench.rescued.at(-1)!.time!.left).toEqual([50_000, 60_000])
  })
})

test('a time control is validated strictly', () => {
  expect(isTimeControl({ minutes: 3, increment: 2 })).toBe(true)
  for (const wrong of [
    null,
    {},
    { minutes: 0, increment: 0 },
    { minutes: 3 },
    { minutes: 3, increment: -1 },
    { minutes: 2.5, increment: 0 },
    { minutes: 3, increment: 2, more: 1 },
  ])
    expect(isTimeControl(wrong)).toBe(false)
  expect(isStoredClocks(fullClocks(blitz, 2))).toBe(true)
  for (const left of [null, [1.5], [-1], ['1']]) expect(isStoredClocks({ control: blitz, left })).toBe(false)
})

test.each([
  [300_000, '5:00'],
  [299_001, '5:00'],
  [61_000, '1:01'],
  [10_000, '0:10'],
  [9_950, '10.0'],
  [9_900, '9.9'],
  [0, '0.0'],
])('%i ms are shown as %s', (ms, face) => {
  expect(formatClock(ms)).toBe(face)
})
