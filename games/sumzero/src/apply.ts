import { setOutcome, passTurn, type Seat, type EventSink } from '@parlor/kernel'
import { markCellTaken } from './board-geometry.ts'
import { canBuyAny } from './can-buy.ts'
import { hasPlacement } from './find-placements.ts'
import { placementTablesOf, type PlacementTables } from './placement-tables.ts'
import { winOutcome } from './score.ts'
import { unlimitedStock, type Placement, type SumZeroEvent, type SumZeroMove, type SumZeroState } from './types.ts'

export function apply(state: SumZeroState, seat: Seat, move: SumZeroMove, sink: EventSink<SumZeroEvent>): void {
  const tables = placementTablesOf(state)
  switch (move.kind) {
    case 'place':
      return place(state, seat, move, tables, sink)
    case 'buy':
      return buy(state, seat, tables.library.index.get(move.piece)!, tables, sink)
    case 'pass':
      return pass(state, seat, tables, sink)
    case 'swap':
      return swap(state, seat, move.take, tables, sink)
  }
}

function buy(state: SumZeroState, seat: Seat, piece: number, tables: PlacementTables, sink: EventSink<SumZeroEvent>): void {
  const { id, cost } = tables.library.pieces[piece]!
  const budget = (state.budgets[seat] = state.budgets[seat]! - cost)
  const left = state.stock[piece] === unlimitedStock ? unlimitedStock : (state.stock[piece] = state.stock[piece]! - 1)
  const arsenal = state.arsenals[seat]!
  arsenal[piece] = arsenal[piece]! + 1
  state.passes = 0
  if (!sink.quiet) sink.emit({ kind: 'bought', seat, piece: id, cost, budget, left })
  nextBuyer(state, 1 - seat, tables, sink)
}

function pass(state: SumZeroState, seat: Seat, tables: PlacementTables, sink: EventSink<SumZeroEvent>): void {
  state.passes++
  if (!sink.quiet) sink.emit({ kind: 'passed', seat, forced: false })
  nextBuyer(state, 1 - seat, tables, sink)
}

/** Adds the decision of the next side that can afford something; one that cannot passes automatically, and two passes in a row end the draft. */
function nextBuyer(state: SumZeroState, from: Seat, tables: PlacementTables, sink: EventSink<SumZeroEvent>): void {
  let seat = from
  while (state.passes < 2) {
    if (canBuyAny(state, tables.library, seat)) return passTurn(state, seat, 'draft')
    state.passes++
    if (!sink.quiet) sink.emit({ kind: 'passed', seat, forced: true })
    seat = 1 - seat
  }
  if (!sink.quiet) sink.emit({ kind: 'drafted', pieces: [held(state, 0), held(state, 1)] })
  if (state.swap) return passTurn(state, 1 - state.first, 'swap')
  startTurn(state, state.first, tables, sink)
}

function swap(state: SumZeroState, seat: Seat, take: boolean, tables: PlacementTables, sink: EventSink<SumZeroEvent>): void {
  if (take) {
    const { arsenals } = state
    const swapped = arsenals[0]!
    arsenals[0] = arsenals[1]!
    arsenals[1] = swapped
    state.first = 1 - state.first
  }
  if (!sink.quiet) sink.emit({ kind: 'swapped', seat, taken: take, first: state.first })
  startTurn(state, state.first, tables, sink)
}

function place(state: SumZeroState, seat: Seat, move: Placement, tables: PlacementTables, sink: EventSink<SumZeroEvent>): void {
  const piece = tables.library.index.get(move.piece)!
  const { cells } = tables.masks[piece]![move.pose]!
  const { words, cols } = tables.board
  for (let i = 0; i < cells.length; i++) markCellTaken(state.free, words, move.x + cells[i]![0], move.y + cells[i]![1])
  const arsenal = state.arsenals[seat]!
  arsenal[piece] = arsenal[piece]! - 1
  state.laid.push(move)
  if (!sink.quiet) {
    const covered = cells.map(([dx, dy]) => (move.y + dy) * cols + move.x + dx)
    sink.emit({ kind: 'placed', seat, piece: move.piece, pose: move.pose, x: move.x, y: move.y, cells: covered, left: held(state, seat) })
  }
  startTurn(state, 1 - seat, tables, sink)
}

/** A side without a placement at the start of its turn has lost. */
function startTurn(state: SumZeroState, seat: Seat, tables: PlacementTables, sink: EventSink<SumZeroEvent>): void {
  if (hasPlacement(tables, state.free, state.arsenals[seat]!)) return passTurn(state, seat, 'place')
  state.seq++
  setOutcome(state, winOutcome(1 - seat))
  if (!sink.quiet) sink.emit({ kind: 'stuck', seat, left: held(state, seat), laid: state.laid.length })
}

function held(state: SumZeroState, seat: Seat): number {
  return state.arsenals[seat]!.reduce((sum, count) => sum + count, 0)
}
