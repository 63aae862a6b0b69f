import type { Rejection, Seat } from '@parlor/kernel'
import { isFree, wordColumns } from './board.ts'
import { anchorsIn, countPlacements } from './fit.ts'
import { kitOf, type Kit } from './kit.ts'
import { poseFor, type Transform } from './poses.ts'
import { refusalOf } from './refuse.ts'
import { winIn } from './solve.ts'
import type { Placement, Position, SumZeroView } from './types.ts'
import { coveredBy, determinize, freeOf } from './view.ts'

/** What a placement would leave behind, for whoever is thinking about it. */
export interface Preview {
  readonly cells: readonly number[]
  /** Placements the other side would have; with none it has lost. */
  readonly theirs: number
  /** Placements the seat itself would have left, were it to move again. */
  readonly mine: number
  readonly wins: boolean
}

/** Why a seat cannot lay a piece there, or null; any numbers may be asked about. For the ghost that turns red. */
export function whyNot(view: SumZeroView, seat: Seat, placement: Omit<Placement, 'kind'>): Rejection | null {
  return refusalOf(kitOf(view), freeOf(view), view.arsenals[seat]!, placement)
}

/** The placement that a piece held in some way makes at a cell; which pose it is follows from the transform. */
export function placementFor(
  view: Pick<Position, 'shape' | 'pieces'>,
  piece: string,
  transform: Transform,
  x: number,
  y: number,
): Placement | null {
  const { library } = kitOf(view)
  const found = library.pieces[library.index.get(piece) ?? -1]
  return found ? { kind: 'place', piece, pose: poseFor(found.poses, transform), x, y } : null
}

/** The cells a placement would cover, those outside the board left out. */
export function ghostOf(view: Pick<Position, 'shape' | 'pieces'>, { piece, pose, x, y }: Omit<Placement, 'kind'>): number[] {
  const { board, library, prints } = kitOf(view)
  const print = prints[library.index.get(piece) ?? -1]?.[pose]
  return (print?.cells ?? []).flatMap(([dx, dy]) => {
    const [col, row] = [x + dx, y + dy]
    return col >= 0 && col < board.cols && row >= 0 && row < board.rows ? [row * board.cols + col] : []
  })
}

/** What a legal placement would leave to both sides. */
export function previewMove(view: SumZeroView, seat: Seat, move: Placement): Preview {
  const kit = kitOf(view)
  const free = freeOf({ ...view, laid: [...view.laid, move] })
  const left = view.arsenals[seat]!.map((count, piece) => (piece === kit.library.index.get(move.piece) ? count - 1 : count))
  const theirs = countPlacements(kit, free, view.arsenals[1 - seat]!)
  return { cells: coveredBy(kit, move), theirs, mine: countPlacements(kit, free, left), wins: theirs === 0 }
}

/** How many placements a seat has now. */
export function mobilityOf(view: SumZeroView, seat: Seat): number {
  return countPlacements(kitOf(view), freeOf(view), view.arsenals[seat]!)
}

/** How contested a position is. */
export interface Heat {
  /** Row by row, how many placements of either side cover each cell. */
  readonly counts: readonly (readonly [number, number])[]
  /** Free cells that no piece of either side can reach. */
  readonly dead: readonly number[]
}

/** Who can still use which cell, and which cells are dead. */
export function heatOf(view: SumZeroView): Heat {
  const kit = kitOf(view)
  const free = freeOf(view)
  const counts = view.cells.map((): [number, number] => [0, 0])
  for (const seat of [0, 1] as const) addHeat(kit, free, view.arsenals[seat]!, seat, counts)
  const { words, cols } = kit.board
  const dead = counts.flatMap(([one, other], cell) =>
    one + other === 0 && isFree(free, words, cell % cols, Math.floor(cell / cols)) ? [cell] : [],
  )
  return { counts, dead }
}

function addHeat(kit: Kit, free: readonly number[], arsenal: readonly number[], seat: 0 | 1, counts: [number, number][]): void {
  const { words, cols } = kit.board
  for (const print of kit.prints.flatMap((prints, piece) => (arsenal[piece] === 0 ? [] : prints)))
    for (let at = 0; at < (print.lastRow + 1) * words; at++)
      for (let bits = anchorsIn(free, print, at); bits !== 0; bits &= bits - 1) {
        const x = (at % words) * wordColumns + 31 - Math.clz32(bits & -bits)
        const y = Math.floor(at / words)
        for (const [dx, dy] of print.cells) counts[(y + dy) * cols + x + dx]![seat]++
      }
}

/** Nodes that telling a forced win may take: well under a second. */
const winNodes = 10_000

/** In how many of its own placements the seat to move can force the win, and with which; null when that is not known. */
export function forcedWin(view: SumZeroView, nodes: number = winNodes): { readonly moves: number; readonly move: Placement } | null {
  const decision = view.pending[0]
  return decision?.kind === 'place' ? winIn(determinize(view, decision.seat, [0, 0, 0, 0]), decision.seat, nodes) : null
}
