import { placementTablesOf } from './placement-tables.ts'
import { unlimitedStock, type SumZeroEvent, type SumZeroView } from './types.ts'

type EventOf<K extends SumZeroEvent['kind']> = Extract<SumZeroEvent, { kind: K }>

/** The view after one event. */
export function advance(view: SumZeroView, event: SumZeroEvent): SumZeroView {
  switch (event.kind) {
    case 'bought':
      return bought(view, event)
    case 'passed':
      return { ...view, passes: view.passes + 1 }
    case 'swapped':
      return event.taken ? { ...view, arsenals: view.arsenals.toReversed(), first: event.first } : view
    case 'placed':
      return placed(view, event)
    default:
      return view
  }
}

function bought(view: SumZeroView, { seat, piece, budget, left }: EventOf<'bought'>): SumZeroView {
  const at = placementTablesOf(view).library.index.get(piece)!
  return {
    ...view,
    stock: left === unlimitedStock ? view.stock : view.stock.with(at, left),
    arsenals: withPieces(view, seat, at, 1),
    budgets: view.budgets.with(seat, budget),
    passes: 0,
  }
}

function placed(view: SumZeroView, { seat, piece, pose, x, y, cells }: EventOf<'placed'>): SumZeroView {
  const taken = view.cells.slice()
  for (const cell of cells) taken[cell] = seat
  return {
    ...view,
    arsenals: withPieces(view, seat, placementTablesOf(view).library.index.get(piece)!, -1),
    laid: [...view.laid, { kind: 'place', piece, pose, x, y }],
    cells: taken,
  }
}

function withPieces({ arsenals }: SumZeroView, seat: number, piece: number, by: number): SumZeroView['arsenals'] {
  const arsenal = arsenals[seat]!
  return arsenals.with(seat, arsenal.with(piece, arsenal[piece]! + by))
}
