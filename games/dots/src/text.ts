import { msg, seatNameMessage, type Message, type Seat, type GameTextRenderer } from '@parlor/kernel'
import { boardGeometryOf, cellName, type BoardGeometry } from './board-geometry.ts'
import { fewestDotsUntilEnemyFull, dotsUntilFull } from './rule-policies.ts'
import { viewAfterMove, cellsInDanger, previewMove } from './preview.ts'
import { unowned, type DotsEvent, type DotsTypes, type DotsMove, type DotsView } from './types.ts'

export const text: GameTextRenderer<DotsTypes> = { sentences, move: ({ row, col }) => msg('move', { cell: cellName(row, col) }), reason }

function sentences(events: readonly DotsEvent[], view: DotsView): Message[] {
  const board = boardGeometryOf(view)
  const sentences: Message[] = []
  let dots = 0
  for (const event of events) {
    if (event.kind === 'placed') dots = event.dots
    else if (event.kind === 'tally') sentences.push(tallyText(event, dots, board))
    else if (event.kind === 'won') sentences.push(msg('said.won', { who: seatNameMessage(event.seat), count: event.moves }))
  }
  return sentences
}

function tallyText(tally: Extract<DotsEvent, { kind: 'tally' }>, dots: number, board: BoardGeometry): Message {
  const { seat, cell, bursts, gained, held } = tally
  const { row, col } = board.moves[cell]!
  const common = { who: seatNameMessage(seat), cell: cellName(row, col), owned: held[seat]!, total: board.playable }
  if (bursts === 0) return msg('said.placed', { ...common, dots, count: dots, capacity: board.capacity[cell]! })
  const gain = gained === 0 ? msg('said.gainedNone') : msg('said.gained', { count: gained })
  return msg('said.chain', { ...common, count: bursts, gained: gain })
}

/** Effects of the move, most important first, and the cells it leaves in danger. */
function reason(view: DotsView, seat: Seat, move: DotsMove): Message {
  const { wins, bursts, taken, gained } = previewMove(view, seat, move)
  if (wins) return msg(bursts > 0 ? 'reason.winsByBurst' : 'reason.wins')
  const before = cellsInDanger(view, seat).length
  const left = cellsInDanger(viewAfterMove(view, seat, move), seat).length
  const what = bursts > 0 ? burstReason(bursts, taken, gained) : quietReason(view, seat, move, before - left)
  // While no enemy cell is near and none was a threat, safety is not mentioned.
  if (left === 0 && before === 0 && bursts === 0) return msg('reason.alone', { what })
  return msg('reason.both', { what, after: left === 0 ? msg('reason.safe') : msg('reason.leaves', { count: left }) })
}

function burstReason(bursts: number, taken: number, gained: number): Message {
  if (taken > 0) return bursts > 1 ? msg('reason.chains', { bursts, count: taken }) : msg('reason.takes', { count: taken })
  return gained > 0 ? msg('reason.spreads', { count: gained }) : msg('reason.moves')
}

function quietReason(view: DotsView, seat: Seat, move: DotsMove, saved: number): Message {
  if (saved > 0) return msg('reason.saves', { count: saved })
  const board = boardGeometryOf(view)
  const cell = move.row * view.cols + move.col
  const theirs = fewestDotsUntilEnemyFull(view, board, seat, cell)
  const gap = dotsUntilFull(view, board, cell)
  if (gap === 1 && theirs < Infinity) return msg('reason.threatens')
  if (gap <= theirs && theirs < Infinity) return msg('reason.ahead')
  if (view.owner[cell] === unowned && view.dots[cell] === 0 && board.capacity[cell]! < board.capacityMax)
    return msg('reason.few', { count: board.capacity[cell]! })
  return msg(theirs === Infinity ? 'reason.builds' : 'reason.least')
}
