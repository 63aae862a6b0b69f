import { say, seatName, type Message, type Seat, type Text } from '@parlor/kernel'
import { boardOf, cellName, type Board } from './board.ts'
import { enemyGap, gapOf } from './ladder.ts'
import { afterMove, cellsInDanger, previewMove } from './preview.ts'
import { nobody, type DotsEvent, type DotsKinds, type DotsMove, type DotsView } from './types.ts'

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
  if (bursts === 0) return say('said.placed', { ...common, dots, count: dots, capacity: board.capacity[cell]! })
  const gain = gained === 0 ? say('said.gainedNone') : say('said.gained', { count: gained })
  return say('said.chain', { ...common, count: bursts, gained: gain })
}

/** What the move does, the weightiest thing first, and what it leaves in danger. */
function reason(view: DotsView, seat: Seat, move: DotsMove): Message {
  const { wins, bursts, taken, gained } = previewMove(view, seat, move)
  if (wins) return say(bursts > 0 ? 'reason.winsByBurst' : 'reason.wins')
  const before = cellsInDanger(view, seat).length
  const left = cellsInDanger(afterMove(view, seat, move), seat).length
  const what = bursts > 0 ? burstDeed(bursts, taken, gained) : quietDeed(view, seat, move, before - left)
  // While no enemy cell is near and none was a threat, safety goes without saying.
  if (left === 0 && before === 0 && bursts === 0) return say('reason.alone', { what })
  return say('reason.both', { what, after: left === 0 ? say('reason.safe') : say('reason.leaves', { count: left }) })
}

function burstDeed(bursts: number, taken: number, gained: number): Message {
  if (taken > 0) return bursts > 1 ? say('reason.chains', { bursts, count: taken }) : say('reason.takes', { count: taken })
  return gained > 0 ? say('reason.spreads', { count: gained }) : say('reason.moves')
}

function quietDeed(view: DotsView, seat: Seat, move: DotsMove, saved: number): Message {
  if (saved > 0) return say('reason.saves', { count: saved })
  const board = boardOf(view)
  const cell = move.row * view.cols + move.col
  const theirs = enemyGap(view, board, seat, cell)
  const gap = gapOf(view, board, cell)
  if (gap === 1 && theirs < Infinity) return say('reason.threatens')
  if (gap <= theirs && theirs < Infinity) return say('reason.ahead')
  if (view.owner[cell] === nobody && view.dots[cell] === 0 && board.capacity[cell]! < board.capacityMax)
    return say('reason.few', { count: board.capacity[cell]! })
  return say(theirs === Infinity ? 'reason.builds' : 'reason.least')
}
