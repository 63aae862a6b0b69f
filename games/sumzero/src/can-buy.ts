import type { Seat } from '@parlor/kernel'
import type { MatchPieceLibrary } from './match-piece-library.ts'
import type { GamePosition } from './types.ts'

/** Whether a seat may buy this piece of the library: one is left and the budget allows it. */
export function canBuy(
  { stock, budgets }: Pick<GamePosition, 'stock' | 'budgets'>,
  { pieces }: MatchPieceLibrary,
  seat: Seat,
  piece: number,
): boolean {
  return stock[piece] !== 0 && pieces[piece]!.cost <= budgets[seat]!
}

/** Whether a seat may buy anything at all. */
export function canBuyAny(position: Pick<GamePosition, 'stock' | 'budgets'>, library: MatchPieceLibrary, seat: Seat): boolean {
  if (position.budgets[seat]! < library.cheapest) return false
  for (let piece = 0; piece < library.pieces.length; piece++) if (canBuy(position, library, seat, piece)) return true
  return false
}
