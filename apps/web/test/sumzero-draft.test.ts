import type { GamePackage } from '@parlor/kernel'
import { suggestPurchase, sumzero, type SumZeroView } from '@parlor/sumzero'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { botPlayer, personPlayer } from '../src/data/player.ts'
import { advanceTime, createTestSession, twoPeople } from './fakes.ts'

const pkg = sumzero as unknown as GamePackage
const small = { rows: 5, cols: 5 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const buys = (seat: number) => (view: SumZeroView) => (view.pending[0]?.kind === 'draft' ? suggestPurchase(view, seat) : null)
const moversOf = (session: ReturnType<typeof createTestSession>['session']) => session.match.history.map(({ entry }) => entry.seat)

test('a draft bought as one gesture goes on over the opponent’s purchases, and one undo takes all of it back', async () => {
  const { session, board } = createTestSession(pkg, [personPlayer, botPlayer('classic')], small, 0)
  session.attach(board)
  const { view } = session.store.getState()
  session.move(suggestPurchase(view, 0), buys(0))
  await advanceTime(1000)
  expect((session.store.getState().view as SumZeroView).pending[0]!.kind).not.toBe('draft')
  const movers = moversOf(session)
  expect(new Set(movers)).toEqual(new Set([0, 1]))
  session.undo()
  expect(session.match.history).toHaveLength(movers.indexOf(0))
  session.redo()
  expect(moversOf(session)).toEqual(movers)
})

test('two people at one device have a gesture each', () => {
  const { session, board } = createTestSession(pkg, twoPeople, small, 0)
  board.instant = true
  session.attach(board)
  for (const seat of [0, 1]) session.move(suggestPurchase(session.store.getState().view, seat), buys(seat))
  expect((session.store.getState().view as SumZeroView).pending[0]!.kind).not.toBe('draft')
})
