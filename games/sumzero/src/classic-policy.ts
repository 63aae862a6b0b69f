import type { Policy, Seat } from '@parlor/kernel'
import { markCellTaken, markCellFree } from './board-geometry.ts'
import { canBuy } from './can-buy.ts'
import { anchorBits, bitCount, countPiecePlacements, listPlacements } from './find-placements.ts'
import { placementTablesOf, type PlacementTables } from './placement-tables.ts'
import type { Placement, SumZeroTypes, SumZeroMove, SumZeroView } from './types.ts'
import { freeCellMask } from './view.ts'

/** Caps of the printed heuristic on moves evaluated and placements counted, which are its weakness. */
export const classicCaps = { moves: 1000, mobility: 50 } as const

/** Classic: the printed heuristic, caps included. It drafts by number of placements and swaps where the other side has more pieces. */
export const classicPolicy: Extract<Policy<SumZeroTypes>, { sees: 'view' }> = { sees: 'view', choose }

function choose(view: SumZeroView, seat: Seat): SumZeroMove {
  const tables = placementTablesOf(view)
  switch (view.pending[0]!.kind) {
    case 'draft':
      return draft(view, tables, seat)
    case 'swap':
      return { kind: 'swap', take: held(view.arsenals[1 - seat]!) > held(view.arsenals[seat]!) }
    default: {
      const free = freeCellMask(view)
      const list: Placement[] = []
      list.length = Math.min(classicCaps.moves, listPlacements(tables, free, view.arsenals[seat]!, list))
      return bestPlacement(tables, free, view.arsenals[seat]!, view.arsenals[1 - seat]!, list)
    }
  }
}

/** The affordable piece with the most placements on the empty board. */
function draft(view: SumZeroView, tables: PlacementTables, seat: Seat): SumZeroMove {
  let best: SumZeroMove = { kind: 'pass' }
  let most = -1
  tables.buys.forEach((buy, piece) => {
    const placements = canBuy(view, tables.library, seat, piece) ? countPiecePlacements(tables, tables.board.free, piece) : -1
    if (placements > most) {
      most = placements
      best = buy
    }
  })
  return best
}

function held(arsenal: readonly number[]): number {
  return arsenal.reduce((sum, count) => sum + count, 0)
}

/** The placement of the highest score; ties by piece, rotation, mirroring, row and column. */
export function bestPlacement(
  tables: PlacementTables,
  free: readonly number[],
  mine: readonly number[],
  theirs: readonly number[],
  list: readonly Placement[],
): Placement {
  const after = [...free]
  const left = [...mine]
  let best = list[0]!
  let highest = -Infinity
  for (const move of list) {
    const score = placementScore(tables, after, left, theirs, move)
    if (score > highest || (score === highest && comesBefore(move, best))) {
      highest = score
      best = move
    }
  }
  return best
}

/** Twice one's own mobility after the move, less the other side's, less a tenth of the distance to the centre. Restores the state. */
export function placementScore(
  tables: PlacementTables,
  free: number[],
  mine: number[],
  theirs: readonly number[],
  { piece: id, pose, x, y }: Placement,
): number {
  const { board, library, masks } = tables
  const piece = library.index.get(id)!
  const { cells } = masks[piece]![pose]!
  for (const [dx, dy] of cells) markCellTaken(free, board.words, x + dx, y + dy)
  mine[piece] = mine[piece]! - 1
  const own = countMobility(tables, free, mine)
  const other = countMobility(tables, free, theirs)
  mine[piece] = mine[piece]! + 1
  for (const [dx, dy] of cells) markCellFree(free, board.words, x + dx, y + dy)
  return 2 * own - other - 0.1 * centreDistance(tables, cells, x, y)
}

/** Number of placements of an arsenal, up to a cap. */
export function countMobility(
  tables: PlacementTables,
  free: readonly number[],
  arsenal: readonly number[],
  cap: number = classicCaps.mobility,
): number {
  let count = 0
  for (let piece = 0; piece < arsenal.length; piece++) {
    if (arsenal[piece] === 0) continue
    for (const mask of tables.masks[piece]!)
      for (let at = 0; at < (mask.lastRow + 1) * tables.board.words; at++) {
        count += bitCount(anchorBits(free, mask, at))
        if (count >= cap) return cap
      }
  }
  return count
}

/** The mean distance of the cells from the centre of the board. */
function centreDistance({ board }: PlacementTables, cells: readonly (readonly [number, number])[], x: number, y: number): number {
  let sum = 0
  for (const [dx, dy] of cells) {
    const across = x + dx - (board.cols - 1) / 2
    const down = y + dy - (board.rows - 1) / 2
    sum += Math.sqrt(across * across + down * down)
  }
  return sum / cells.length
}

function comesBefore(one: Placement, other: Placement): boolean {
  if (one.piece !== other.piece) return one.piece < other.piece
  if (one.pose !== other.pose) return one.pose < other.pose
  return one.y !== other.y ? one.y < other.y : one.x < other.x
}
