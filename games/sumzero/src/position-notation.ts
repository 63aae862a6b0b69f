import {
  setOutcome,
  isRejection,
  reject,
  resignReasons,
  type Outcome,
  type Rejection,
  type ResignReason,
  type Rng,
  type Seat,
} from '@parlor/kernel'
import { boardFromShape, markCellTaken } from './board-geometry.ts'
import { hasPlacement } from './find-placements.ts'
import { placementTablesOf, type PlacementTables } from './placement-tables.ts'
import { pieceLibraryFromText, type MatchPieceLibrary } from './match-piece-library.ts'
import { readMove, writeMove } from './move-notation.ts'
import { checkPlacement } from './check-placement.ts'
import { winOutcome } from './score.ts'
import { canStillBuy } from './setup.ts'
import { clone, rulesVersion } from './copy-state.ts'
import { colours, unlimitedStock, type Colour, type Placement, type SumZeroState } from './types.ts'

const bad = reject('sumzero.badPosition')
const limit = 80_000
/** Upper bound for copies and points. */
const most = 9999

/** Eight fields: board, library, stock, both arsenals, budgets, placed pieces, who begins; then the side to move and its decision. */
export function writeState(state: SumZeroState): string {
  const { library } = placementTablesOf(state)
  return [
    state.shape,
    state.pieces,
    writeStock(state.stock),
    ...state.arsenals.map((arsenal) => writeArsenal(library, arsenal)),
    state.budgets.join('/'),
    state.laid.map((move) => writeMove(move)).join(',') || '-',
    colours[state.first]! + (state.swap ? '+swap' : ''),
    state.outcome ? writeEnding(state.outcome) : writeTurn(state),
  ].join(' ')
}

function writeTurn({ pending: [decision], passes }: SumZeroState): string {
  const who = colours[decision!.seat]!
  if (decision!.kind === 'draft') return passes === 0 ? `${who} drafts` : `${who} drafts passed`
  return `${who} ${decision!.kind === 'swap' ? 'swaps' : 'lays'}`
}

/** A side without placements gives the winner; after a resignation, the winner and the reason follow. */
function writeEnding({ ranks, reason }: Outcome): string {
  return (resignReasons as readonly string[]).includes(reason) ? `over ${colours[ranks.indexOf(1)]!} ${reason}` : 'over'
}

function writeStock(stock: readonly number[]): string {
  const signs = stock.map((count) => (count === unlimitedStock ? '*' : String(count)))
  return signs.every((sign) => sign === signs[0]) ? signs[0]! : signs.join(',')
}

function writeArsenal({ pieces }: MatchPieceLibrary, arsenal: readonly number[]): string {
  const held = arsenal.flatMap((count, i) => (count === 0 ? [] : [pieces[i]!.id + (count > 1 ? `*${count}` : '')]))
  return held.join(',') || '-'
}

export function readState(text: string, rng: Rng): SumZeroState | Rejection {
  if (text.length > limit) return bad
  const [shape = '', pieces = '', stock = '', cyan = '', orange = '', budgets = '', laid = '', begins = '', ...turn] = text.split(/\s+/)
  const board = boardFromShape(shape)
  if (isRejection(board)) return board
  const library = pieceLibraryFromText(pieces)
  if (isRejection(library)) return library
  const tables = placementTablesOf({ shape: board.shape, pieces })
  const stocked = readStock(stock, library)
  const mine = readArsenal(cyan, library)
  const theirs = readArsenal(orange, library)
  const [, left, right] = /^(\d{1,4})\/(\d{1,4})$/.exec(budgets) ?? []
  const [, starter, swap] = /^(cyan|orange)(\+swap)?$/.exec(begins) ?? []
  if (!stocked || !mine || !theirs || left === undefined || starter === undefined) return bad
  const state = clone({
    v: rulesVersion,
    seq: 0,
    rng,
    pending: [],
    outcome: null,
    shape: board.shape,
    pieces,
    swap: swap !== undefined,
    stock: stocked,
    arsenals: [mine, theirs],
    budgets: [Number(left), Number(right)],
    passes: 2,
    first: colours.indexOf(starter as Colour),
    laid: [],
    free: board.free.slice(),
  })
  return placePieces(state, tables, laid) ?? readTurn(state, tables, turn) ?? state
}

