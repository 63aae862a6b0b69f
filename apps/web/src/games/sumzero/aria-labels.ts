import { seatNameMessage, type Seat } from '@parlor/kernel'
import { blockedCell, freeCell, pieceLibraryOfState, seatOfPlacement, type SumZeroTypes, type SumZeroView } from '@parlor/sumzero'
import { useMemo } from 'react'
import type { GameTableProps } from '../../web-game/web-game.ts'
import { posesOfPiece, type HeldPiece } from './held-piece.ts'
import type { PlacementCheck } from './check-placement.ts'
import { squaresOfPlacement } from './view-model.ts'
import { useTranslate } from './use-translate.ts'

/** Labels of the table. */
export interface TableLabels {
  readonly board: string
  /** Every square: its name and content. */
  readonly cells: readonly string[]
  /** The held piece: pose, place, and the result of placing it. */
  held(held: HeldPiece, check: PlacementCheck): string
  /** The pieces of a seat in the order of its arsenal, each kind once. */
  owned(seat: Seat): string[]
}

export function useTableLabels({ view, seat, nameOf }: GameTableProps<SumZeroTypes>, dead: readonly number[]): TableLabels {
  const { translate, why } = useTranslate(nameOf)
  return useMemo((): TableLabels => {
    const lost = new Set(dead)
    const names = pieceNameByCell(view)
    function content(cell: number): string {
      const owner = view.cells[cell]!
      if (owner === blockedCell) return translate('cell.blocked')
      if (owner === freeCell) return translate(lost.has(cell) ? 'cell.dead' : 'cell.free')
      const piece = names.get(cell)!
      return owner === seat ? translate('cell.mine', { piece }) : translate('cell.owned', { piece, who: seatNameMessage(owner) })
    }
    return {
      board: translate('sheet.name', { rows: view.rows, cols: view.cols }),
      cells: view.cells.map((_, cell) =>
        translate('cell.name', { col: (cell % view.cols) + 1, row: Math.floor(cell / view.cols) + 1, what: content(cell) }),
      ),
      held(held, check) {
        const { transform } = posesOfPiece(view, held.piece)[held.pose]!
        const pose = translate(transform.flipX ? 'held.flipped' : 'held.turned', { piece: held.piece, degrees: transform.rot })
        const position = { pose, col: held.x + 1, row: held.y + 1 }
        if (!check.legal) return translate('held.illegal', { ...position, why: why(check.why) })
        return translate('held.legal', { ...position, count: check.replies })
      },
      owned: (owner) => remainingPiecesOf(view, owner).map(({ id }) => id),
    }
  }, [view, seat, dead, translate, why])
}

/** The piece on each covered square. */
function pieceNameByCell(view: SumZeroView): Map<number, string> {
  const names = new Map<number, string>()
  for (const placement of view.laid) for (const [x, y] of squaresOfPlacement(view, placement)) names.set(y * view.cols + x, placement.piece)
  return names
}

/** A seat's remaining pieces, each kind once with its count. */
export function remainingPiecesOf(
  view: SumZeroView,
  seat: Seat,
): { id: string; count: number; cells: readonly (readonly [number, number])[] }[] {
  const { pieces } = pieceLibraryOfState(view)
  return pieces.flatMap(({ id, cells }, index) => {
    const count = view.arsenals[seat]![index]!
    return count > 0 ? [{ id, count, cells }] : []
  })
}

/** Number of pieces a seat has placed. */
export function laidCountOf(view: SumZeroView, seat: Seat): number {
  return view.laid.filter((_, i) => seatOfPlacement(view, i) === seat).length
}
