import { Match } from '@parlor/kernel/host'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { personPlayer } from '../src/data/player.ts'
import { ReplaySession } from '../src/session/replay-session.ts'
import { dots, FakeBoard } from './fakes.ts'

const length = 6
const watched = { id: null, players: [personPlayer, personPlayer], viewers: ['watcher'] } as const

function open(): { replay: ReplaySession; board: FakeBoard } {
  const match = Match.begin(dots.game, { options: dots.game.options.presets[0]!.options, seed: 's' }) as Match
  for (let i = 0; i < length; i++) match.play(i % 2, match.moves(i % 2)[i])
  const replay = new ReplaySession(dots, match, watched, () => 1)
  const board = new FakeBoard()
  replay.attach(board)
  return { replay, board }
}

function dotsOn(board: FakeBoard): number {
  return (board.view.dots as number[]).reduce((sum, count) => sum + count, 0)
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('opens at the end with all log lines and no legal moves', () => {
  const { replay, board } = open()
  expect(replay.store.getState().playback).toMatchObject({ at: length, length, playing: false })
  expect(replay.store.getState().logLines).toHaveLength(length)
  expect(board.moves).toEqual([])
})

test('can open at the start, and shows the last move of the position', () => {
  const { replay, board } = open()
  const moves = replay.store.getState().logLines.map(({ move }) => move!.move)
  expect(board.last).toEqual(moves[length - 1])
  replay.jumpTo(2)
  expect(board.last).toEqual(moves[1])
  replay.jumpTo(0)
  expect(board.last).toBeNull()
  const fromStart = new ReplaySession(dots, replay.match, watched, () => 1, 0)
  fromStart.attach(board)
  expect(fromStart.store.getState().playback).toMatchObject({ at: 0, length })
  expect(dotsOn(board)).toBe(0)
})

test('jumps anywhere without animation and stays within the match', () => {
  const { replay, board } = open()
  replay.jumpTo(2)
  expect(dotsOn(board)).toBe(2)
  replay.jumpTo(-5)
  expect(dotsOn(board)).toBe(0)
  replay.jumpTo(99)
  expect(dotsOn(board)).toBe(length)
  expect(board.calls.some((call) => call.startsWith('play'))).toBe(false)
})

test('a step forward is animated, a step back is not', async () => {
  const { replay, board } = open()
  replay.jumpTo(0)
  replay.step(1)
  await vi.advanceTimersByTimeAsync(0)
  expect(board.calls.filter((call) => call.startsWith('play'))).toHaveLength(1)
  expect(dotsOn(board)).toBe(1)
  replay.step(-1)
  expect(dotsOn(board)).toBe(0)
})

test('plays from the start to the end and stops there', async () => {
  const { replay, board } = open()
  replay.play()
  expect(replay.store.getState().playback).toMatchObject({ at: 0, playing: true })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(replay.store.getState().playback).toMatchObject({ at: length, playing: false })
  expect(board.calls.filter((call) => call.startsWith('play'))).toHaveLength(length)
})

test('stopping during an animation shows its position', async () => {
  const { replay, board } = open()
  replay.jumpTo(0)
  board.slow = true
  replay.play()
  await vi.advanceTimersByTimeAsync(1000)
  replay.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(replay.store.getState().playback).toMatchObject({ at: 0, playing: false })
  expect(dotsOn(board)).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('stepping during an animation skips to its end and continues', async () => {
  const { replay, board } = open()
  board.slow = true
  replay.jumpTo(0)
  replay.step(1)
  replay.step(1)
  expect(replay.store.getState().playback.at).toBe(1)
  board.end()
  await vi.advanceTimersByTimeAsync(0)
  expect(replay.store.getState().playback.at).toBe(2)
})

test('while a step is animated the page shows what the board shows', async () => {
  const { replay, board } = open()
  replay.jumpTo(0)
  board.slow = true
  replay.step(1)
  const dotsShown = () => (replay.store.getState().view as unknown as { dots: number[] }).dots.reduce((sum, count) => sum + count, 0)
  expect(dotsShown()).toBe(0)
  board.onShown(0)
  expect(dotsShown()).toBe(1)
  expect(replay.store.getState().playback.at).toBe(0)
  replay.jumpTo(3)
  // The animation was skipped: what it would still show is out of date.
  board.onShown(0)
  expect(dotsShown()).toBe(3)
})
