import type { Seat } from '@parlor/kernel'
import { hasPlacement, listPlacements } from './find-placements.ts'
import { placementTablesOf, type PlacementTables } from './placement-tables.ts'
import type { Placement, SumZeroState } from './types.ts'

/** Maximum number of living cells of an endgame, as bits of two words. */
const half = 31
export const maxEndgameCells = 2 * half
/** Maximum number of copies of one piece in an endgame. */
const endgameCopies = 15

/** An endgame placement: its piece and the cells it covers, as bits of the living cells. */
export interface EndgamePlacement {
  readonly piece: number
  readonly low: number
  readonly high: number
  readonly cells: readonly number[]
  readonly placement: Placement
}

/** A late position reduced to its living cells, and what either side can still place there. */
export interface Endgame {
  readonly cells: number
  /** Per side, the mover first: its placements, and how many of each piece it holds. */
  readonly placements: readonly [EndgamePlacement[], EndgamePlacement[]]
  readonly held: readonly [number[], number[]]
}

/** The endgame of a position for the side to move; null with too many living cells. Cells no piece can reach any more are dropped. */
export function reduceToEndgame(state: SumZeroState, seat: Seat): Endgame | null {
  const tables = placementTablesOf(state)
  if (freeCells(state.free) > 3 * maxEndgameCells || !hasPlacement(tables, state.free, state.arsenals[seat]!)) return null
  const lists = [seat, 1 - seat].map((side) => placementsOf(tables, state, side))
  const numbers = new Map<number, number>()
  for (const { covers } of lists.flat()) for (const cell of covers) if (!numbers.has(cell)) numbers.set(cell, numbers.size)
  if (numbers.size > maxEndgameCells || state.arsenals.some((arsenal) => arsenal.some((held) => held > endgameCopies))) return null
  const placements = lists.map((list) =>
    list.map(({ placement, piece, covers }) =>
      endgamePlacementOf(
        placement,
        piece,
        covers.map((cell) => numbers.get(cell)!),
      ),
    ),
  )
  return {
    cells: numbers.size,
    placements: [placements[0]!, placements[1]!],
    held: [state.arsenals[seat]!.slice(), state.arsenals[1 - seat]!.slice()],
  }
}

function placementsOf(
  tables: PlacementTables,
  { free, arsenals }: SumZeroState,
  side: Seat,
): { placement: Placement; piece: number; covers: number[] }[] {
  const { board, library, masks } = tables
  const out: Placement[] = []
  out.length = listPlacements(tables, free, arsenals[side]!, out)
  return out.map((placement) => {
    const piece = library.index.get(placement.piece)!
    const { cells } = masks[piece]![placement.pose]!
    return { placement, piece, covers: cells.map(([dx, dy]) => (placement.y + dy) * board.cols + placement.x + dx) }
  })
}

function endgamePlacementOf(placement: Placement, piece: number, cells: readonly number[]): EndgamePlacement {
  let low = 0
  let high = 0
  for (const cell of cells)
    if (cell < half) low |= 1 << cell
    else high |= 1 << (cell - half)
  return { piece, low, high, cells, placement }
}

/** Free cells, with those that two words share counted twice: precise enough to detect an endgame. */
function freeCells(free: readonly number[]): number {
  let count = 0
  for (let bits of free) for (; bits !== 0; bits &= bits - 1) count++
  return count
}
