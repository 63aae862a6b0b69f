import { seatName, type Seat } from '@parlor/kernel'
import { blockedCell, freeCell, libraryOfState, seatOf, type SumZeroKinds, type SumZeroView } from '@parlor/sumzero'
import { useMemo } from 'react'
import type { TableProps } from '../door.ts'
import { posesIn, type Held } from './hand.ts'
import type { Verdict } from './judge.ts'
import { squaresOf } from './present.ts'
import { useTell } from './tell.ts'

/** The table in words. */
export interface Labels {
  readonly board: string
  /** Every square: where it is and what lies there. */
  readonly cells: readonly string[]
  /** The piece in hand: how it is held, where, and what laying it would mean. */
  held(held: Held, verdict: Verdict): string
  /** The pieces of a seat in the order of its arsenal, each once. */
  owned(seat: Seat): string[]
}

export function useLabels({ view, seat, nameOf }: TableProps<SumZeroKinds>, dead: readonly number[]): Labels {
  const { tell, why } = useTell(nameOf)
  return useMemo((): Labels => {
    const lost = new Set(dead)
    const names = namesOf(view)
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
        const { transform } = posesIn(view, held.piece)[held.pose]!
        const pose = tell(transform.flipX ? 'held.flipped' : 'held.turned', { piece: held.piece, degrees: transform.rot })
        const place = { pose, col: held.x + 1, row: held.y + 1 }
        if (!verdict.legal) return tell('held.illegal', { ...place, why: why(verdict.why) })
        return tell('held.legal', { ...place, count: verdict.replies })
      },
      owned: (owner) => piecesOf(view, owner).map(({ id }) => id),
    }
  }, [view, seat, dead, tell, why])
}

/** Which piece lies on each covered square. */
function namesOf(view: SumZeroView): Map<number, string> {
  const names = new Map<number, string>()
  for (const placement of view.laid) for (const [x, y] of squaresOf(view, placement)) names.set(y * view.cols + x, placement.piece)
  return names
}

/** What a seat still holds, each kind of piece once with how many. */
export function piecesOf(view: SumZeroView, seat: Seat): { id: string; count: number; cells: readonly (readonly [number, number])[] }[] {
  const { pieces } = libraryOfState(view)
  return pieces.flatMap(({ id, cells }, index) => {
    const count = view.arsenals[seat]![index]!
    return count > 0 ? [{ id, count, cells }] : []
  })
}

/** How many pieces a seat has laid. */
export function laidBy(view: SumZeroView, seat: Seat): number {
  return view.laid.filter((_, i) => seatOf(view, i) === seat).length
}
