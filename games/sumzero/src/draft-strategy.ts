import type { Seat } from '@parlor/kernel'
import { canBuy } from './can-buy.ts'
import { placementTablesOf } from './placement-tables.ts'
import type { MatchPieceLibrary, Piece } from './match-piece-library.ts'
import type { SumZeroMove, SumZeroState, SumZeroView } from './types.ts'

/**
 * Value of holding a piece in hundredths of log odds of winning: blended from a fit to 5 400 games on 8×8 with
 * random arsenals, played with 200 to 300 simulations, and one to 1 410 games of stronger play. L4 and J4, and S4 and Z4, are one shape each. Pairs have no extra value.
 */
const worths: Readonly<Record<string, number>> = {
  I4: 77,
  J4: 58,
  L4: 58,
  T4: 52,
  O4: 48,
  S4: 44,
  Z4: 44,
  I5: 51,
  L5: 50,
  P5: 45,
  N5: 44,
  V5: 44,
  Y5: 43,
  U5: 41,
  F5: 40,
  Z5: 34,
  W5: 31,
  T5: 29,
  X5: 11,
}

/** Average value of a point of the budget. */
const price = 8

/** Value of a piece; of custom pieces the small ones are worth most. */
function pieceWorth({ id, cells, cost }: Piece): number {
  return worths[id] ?? Math.max(5, 100 - 20 * cells.length + price * cost)
}

/** Value of a piece beyond its cost: the criterion for buying. */
export function netPieceWorth(piece: Piece): number {
  return pieceWorth(piece) - price * piece.cost
}

const preferences = new WeakMap<MatchPieceLibrary, readonly number[]>()

/** The pieces of a library, the best bargain first; ties in library order. */
function preferenceIn(library: MatchPieceLibrary): readonly number[] {
  let ranking = preferences.get(library)
  if (!ranking) {
    const { pieces } = library
    ranking = pieces
      .map((_, piece) => piece)
      .sort((one, other) => netPieceWorth(pieces[other]!) - netPieceWorth(pieces[one]!) || one - other)
    preferences.set(library, ranking)
  }
  return ranking
}

/** Forecast of the draft, per seat: worth and number of the pieces, and the cells of all of them. */
interface DraftForecast {
  readonly worth: [number, number]
  readonly pieces: [number, number]
  cells: number
}

const forecast: DraftForecast = { worth: [0, 0], pieces: [0, 0], cells: 0 }
const left: number[] = []
const budgets: [number, number] = [0, 0]
const cursors: [number, number] = [0, 0]

/** The forecast if both sides keep buying the best bargain they can afford; a reused object, valid until the next call. */
export function forecastDraft(state: SumZeroState): Readonly<DraftForecast> {
  const { library } = placementTablesOf(state)
  forecast.cells = 0
  for (let seat = 0; seat < 2; seat++) {
    forecast.worth[seat] = forecast.pieces[seat] = 0
    budgets[seat] = state.budgets[seat]!
    for (let piece = 0; piece < library.pieces.length; piece++) gain(library, seat, piece, state.arsenals[seat]![piece]!)
  }
  if (state.pending[0]?.kind === 'draft') buyOn(state, library, state.pending[0].seat)
  return forecast
}

function gain({ pieces }: MatchPieceLibrary, seat: Seat, piece: number, count: number): void {
  if (count === 0) return
  forecast.worth[seat] = forecast.worth[seat]! + count * pieceWorth(pieces[piece]!)
  forecast.pieces[seat] = forecast.pieces[seat]! + count
  forecast.cells += count * pieces[piece]!.cells.length
}

function buyOn({ stock }: SumZeroState, library: MatchPieceLibrary, from: Seat): void {
  const ranking = preferenceIn(library)
  for (let piece = 0; piece < ranking.length; piece++) left[piece] = stock[piece]!
  cursors[0] = cursors[1] = 0
  for (let seat = from, stuck = 0; stuck < 2; seat = 1 - seat) {
    // What is sold out or too expensive stays so: each side goes through the order once.
    let at = cursors[seat]!
    while (at < ranking.length && (left[ranking[at]!] === 0 || library.pieces[ranking[at]!]!.cost > budgets[seat]!)) at++
    cursors[seat] = at
    if (at === ranking.length) {
      stuck++
      continue
    }
    stuck = 0
    const piece = ranking[at]!
    if (left[piece]! > 0) left[piece] = left[piece]! - 1
    budgets[seat] = budgets[seat]! - library.pieces[piece]!.cost
    gain(library, seat, piece, 1)
  }
}

/** The default purchase: the best bargain. */
export function suggestPurchase(view: SumZeroView, seat: Seat): SumZeroMove {
  const { library, buys } = placementTablesOf(view)
  const best = preferenceIn(library).find((piece) => canBuy(view, library, seat, piece))
  return best === undefined ? { kind: 'pass' } : buys[best]!
}

/** Orders purchases by value beyond their cost, passing last; placements stay as they are. */
export function orderMoves(state: SumZeroState, _seat: Seat, moves: SumZeroMove[], count: number): void {
  if (state.pending[0]!.kind !== 'draft') return
  const { library } = placementTablesOf(state)
  for (let i = 1; i < count; i++) {
    const move = moves[i]!
    const value = valueOf(library, move)
    let at = i
    for (; at > 0 && valueOf(library, moves[at - 1]!) < value; at--) moves[at] = moves[at - 1]!
    moves[at] = move
  }
}

function valueOf({ pieces, index }: MatchPieceLibrary, move: SumZeroMove): number {
  return move.kind === 'buy' ? netPieceWorth(pieces[index.get(move.piece)!]!) : -Infinity
}
