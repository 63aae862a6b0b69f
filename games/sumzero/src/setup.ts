import { isRejection, reject, type OptionSchema, type Rejection, type Rng, type Seat } from '@parlor/kernel'
import { boardFromShape, boardGeometryOf, maxSide, minSide } from './board-geometry.ts'
import { customPiecesText, parsePiecesFile } from './custom-files.ts'
import { canBuyAny } from './can-buy.ts'
import { hasPlacement } from './find-placements.ts'
import { placementTablesOf } from './placement-tables.ts'
import { pieceLibraryFromText, pieceLibraryOfState } from './match-piece-library.ts'
import { clone, rulesVersion } from './copy-state.ts'
import { colours, unlimitedStock, stockSizes, type StockSize, type SumZeroOptions, type SumZeroState } from './types.ts'

const standard: SumZeroOptions = {
  rows: 8,
  cols: 8,
  stock: 'singleton',
  tetrominoes: true,
  pentominoes: true,
  budget: 0,
  swap: false,
  starter: 'cyan',
  alternate: true,
  board: '',
  pieces: '',
}

/** Maximum budget: half of the largest board and one more. */
export const maxBudget = (maxSide * maxSide) / 2 + 1

export const optionSchema: OptionSchema<SumZeroOptions> = {
  fields: {
    rows: { kind: 'integer', min: minSide, max: maxSide, default: 8 },
    cols: { kind: 'integer', min: minSide, max: maxSide, default: 8 },
    stock: { kind: 'choice', values: stockSizes, default: 'singleton' },
    tetrominoes: { kind: 'switch', default: true },
    pentominoes: { kind: 'switch', default: true },
    budget: { kind: 'integer', min: 0, max: maxBudget, default: 0 },
    swap: { kind: 'switch', default: false },
    starter: { kind: 'choice', values: colours, default: 'cyan' },
    alternate: { kind: 'switch', default: true },
    board: { kind: 'text', maxLength: maxSide * (maxSide + 1) - 1, default: '' },
    pieces: { kind: 'text', maxLength: 12_000, default: '' },
  },
  // The boards and budgets that were most balanced between strong bots: with 33 points each, the first side wins two of three on 8×8.
  presets: [
    { id: 'standard', options: { ...standard, budget: 28 } },
    { id: 'quick', options: { ...standard, rows: 7, cols: 7, board: medal(), budget: 23 } },
    { id: 'unlimited', options: { ...standard, stock: 'unlimited' } },
    { id: 'pillars', options: { ...standard, rows: 9, cols: 9, board: pillars(), budget: 38 } },
    { id: 'pairs', options: { ...standard, stock: 'pairs', budget: 28 } },
    { id: 'letter', options: { ...standard, rows: 14, cols: 14 } },
  ],
  check(chosen) {
    const names = boardAndPiecesAsText(chosen)
    if (isRejection(names)) return names
    const tables = placementTablesOf(names)
    if (startingBudget(chosen) < tables.library.cheapest)
      return reject('sumzero.nothingToBuy', { budget: startingBudget(chosen), cost: tables.library.cheapest })
    const all = tables.library.pieces.map(() => 1)
    return hasPlacement(tables, tables.board.free, all) ? null : reject('sumzero.nothingFits')
  },
}

function medal(): string {
  return Array.from({ length: 7 }, (_, y) => (y === 3 ? '...#...' : y % 6 === 0 ? '#.....#' : '.......')).join('/')
}

function pillars(): string {
  return Array.from({ length: 9 }, (_, y) => (y % 4 === 2 ? '..#...#..' : '.........')).join('/')
}

/** The names of the board and the library of these options, or why they are invalid. */
export function boardAndPiecesAsText(chosen: SumZeroOptions): { shape: string; pieces: string } | Rejection {
  const { rows, cols } = chosen
  const board = boardFromShape(chosen.board === '' ? `${rows}x${cols}` : chosen.board)
  if (isRejection(board)) return board
  if (board.rows !== rows || board.cols !== cols)
    return reject('sumzero.otherSize', { rows, cols, foundRows: board.rows, foundCols: board.cols })
  const file = chosen.pieces === '' ? null : parsePiecesFile(chosen.pieces)
  if (isRejection(file)) return file
  const text = `${chosen.tetrominoes ? '4' : ''}${chosen.pentominoes ? '5' : ''}${file ? customPiecesText(file) : ''}`
  const library = pieceLibraryFromText(text)
  return isRejection(library) ? library : { shape: board.shape, pieces: text }
}

/** Budget of each side: by default half the cells of the board, rounded down, and one more. */
export function startingBudget({ rows, cols, budget }: Pick<SumZeroOptions, 'rows' | 'cols' | 'budget'>): number {
  return budget > 0 ? budget : Math.floor((rows * cols) / 2) + 1
}

/** Copies of each piece in a stock. */
export function copiesInStock(stock: StockSize): number {
  return stock === 'singleton' ? 1 : stock === 'pairs' ? 2 : unlimitedStock
}

export function setup(chosen: SumZeroOptions, _secrets: readonly unknown[], rng: Rng): SumZeroState {
  const names = boardAndPiecesAsText(chosen)
  if (isRejection(names)) throw new Error(`options that were read cannot be set up: ${names.rejected}`)
  const { pieces } = pieceLibraryOfState(names)
  const first: Seat = colours.indexOf(chosen.starter)
  const state = clone({
    v: rulesVersion,
    seq: 0,
    rng,
    pending: [{ id: first, seat: first, kind: 'draft' }],
    outcome: null,
    shape: names.shape,
    pieces: names.pieces,
    swap: chosen.swap,
    stock: pieces.map(() => copiesInStock(chosen.stock)),
    arsenals: [pieces.map(() => 0), pieces.map(() => 0)],
    budgets: [startingBudget(chosen), startingBudget(chosen)],
    passes: 0,
    first,
    laid: [],
    free: boardGeometryOf(names).free.slice(),
  })
  return state
}

/** Upper bound: every purchase costs something, a pass stands between purchases or ends the draft, every piece covers cells. */
export function maxMoves(chosen: SumZeroOptions): number {
  const names = boardAndPiecesAsText(chosen)
  if (isRejection(names)) return 0
  const { pieces, cheapest, smallest } = pieceLibraryOfState(names)
  const affordable = 2 * Math.floor(startingBudget(chosen) / cheapest)
  const copies = copiesInStock(chosen.stock)
  const bought = copies === unlimitedStock ? affordable : Math.min(affordable, copies * pieces.length)
  return 2 * bought + 3 + Math.min(bought, Math.floor(boardGeometryOf(names).playable / smallest))
}

/** Rematch: the other side starts, where the options say so. */
export function rematchOptions(chosen: SumZeroOptions): SumZeroOptions {
  return chosen.alternate ? { ...chosen, starter: chosen.starter === 'cyan' ? 'orange' : 'cyan' } : chosen
}

/** Whether a seat can still buy something: required of the side to move in a draft position. */
export function canStillBuy(state: SumZeroState, seat: Seat): boolean {
  return canBuyAny(state, pieceLibraryOfState(state), seat)
}
