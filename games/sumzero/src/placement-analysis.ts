import type { Rejection, Seat } from '@parlor/kernel'
import { isFree, columnsPerWord } from './board-geometry.ts'
import { anchorBits, countPlacements } from './find-placements.ts'
import { placementTablesOf, type PlacementTables } from './placement-tables.ts'
import { poseIndexFor, type Transform } from './poses.ts'
import { checkPlacement } from './check-placement.ts'
import { shortestForcedWin, solveEndgame } from './endgame-solver.ts'
import type { Placement, GamePosition, SumZeroView } from './types.ts'
import { cellsCoveredBy, determinize, freeCellMask } from './view.ts'

/** Preview of a placement. */
interface PlacementPreview {
  readonly cells: readonly number[]
  /** Placements the other side would have; with none it has lost. */
  readonly theirs: number
  /** Placements the seat itself would have left, if it moved again. */
  readonly mine: number
  readonly wins: boolean
}

/** Why a seat cannot place a piece there, or null; accepts any numbers. For the preview that turns red. */
export function whyNotPlaceable(view: SumZeroView, seat: Seat, placement: Omit<Placement, 'kind'>): Rejection | null {
  return checkPlacement(placementTablesOf(view), freeCellMask(view), view.arsenals[seat]!, placement)
}

/** The placement of a piece with a transform at a cell. */
export function placementFor(
  view: Pick<GamePosition, 'shape' | 'pieces'>,
  piece: string,
  transform: Transform,
  x: number,
  y: number,
): Placement | null {
  const { library } = placementTablesOf(view)
  const found = library.pieces[library.index.get(piece) ?? -1]
  return found ? { kind: 'place', piece, pose: poseIndexFor(found.poses, transform), x, y } : null
}

/** The cells a placement would cover, those outside the board left out. */
export function ghostCells(view: Pick<GamePosition, 'shape' | 'pieces'>, { piece, pose, x, y }: Omit<Placement, 'kind'>): number[] {
  const { board, library, masks } = placementTablesOf(view)
  const mask = masks[library.index.get(piece) ?? -1]?.[pose]
  return (mask?.cells ?? []).flatMap(([dx, dy]) => {
    const [col, row] = [x + dx, y + dy]
    return col >= 0 && col < board.cols && row >= 0 && row < board.rows ? [row * board.cols + col] : []
  })
}

/** Mobility of both sides after a legal placement. */
export function previewMove(view: SumZeroView, seat: Seat, move: Placement): PlacementPreview {
  const tables = placementTablesOf(view)
  const free = freeCellMask({ ...view, laid: [...view.laid, move] })
  const left = view.arsenals[seat]!.map((count, piece) => (piece === tables.library.index.get(move.piece) ? count - 1 : count))
  const theirs = countPlacements(tables, free, view.arsenals[1 - seat]!)
  return { cells: cellsCoveredBy(tables, move), theirs, mine: countPlacements(tables, free, left), wins: theirs === 0 }
}

/** How many placements a seat has now. */
export function mobilityOf(view: SumZeroView, seat: Seat): number {
  return countPlacements(placementTablesOf(view), freeCellMask(view), view.arsenals[seat]!)
}

/** Heat map of a position. */
export interface HeatMap {
  /** Row by row, how many placements of either side cover each cell. */
  readonly counts: readonly (readonly [number, number])[]
  /** Free cells that no piece of either side can reach. */
  readonly dead: readonly number[]
}

/** Which cells each side can still use, and which are dead. */
export function heatMapOf(view: SumZeroView): HeatMap {
  const tables = placementTablesOf(view)
  const free = freeCellMask(view)
  const counts = view.cells.map((): [number, number] => [0, 0])
  for (const seat of [0, 1] as const) addHeat(tables, free, view.arsenals[seat]!, seat, counts)
  const { words, cols } = tables.board
  const dead = counts.flatMap(([one, other], cell) =>
    one + other === 0 && isFree(free, words, cell % cols, Math.floor(cell / cols)) ? [cell] : [],
  )
  return { counts, dead }
}

function addHeat(
  tables: PlacementTables,
  free: readonly number[],
  arsenal: readonly number[],
  seat: 0 | 1,
  counts: [number, number][],
): void {
  const { words, cols } = tables.board
  for (const mask of tables.masks.flatMap((masks, piece) => (arsenal[piece] === 0 ? [] : masks)))
    for (let at = 0; at < (mask.lastRow + 1) * words; at++)
      for (let bits = anchorBits(free, mask, at); bits !== 0; bits &= bits - 1) {
        const x = (at % words) * columnsPerWord + 31 - Math.clz32(bits & -bits)
        const y = Math.floor(at / words)
        for (const [dx, dy] of mask.cells) counts[(y + dy) * cols + x + dx]![seat]++
      }
}

/** Node limit for finding a forced win: well under a second. */
const winNodes = 10_000

/** In how many of its own placements the seat to move can force the win, and with which; null when unknown. */
export function forcedWin(view: SumZeroView, nodes: number = winNodes): { readonly moves: number; readonly move: Placement } | null {
  const decision = view.pending[0]
  return decision?.kind === 'place' ? shortestForcedWin(determinize(view, decision.seat, [0, 0, 0, 0]), decision.seat, nodes) : null
}

/** The side that can force the win, whichever is to move; null when unknown. */
export function provenWinner(view: SumZeroView, nodes: number = winNodes): Seat | null {
  const decision = view.pending[0]
  if (decision?.kind !== 'place') return null
  const { seat } = decision
  const { result } = solveEndgame(determinize(view, seat, [0, 0, 0, 0]), seat, nodes)
  return result === 'unknown' ? null : result === 'won' ? seat : 1 - seat
}
