import { seatName, type Seat } from '@parlor/kernel'
import { blockedCell, freeCell, libraryOfState, seatOfPlacement, type SumZeroTypes, type SumZeroView } from '@parlor/sumzero'
import { useMemo } from 'react'
import type { GameTableProps } from '../../web-game/web-game.ts'
import { posesOfPiece, type HeldPiece } from './held-piece.ts'
import type { PlacementCheck } from './check-placement.ts'
import { squaresOfPlacement } from './view-model.ts'
import { useTranslate } from './use-translate.ts'

/** The table in words. */
export interface TableLabels {
  readonly board: string
  /** Every square: where it is and what lies there. */
  readonly cells: readonly string[]
  /** The piece in hand: how it is held, where, and what laying it would mean. */
  held(held: HeldPiece, verdict: PlacementCheck): string
  /** The pieces of a seat in the order of its arsenal, each once. */
  owned(seat: Seat): string[]
}

export function useTableLabels({ view, seat, nameOf }: GameTableProps<SumZeroTypes>, dead: readonly number[]): TableLabels {
  const { tell, why } = useTranslate(nameOf)
  return useMemo((): TableLabels => {
    const lost = new Set(dead)
    const names = pieceNameByCell(view)
    function content(cell: number): string {
      const owner = view.cells[cell]!
      if (owner === blockedCell) return tell('cell.blocked')
      if (owner === freeCell) return tell(lost.has(cell) ? 'cell.dead' : 'cell.free')
      const piece = names.get(cell)!
      return owner === seat ? tell('cell.mine', { piece }) : tell('cell.owned', { piece, who: seatName(owner) })
    }
    return {
      board: tell('sheet.name', { rows: view.rows, cols: view.cols }),
      cells: view.cells.map((_, cell) =>
        tell('cell.name', { col: (cell % view.cols) + 1, row: Math.floor(cell / view.cols) + 1, what: content(cell) }),
      ),
      held(held, verdict) {
        const { transform } = posesOfPiece(view, held.piece)[held.pose]!
        const pose = tell(transform.flipX ? 'held.flipped' : 'held.turned', { piece: held.piece, degrees: transform.rot })
        const place = { pose, col: held.x + 1, row: held.y + 1 }
        if (!verdict.legal) return tell('held.illegal', { ...place, why: why(verdict.why) })
        return tell('held.legal', { ...place, count: verdict.replies })
      },
      owned: (owner) => remainingPiecesOf(view, owner).map(({ id }) => id),
    }
  }, [view, seat, dead, tell, why])
}

/** Which piece lies on each covered square. */
function pieceNameByCell(view: SumZeroView): Map<number, string> {
  const names = new Map<number, string>()
  for (const placement of view.laid) for (const [x, y] of squaresOfPlacement(view, placement)) names.set(y * view.cols + x, placement.piece)
  return names
}

/** What a seat still holds, each kind of piece once with how many. */
export function remainingPiecesOf(
  view: SumZeroView,
  seat: Seat,
): { id: string; count: number; cells: readonly (readonly [number, number])[] }[] {
  const { pieces } = libraryOfState(view)
  return pieces.flatMap(({ id, cells }, index) => {
    const count = view.arsenals[seat]![index]!
    return count > 0 ? [{ id, count, cells }] : []
  })
}

/** How many pieces a seat has laid. */
export function laidCountOf(view: SumZeroView, seat: Seat): number {
  return view.laid.filter((_, i) => seatOfPlacement(view, i) === seat).length
}
