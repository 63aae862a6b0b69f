import { isMoveEntry } from '@parlor/kernel'
import type { SimPieceMove, SimPieceView } from '@parlor/simpiece'
import { simpiece } from '@parlor/simpiece'
import { expect, test } from 'vitest'
import { localMatchOf } from '../../src/session/local-match.ts'
import { confirmCounters } from '../../src/games/simpiece/interaction-mode.ts'
import { nextMoveOfBatch, type MoveBatch } from '../../src/games/simpiece/move-batch.ts'
import { createTestSessionAt, twoPeople, type SessionBench } from '../fakes.ts'
import { at, midgame, play, tableOf } from './table-fixtures.ts'

function open(match: ReturnType<typeof at>): SessionBench {
  const bench = createTestSessionAt(simpiece, localMatchOf(match as never, twoPeople, 1000))
  bench.board.instant = true
  bench.session.attach(bench.board)
  bench.session.liftCurtain()
  return bench
}

/** Plays a batch as the table does. */
function gesture({ session }: SessionBench, batch: MoveBatch): void {
  const refused = session.move(batch.moves[0], (view, moves, made) =>
    nextMoveOfBatch({ batch, made }, view as SimPieceView, moves as SimPieceMove[]),
  )
  expect(refused).toBeNull()
}

const give = simpiece.game.notation.readMove('give 10') as SimPieceMove

test('the moves of one gesture are one undo', () => {
  const bench = open(at(midgame))
  gesture(bench, { moves: [give, give, give] })
  const { session } = bench
  expect(session.match.history.map(({ entry }) => isMoveEntry(entry) && [entry.move, entry.kind === 'move' && entry.group])).toEqual([
    ['give 10', 0],
    ['give 10', 0],
    ['give 10', 0],
  ])
  session.undo()
  expect(session.match.history).toHaveLength(0)
})

test('two gestures in a row are two undos', () => {
  const bench = open(at(midgame))
  gesture(bench, { moves: [give, give] })
  gesture(bench, { moves: [give, give] })
  expect(bench.session.match.history).toHaveLength(4)
  bench.session.undo()
  expect(bench.session.match.history).toHaveLength(2)
})

test('a gesture ends where its next move is not possible', () => {
  const bench = open(at(midgame))
  gesture(bench, { moves: Array.from({ length: 9 }, () => give) })
  const { history } = bench.session.match
  expect(history).toHaveLength(4)
  expect(bench.session.store.getState().moves.length).toBeGreaterThan(0)
})

test('a gesture goes on after its player has answered an effect in between', () => {
  const match = play(at(midgame), 'attack 0 1', 'done')
  const batch = confirmCounters({ kind: 'choosing', chosen: [41, 40] }, tableOf(match), 1).batch!
  const bench = open(match)
  gesture(bench, batch)
  expect(bench.session.match.state.pending[0].kind).toBe('pick')
  expect(bench.session.store.getState().moves.length).toBeGreaterThan(0)
  expect(bench.session.move(simpiece.game.notation.readMove('pick 1'))).toBeNull()
  const moves = bench.session.match.history.map(({ entry }) => isMoveEntry(entry) && entry.move)
  expect(moves).toEqual(['attack 0 1', 'done', 'play 41', 'pick 1', 'counter 40 1'])
})
