import { clonePending, type Rng, type Seat } from '@parlor/kernel'
import { markCellTaken } from './board-geometry.ts'
import { placementTablesOf, type PlacementTables } from './placement-tables.ts'
import { clone, rulesVersion } from './copy-state.ts'
import type { Placement, GamePosition, SumZeroState, SumZeroView } from './types.ts'

/** Value of a free cell of a view. */
export const freeCell = -1
/** Value of a blocked cell of a view. */
export const blockedCell = 2

/** Everything but the generator: an open game shows the same to everybody. */
export function view(state: SumZeroState): SumZeroView {
  const { rows, cols } = placementTablesOf(state).board
  return {
    seq: state.seq,
    pending: clonePending(state.pending),
    outcome: state.outcome,
    shape: state.shape,
    pieces: state.pieces,
    swap: state.swap,
    stock: state.stock.slice(),
    arsenals: state.arsenals.map((arsenal) => arsenal.slice()),
    budgets: state.budgets.slice(),
    passes: state.passes,
    first: state.first,
    laid: state.laid.slice(),
    rows,
    cols,
    cells: boardCells(state),
  }
}

/** The board row by row: −1 free, 0 and 1 the seats, 2 blocked. */
export function boardCells(position: Pick<GamePosition, 'shape' | 'pieces' | 'first' | 'laid'>): number[] {
  const tables = placementTablesOf(position)
  const cells: number[] = tables.board.blocked.map((blocked) => (blocked ? blockedCell : freeCell))
  position.laid.forEach((move, i) => {
    for (const cell of cellsCoveredBy(tables, move)) cells[cell] = seatOfPlacement(position, i)
  })
  return cells
}

/** Who placed the i-th piece: the sides take turns. */
export function seatOfPlacement({ first }: Pick<GamePosition, 'first'>, i: number): Seat {
  return i % 2 === 0 ? first : 1 - first
}

/** The cells a placement covers, as row-major indices. */
export function cellsCoveredBy({ board, library, masks }: PlacementTables, { piece, pose, x, y }: Placement): number[] {
  return masks[library.index.get(piece)!]![pose]!.cells.map(([dx, dy]) => (y + dy) * board.cols + x + dx)
}

/** The free cells of a position as bits. */
export function freeCellMask(position: Pick<GamePosition, 'shape' | 'pieces' | 'laid'>): number[] {
  const tables = placementTablesOf(position)
  const { words, cols } = tables.board
  const free = tables.board.free.slice()
  for (const move of position.laid)
    for (const cell of cellsCoveredBy(tables, move)) markCellTaken(free, words, cell % cols, Math.floor(cell / cols))
  return free
}

/** The state of a view, with a fresh generator. */
export function determinize(seen: SumZeroView, _seat: Seat, rng: Rng): SumZeroState {
  const { seq, pending, outcome, shape, pieces, swap, stock, arsenals, budgets, passes, first, laid } = seen
  return clone({
    v: rulesVersion,
    seq,
    rng,
    pending: [...pending] as SumZeroState['pending'],
    outcome,
    shape,
    pieces,
    swap,
    stock: [...stock],
    arsenals: arsenals.map((arsenal) => [...arsenal]),
    budgets: [...budgets],
    passes,
    first,
    laid: [...laid],
    free: freeCellMask(seen),
  })
}
