import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnyGameTypes } from '@parlor/kernel/host'
import type { Board, EventAndView } from '../src/web-game/board.ts'
import type { BoardStyle } from '../src/platform/settings/board-style.ts'
import { createDomBoard } from '../src/game-ui/dom-board.ts'

const plain: BoardStyle = { reducedMotion: false, highContrast: false, safeColours: false, theme: '', speed: 1, preview: true }
const anything: EventAndView[] = [{ event: { kind: 'anything' }, view: null }]
const sounds: [string, number | undefined][] = []
const { open } = createDomBoard<AnyGameTypes>(() => ({
  lasts: 1000,
  cues: [
    { at: 600, sound: 'land', step: 2 },
    { at: 0, sound: 'lift' },
  ],
}))

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  sounds.length = 0
})

async function opened(style: BoardStyle = plain): Promise<Board> {
  return open({ element: null as unknown as HTMLElement, style, onMove() {}, onSound: (name, step) => sounds.push([name, step]) })
}

/** Plays an event and records its end. */
function play(board: Board): { over: boolean } {
  const state = { over: false }
  void board.play(anything, () => {})?.then(() => (state.over = true))
  return state
}

test('events last their duration, with their sounds in time', async () => {
  const played = play(await opened())
  await vi.advanceTimersByTimeAsync(599)
  expect(sounds).toEqual([['lift', undefined]])
  await vi.advanceTimersByTimeAsync(400)
  expect(sounds).toEqual([
    ['lift', undefined],
    ['land', 2],
  ])
  expect(played.over).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(played.over).toBe(true)
})

test('double speed takes half the time, and instant speed none', async () => {
  const fast = play(await opened({ ...plain, speed: 2 }))
  await vi.advanceTimersByTimeAsync(500)
  expect(fast.over).toBe(true)
  expect((await opened({ ...plain, speed: 0 })).play(anything, () => {})).toBeNull()
  expect((await opened({ ...plain, reducedMotion: true })).play(anything, () => {})).toBeNull()
})

test('frozen time does not pass', async () => {
  const board = await opened()
  const played = play(board)
  await vi.advanceTimersByTimeAsync(300)
  board.freeze(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sounds).toHaveLength(1)
  board.freeze(false)
  await vi.advanceTimersByTimeAsync(699)
  expect(played.over).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(played.over).toBe(true)
})

test('skipping ends it at once, without the remaining sounds', async () => {
  const board = await opened()
  const played = play(board)
  await vi.advanceTimersByTimeAsync(100)
  board.skip()
  await vi.advanceTimersByTimeAsync(0)
  expect(played.over).toBe(true)
  await vi.advanceTimersByTimeAsync(5000)
  expect(sounds).toEqual([['lift', undefined]])
})

test('without animations only the instant sound is played', async () => {
  const { open: openSilent } = createDomBoard<AnyGameTypes>(() => ({
    lasts: 1000,
    cues: [{ at: 0, sound: 'lift' }],
    instantSound: { sound: 'land', step: 3 },
  }))
  const board = await openSilent({
    element: null as unknown as HTMLElement,
    style: { ...plain, speed: 0 },
    onMove() {},
    onSound: (name, step) => sounds.push([name, step]),
  })
  await board.play(anything, () => {})
  expect(sounds).toEqual([['land', 3]])
})

test('events played right after a skip take their own time', async () => {
  const board = await opened()
  const first = play(board)
  await vi.advanceTimersByTimeAsync(100)
  board.skip()
  const second = play(board)
  await vi.advanceTimersByTimeAsync(999)
  expect([first.over, second.over]).toEqual([true, false])
  await vi.advanceTimersByTimeAsync(1)
  expect(second.over).toBe(true)
  expect(sounds.filter(([name]) => name === 'land')).toHaveLength(1)
})

test('tells when each event has become visible, those of one time at once, and nothing after a skip', async () => {
  const timed = createDomBoard<AnyGameTypes>(() => ({ lasts: 1000, cues: [], shownAt: [0, 0, 400, 700, 1000] }))
  const board = await timed.open({ element: null as unknown as HTMLElement, style: plain, onMove() {}, onSound() {} })
  const steps = Array.from({ length: 5 }, () => anything[0]!)
  const shown: number[] = []
  const counts: number[] = []
  timed.subscribe((now) => counts.push(now.shown))
  void board.play(steps, (index) => shown.push(index))
  expect(shown).toEqual([1])
  await vi.advanceTimersByTimeAsync(400)
  expect(shown).toEqual([1, 2])
  expect(counts.at(-1)).toBe(3)
  board.skip()
  await vi.advanceTimersByTimeAsync(5000)
  expect(shown).toEqual([1, 2])
})
