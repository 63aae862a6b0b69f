import type { Seat } from '@parlor/kernel'
import { kitOf } from './kit.ts'
import type { Library, Piece } from './library.ts'
import type { SumZeroMove, SumZeroState } from './types.ts'

/**
 * By how much holding a piece raises the odds of winning, in hundredths of their logarithm: fitted to 4 000 games on 8×8 with pieces dealt
 * at random and laid by 200 simulations. L4 and J4, and S4 and Z4, are one shape each. What two pieces are worth together is no more.
 */
const worths: Readonly<Record<string, number>> = {
  I4: 44,
  J4: 25,
  L4: 25,
  T4: 18,
  O4: 14,
  S4: 11,
  Z4: 11,
  I5: 14,
  P5: 9,
  L5: 8,
  N5: 8,
  V5: 5,
  Y5: 5,
  U5: -1,
  F5: -1,
  Z5: -4,
  W5: -5,
  T5: -10,
  X5: -28,
}

/** What a piece is worth having; of somebody's own pieces the small ones. */
export function worthOf({ id, cells }: Piece): number {
  return worths[id] ?? 100 - 20 * cells.length
}

/** By how much a seat is ahead after the draft, as the logarithm of its odds. */
export function leadOf(state: SumZeroState, seat: Seat): number {
  const { pieces } = kitOf(state).library
  const mine = state.arsenals[seat]!
  const theirs = state.arsenals[1 - seat]!
  let lead = 0
  for (let piece = 0; piece < pieces.length; piece++) {
    const more = mine[piece]! - theirs[piece]!
    if (more !== 0) lead += more * worthOf(pieces[piece]!)
  }
  return lead / 100
}

/** Purchases by what they are worth, passing last; placements stay as they are. */
export function order(state: SumZeroState, _seat: Seat, moves: SumZeroMove[], count: number): void {
  if (state.pending[0]!.kind !== 'draft') return
  const { library } = kitOf(state)
  for (let i = 1; i < count; i++) {
    const move = moves[i]!
    const value = valueOf(library, move)
    let at = i
    for (; at > 0 && valueOf(library, moves[at - 1]!) < value; at--) moves[at] = moves[at - 1]!
    moves[at] = move
  }
}

function valueOf({ pieces, index }: Library, move: SumZeroMove): number {
  return move.kind === 'buy' ? worthOf(pieces[index.get(move.piece)!]!) : -Infinity
}
