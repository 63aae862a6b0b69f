import { blockedCell, ghostCells, seatOfPlacement, type HeatMap, type Placement, type SumZeroView } from '@parlor/sumzero'
import type { Seat } from '@parlor/kernel'
import { pieceInset } from './piece-lines.ts'
import { outlinePath, type Square } from './piece-outline.ts'

/** A placed piece. */
export interface PlacedPiece {
  readonly key: number
  readonly seat: Seat
  readonly piece: string
  readonly squares: readonly Square[]
  readonly path: string
  /** The last one placed. */
  readonly fresh: boolean
}

/** A free square that placements of either side still cover. */
interface HeatSquare {
  readonly square: Square
  /** The side with more of them; `both` if equal. */
  readonly seat: Seat | 'both'
  /** Relative to the most covered square, 0 to 1. */
  readonly strength: number
}

/** The board as data. */
export interface ViewModel {
  readonly heat: readonly HeatSquare[]
  readonly inked: readonly PlacedPiece[]
  readonly blocked: readonly Square[]
  /** Free squares that no remaining piece can cover. */
  readonly dead: readonly Square[]
}

/** Builds the view model; the heat map only where it is turned on, dead squares wherever they are known. */
export function buildViewModel(view: SumZeroView, heat: HeatMap | null, warm: boolean): ViewModel {
  return {
    heat: heat && warm ? heatSquaresOf(view, heat) : [],
    inked: view.laid.map((placement, i) => placedPieceOf(view, placement, seatOfPlacement(view, i), i, i === view.laid.length - 1)),
    blocked: view.cells.flatMap((cell, at) => (cell === blockedCell ? [squareAt(view, at)] : [])),
    dead: (heat?.dead ?? []).map((at) => squareAt(view, at)),
  }
}

function heatSquaresOf(view: SumZeroView, { counts }: HeatMap): HeatSquare[] {
  const most = Math.max(1, ...counts.map(([one, other]) => one + other))
  return counts.flatMap(([one, other], at) =>
    one + other === 0
      ? []
      : [
          {
            square: squareAt(view, at),
            seat: one === other ? 'both' : one > other ? 0 : 1,
            strength: Math.round((0.08 + (0.62 * (one + other)) / most) * 100) / 100,
          } as const,
        ],
  )
}

export function placedPieceOf(view: SumZeroView, placement: Placement, seat: Seat, key: number, fresh: boolean): PlacedPiece {
  const squares = squaresOfPlacement(view, placement)
  return { key, seat, piece: placement.piece, squares, path: outlinePath(squares, pieceInset), fresh }
}

export function squaresOfPlacement(view: SumZeroView, placement: Placement): Square[] {
  return ghostCells(view, placement).map((at) => squareAt(view, at))
}

function squareAt({ cols }: Pick<SumZeroView, 'cols'>, at: number): Square {
  return [at % cols, Math.floor(at / cols)]
}
