import { isRejection, type Seat } from '@parlor/kernel'
import { boardFromShape, boardGeometryOf } from './board-geometry.ts'
import { writePiecesFile } from './custom-files.ts'
import { pieceLibraryOfState, standardPieces } from './match-piece-library.ts'
import { startingBudget, copiesInStock, maxBudget, boardAndPiecesAsText } from './setup.ts'
import { colours, unlimitedStock, stockSizes, type StockSize, type SumZeroOptions, type SumZeroState } from './types.ts'

/** The options of a position: these, but with its board, its pieces, its swap, and what can be inferred of stock, budget and start. */
export function optionsForPosition(chosen: SumZeroOptions, state: SumZeroState): SumZeroOptions {
  const drafting = state.pending[0]?.kind === 'draft'
  const started = state.swap && !drafting && state.pending[0]?.kind !== 'swap' ? chosen.starter : colours[state.first]!
  const fitting = { ...chosen, ...boardIn(chosen, state), ...piecesIn(chosen, state), swap: state.swap, starter: started }
  return { ...fitting, stock: stockIn(chosen.stock, state), budget: drafting ? budgetIn(fitting, state) : chosen.budget }
}

function boardIn(chosen: SumZeroOptions, { shape }: SumZeroState): Partial<SumZeroOptions> {
  const named = boardFromShape(chosen.board === '' ? `${chosen.rows}x${chosen.cols}` : chosen.board)
  if (!isRejection(named) && named.shape === shape) return {}
  const { rows, cols } = boardGeometryOf({ shape })
  return { rows, cols, board: shape === `${rows}x${cols}` ? '' : shape }
}

function piecesIn(chosen: SumZeroOptions, state: SumZeroState): Partial<SumZeroOptions> {
  const names = boardAndPiecesAsText({ ...chosen, ...boardIn(chosen, state) })
  if (!isRejection(names) && names.pieces === state.pieces) return {}
  const [sets = ''] = state.pieces.split('+')
  const own = pieceLibraryOfState(state).pieces.filter((piece) => !standardPieces.includes(piece))
  return { tetrominoes: sets.includes('4'), pentominoes: sets.includes('5'), pieces: own.length === 0 ? '' : writePiecesFile(own) }
}

/** Copies are conserved: those to buy, those held and those placed add up to the initial stock. */
function stockIn(chosen: StockSize, { stock, arsenals, laid, pieces }: SumZeroState): StockSize {
  const { index } = pieceLibraryOfState({ pieces })
  const copies = stock.map((left, i) => (left === unlimitedStock ? unlimitedStock : left + arsenals[0]![i]! + arsenals[1]![i]!))
  for (const { piece } of laid) if (copies[index.get(piece)!] !== unlimitedStock) copies[index.get(piece)!]!++
  const holds = (one: StockSize) => copies.every((count) => count === copiesInStock(one))
  return holds(chosen) ? chosen : (stockSizes.find(holds) ?? chosen)
}

/** While the draft goes on, remaining and spent budget add up to the initial one. */
function budgetIn(chosen: SumZeroOptions, { budgets, arsenals, pieces }: SumZeroState): number {
  const library = pieceLibraryOfState({ pieces })
  const had = (seat: Seat) => budgets[seat]! + arsenals[seat]!.reduce((sum, count, i) => sum + count * library.pieces[i]!.cost, 0)
  return had(0) !== had(1) || had(0) > maxBudget || had(0) === startingBudget(chosen) ? chosen.budget : had(0)
}