function readStock(text: string, { pieces }: MatchPieceLibrary): number[] | null {
  const signs = text.split(',')
  const all = signs.length === 1 ? pieces.map(() => signs[0]!) : signs
  if (all.length !== pieces.length) return null
  const counts = all.map((sign) => (sign === '*' ? unlimitedStock : readCount(sign)))
  return counts.some((count) => Number.isNaN(count)) ? null : counts
}

function readArsenal(text: string, { pieces, index }: MatchPieceLibrary): number[] | null {
  const arsenal = pieces.map(() => 0)
  if (text === '-') return arsenal
  for (const word of text.split(',')) {
    const [id = '', count = '1'] = word.split('*')
    const piece = index.get(id)
    if (piece === undefined || arsenal[piece] !== 0 || !(readCount(count) > 0) || word.split('*').length > 2) return null
    arsenal[piece] = readCount(count)
  }
  return arsenal
}

function readCount(text: string): number {
  return /^\d{1,4}$/.test(text) && Number(text) <= most ? Number(text) : Number.NaN
}

/** Places the pieces of a position one after the other; each must fit beside those before it. */
function placePieces(state: SumZeroState, tables: PlacementTables, text: string): Rejection | null {
  const all = tables.library.pieces.map(() => 1)
  for (const word of text === '-' ? [] : text.split(',')) {
    const move = readMove(word)
    if (isRejection(move)) return move
    if (move.kind !== 'place') return bad
    const wrong = checkPlacement(tables, state.free, all, move)
    if (wrong) return wrong
    coverCells(state, tables, move)
  }
  return null
}

function coverCells(state: SumZeroState, { board, library, masks }: PlacementTables, move: Placement): void {
  const { cells } = masks[library.index.get(move.piece)!]![move.pose]!
  for (const [dx, dy] of cells) markCellTaken(state.free, board.words, move.x + dx, move.y + dy)
  state.laid.push(move)
}

function readTurn(state: SumZeroState, tables: PlacementTables, [who = '', does = '', ...rest]: readonly string[]): Rejection | null {
  if (who === 'over')
    return readEnding(
      state,
      tables,
      [does, ...rest].filter((word) => word !== ''),
    )
  const seat = colours.indexOf(who as Colour)
  const passed = does === 'drafts' && rest.length === 1 && rest[0] === 'passed'
  if (seat < 0 || (rest.length > 0 && !passed)) return bad
  switch (does) {
    case 'drafts':
      state.passes = passed ? 1 : 0
      return state.laid.length === 0 && canStillBuy(state, seat) ? addPending(state, seat, 'draft') : bad
    case 'swaps':
      return state.laid.length === 0 && state.swap && seat !== state.first ? addPending(state, seat, 'swap') : bad
    case 'lays':
      return seat === moverOf(state) && hasPlacement(tables, state.free, state.arsenals[seat]!) ? addPending(state, seat, 'place') : bad
    default:
      return bad
  }
}

function addPending(state: SumZeroState, seat: Seat, kind: 'draft' | 'swap' | 'place'): null {
  state.pending.push({ id: seat, seat, kind })
  return null
}

function moverOf({ first, laid }: SumZeroState): Seat {
  return laid.length % 2 === 0 ? first : 1 - first
}

function readEnding(state: SumZeroState, tables: PlacementTables, words: readonly string[]): Rejection | null {
  const mover = moverOf(state)
  if (words.length === 0) {
    if (hasPlacement(tables, state.free, state.arsenals[mover]!)) return reject('sumzero.notOver')
    setOutcome(state, winOutcome(1 - mover))
    return null
  }
  const [winner, reason, ...rest] = words
  const seat = colours.indexOf(winner as Colour)
  if (seat < 0 || rest.length > 0 || !resignReasons.includes(reason as ResignReason)) return bad
  setOutcome(state, { ...winOutcome(seat), reason: reason! })
  return null
}
