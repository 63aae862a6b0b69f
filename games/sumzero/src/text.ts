import { msg, seatNameMessage, type Message, type Seat, type GameTextRenderer } from '@parlor/kernel'
import { cellName } from './board-geometry.ts'
import { placementTablesOf } from './placement-tables.ts'
import { forcedWin, mobilityOf, previewMove } from './placement-analysis.ts'
import type { Placement, SumZeroEvent, SumZeroTypes, SumZeroMove, SumZeroView } from './types.ts'

export const text: GameTextRenderer<SumZeroTypes> = { sentences, move: moveMessage, reason }

function sentences(events: readonly SumZeroEvent[], view: SumZeroView): Message[] {
  return events.map((event) => sentence(event, view))
}

function sentence(event: SumZeroEvent, view: SumZeroView): Message {
  switch (event.kind) {
    case 'bought':
      return msg('said.bought', { who: seatNameMessage(event.seat), piece: event.piece, cost: event.cost, budget: event.budget })
    case 'passed':
      return msg(event.forced ? 'said.passedForced' : 'said.passed', { who: seatNameMessage(event.seat) })
    case 'drafted':
      return msg('said.drafted', { cyan: event.pieces[0], orange: event.pieces[1], first: seatNameMessage(view.first) })
    case 'swapped':
      return msg(event.taken ? 'said.swapped' : 'said.kept', { who: seatNameMessage(event.seat), first: seatNameMessage(event.first) })
    case 'placed':
      return msg('said.placed', {
        who: seatNameMessage(event.seat),
        move: moveMessage({ kind: 'place', piece: event.piece, pose: event.pose, x: event.x, y: event.y }, view),
        count: view.outcome ? 0 : mobilityOf(view, 1 - event.seat),
      })
    case 'stuck':
      return msg('said.stuck', { who: seatNameMessage(event.seat), winner: seatNameMessage(1 - event.seat), count: event.laid })
  }
}

/** A move as a player would name it: the transform, and the cell of its box's top left. */
function moveMessage(move: SumZeroMove, view: SumZeroView): Message {
  switch (move.kind) {
    case 'buy':
      return msg('move.buy', { piece: move.piece })
    case 'pass':
      return msg('move.pass')
    case 'swap':
      return msg(move.take ? 'move.take' : 'move.keep')
    case 'place': {
      const { library } = placementTablesOf(view)
      const { rot, flipX } = library.pieces[library.index.get(move.piece)!]!.poses[move.pose]!.transform
      const cell = cellName(move.x, move.y)
      if (rot === 0) return msg(flipX ? 'move.placeMirrored' : 'move.place', { piece: move.piece, cell })
      return msg(flipX ? 'move.placeFlipped' : 'move.placeTurned', { piece: move.piece, rot, cell })
    }
  }
}

/** The first applicable reason, most important first. */
function reason(view: SumZeroView, seat: Seat, move: SumZeroMove): Message {
  switch (move.kind) {
    case 'place':
      return reasonToPlace(view, seat, move)
    case 'buy':
      return msg('reason.buy', { piece: move.piece, count: placesOf(view, move.piece) })
    case 'pass':
      return msg('reason.pass')
    case 'swap':
      return msg(move.take ? 'reason.take' : 'reason.keep')
  }
}

function reasonToPlace(view: SumZeroView, seat: Seat, move: Placement): Message {
  const { wins, theirs, mine } = previewMove(view, seat, move)
  if (wins) return msg('reason.wins')
  const forced = forcedWin(view)
  if (forced && sameMove(forced.move, move)) return msg('reason.forced', { count: forced.moves })
  const before = mobilityOf(view, 1 - seat)
  if (2 * theirs <= before) return msg('reason.takesPlaces', { before, count: theirs })
  return mine > theirs ? msg('reason.keepsMore', { mine, count: theirs }) : msg('reason.leaves', { mine, count: theirs })
}

function sameMove(one: Placement, other: Placement): boolean {
  return one.piece === other.piece && one.pose === other.pose && one.x === other.x && one.y === other.y
}

function placesOf(view: SumZeroView, id: string): number {
  const { library } = placementTablesOf(view)
  return library.pieces[library.index.get(id)!]!.poses.length
}
