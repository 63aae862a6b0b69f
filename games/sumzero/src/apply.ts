import { finish, passTurn, type Seat, type Table } from '@parlor/kernel'
import { clearFree } from './board.ts'
import { canBuyAny } from './draft.ts'
import { hasPlacement } from './fit.ts'
import { kitOf, type Kit } from './kit.ts'
import { outcomeFor } from './score.ts'
import { endless, type Placement, type SumZeroEvent, type SumZeroMove, type SumZeroState } from './types.ts'

export function apply(state: SumZeroState, seat: Seat, move: SumZeroMove, table: Table<SumZeroEvent>): void {
  const kit = kitOf(state)
  switch (move.kind) {
    case 'place':
      return place(state, seat, move, kit, table)
    case 'buy':
      return buy(state, seat, kit.library.index.get(move.piece)!, kit, table)
    case 'pass':
      return pass(state, seat, kit, table)
    case 'swap':
      return swap(state, seat, move.take, kit, table)
  }
}

function buy(state: SumZeroState, seat: Seat, piece: number, kit: Kit, table: Table<SumZeroEvent>): void {
  const { id, cost } = kit.library.pieces[piece]!
  const budget = (state.budgets[seat] = state.budgets[seat]! - cost)
  const left = state.stock[piece] === endless ? endless : (state.stock[piece] = state.stock[piece]! - 1)
  const arsenal = state.arsenals[seat]!
  arsenal[piece] = arsenal[piece]! + 1
  state.passes = 0
  if (!table.quiet) table.emit({ kind: 'bought', seat, piece: id, cost, budget, left })
  nextBuyer(state, 1 - seat, kit, table)
}

function pass(state: SumZeroState, seat: Seat, kit: Kit, table: Table<SumZeroEvent>): void {
  state.passes++
  if (!table.quiet) table.emit({ kind: 'passed', seat, forced: false })
  nextBuyer(state, 1 - seat, kit, table)
}

/** Asks the next side that can afford something; who cannot passes by itself, and two passes in a row end the draft. */
function nextBuyer(state: SumZeroState, from: Seat, kit: Kit, table: Table<SumZeroEvent>): void {
  let seat = from
  while (state.passes < 2) {
    if (canBuyAny(state, kit.library, seat)) return passTurn(state, seat, 'draft')
    state.passes++
    if (!table.quiet) table.emit({ kind: 'passed', seat, forced: true })
    seat = 1 - seat
  }
  if (!table.quiet) table.emit({ kind: 'drafted', pieces: [held(state, 0), held(state, 1)] })
  if (state.swap) return passTurn(state, 1 - state.first, 'swap')
  startTurn(state, state.first, kit, table)
}

function swap(state: SumZeroState, seat: Seat, take: boolean, kit: Kit, table: Table<SumZeroEvent>): void {
  if (take) {
    const { arsenals } = state
    const kept = arsenals[0]!
    arsenals[0] = arsenals[1]!
    arsenals[1] = kept
    state.first = 1 - state.first
  }
  if (!table.quiet) table.emit({ kind: 'swapped', seat, taken: take, first: state.first })
  startTurn(state, state.first, kit, table)
}

function place(state: SumZeroState, seat: Seat, move: Placement, kit: Kit, table: Table<SumZeroEvent>): void {
  const piece = kit.library.index.get(move.piece)!
  const { cells } = kit.prints[piece]![move.pose]!
  const { words, cols } = kit.board
  for (let i = 0; i < cells.length; i++) clearFree(state.free, words, move.x + cells[i]![0], move.y + cells[i]![1])
  const arsenal = state.arsenals[seat]!
  arsenal[piece] = arsenal[piece]! - 1
  state.laid.push(move)
  if (!table.quiet) {
    const covered = cells.map(([dx, dy]) => (move.y + dy) * cols + move.x + dx)
    table.emit({ kind: 'placed', seat, piece: move.piece, pose: move.pose, x: move.x, y: move.y, cells: covered, left: held(state, seat) })
  }
  startTurn(state, 1 - seat, kit, table)
}

/** A side with nothing to lay at the start of its turn has lost. */
function startTurn(state: SumZeroState, seat: Seat, kit: Kit, table: Table<SumZeroEvent>): void {
  if (hasPlacement(kit, state.free, state.arsenals[seat]!)) return passTurn(state, seat, 'place')
  state.seq++
  finish(state, outcomeFor(1 - seat))
  if (!table.quiet) table.emit({ kind: 'stuck', seat, left: held(state, seat), laid: state.laid.length })
}

function held(state: SumZeroState, seat: Seat): number {
  return state.arsenals[seat]!.reduce((sum, count) => sum + count, 0)
}
