import type { Seat } from '@parlor/kernel'
import type { Library } from './library.ts'
import type { Position } from './types.ts'

/** Whether a seat may buy this piece of the library: one is left and the budget allows it. */
export function canBuy({ stock, budgets }: Pick<Position, 'stock' | 'budgets'>, { pieces }: Library, seat: Seat, piece: number): boolean {
  return stock[piece] !== 0 && pieces[piece]!.cost <= budgets[seat]!
}

/** Whether a seat may buy anything at all. */
export function canBuyAny(position: Pick<Position, 'stock' | 'budgets'>, library: Library, seat: Seat): boolean {
  if (position.budgets[seat]! < library.cheapest) return false
  for (let piece = 0; piece < library.pieces.length; piece++) if (canBuy(position, library, seat, piece)) return true
  return false
}
