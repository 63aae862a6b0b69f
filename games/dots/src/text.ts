import { say, seatName, type Message, type Seat, type Text } from '@parlor/kernel'
import { boardOf, cellName, type Board } from './board.ts'
import { enemyGap, gapOf } from './ladder.ts'
import { afterMove, cellsInDanger, previewMove } from './preview.ts'
import type { DotsEvent, DotsKinds, DotsMove, DotsView } from './types.ts'

export const text: Text<DotsKinds> = { sentences, move: ({ row, col }) => say('move', { cell: cellName(row, col) }), reason }

function sentences(events: readonly DotsEvent[], view: DotsView): Message[] {
  const board = boardOf(view)
  const said: Message[] = []
  let dots = 0
  for (const event of events) {
    if (event.kind === 'placed') dots = event.dots
    else if (event.kind === 'tally') said.push(tallied(event, dots, board))
    else if (event.kind === 'won') said.push(say('said.won', { who: seatName(event.seat), count: event.moves }))
  }
  return said
}

function tallied(tally: Extract<DotsEvent, { kind: 'tally' }>, dots: number, board: Board): Message {
  const { seat, cell, bursts, gained, held } = tally
  const { row, col } = board.moves[cell]!
  const common = { who: seatName(seat), cell: cellName(row, col), owned: held[seat]!, total: board.playable }
  if (bursts === 0) return say('said.placed', { ...common, dots, capacity: board.capacity[cell]! })
  const gain = gained === 0 ? say('said.gainedNone') : say('said.gained', { count: gained })
  return say('said.chain', { ...common, count: bursts, gained: gain })
}

/** The first thing that speaks for the move, the weightiest asked first. */
function reason(view: DotsView, seat: Seat, move: DotsMove): Message {
  const board = boardOf(view)
  const cell = move.row * view.cols + move.col
  const { wins, bursts, taken } = previewMove(view, seat, move)
  if (wins) return say(bursts > 0 ? 'reason.winsByBurst' : 'reason.wins')
  const theirs = enemyGap(view, board, seat, cell)
  if (bursts > 0 && theirs === 0) return say('reason.burstsFull', { count: taken })
  if (bursts > 0 && taken > 0) return say('reason.takes', { count: taken })
  const saved = cellsInDanger(view, seat).length - cellsInDanger(afterMove(view, seat, move), seat).length
  if (saved > 0) return say('reason.saves', { count: saved })
  if (bursts > 0) return say('reason.spreads')
  const gap = gapOf(view, board, cell)
  if (gap === 1 && theirs < Infinity) return say('reason.threatens')
  if (gap <= theirs && theirs < Infinity) return say('reason.ahead')
  if (view.dots[cell] === 0 && board.capacity[cell]! < board.capacityMax) return say('reason.few', { count: board.capacity[cell]! })
  return say(theirs === Infinity ? 'reason.builds' : 'reason.least')
}
