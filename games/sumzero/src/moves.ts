import { hasExactKeys, decisionOf, fastRandomInt, reject, type Rejection, type Rng, type Seat } from '@parlor/kernel'
import { canBuy } from './can-buy.ts'
import { hasPlacement, listPlacements, samplePlacement } from './find-placements.ts'
import { placementTablesOf, type PlacementTables } from './placement-tables.ts'
import { checkPlacement } from './check-placement.ts'
import type { SumZeroMove, SumZeroState } from './types.ts'
import { netPieceWorth } from './draft-strategy.ts'

const passMove: SumZeroMove = Object.freeze({ kind: 'pass' })
const takeSwap: SumZeroMove = Object.freeze({ kind: 'swap', take: true })
const keepSides: SumZeroMove = Object.freeze({ kind: 'swap', take: false })

/** Every legal move: purchases and a pass, the two answers to the swap, or all placements. */
export function moves(state: SumZeroState, seat: Seat, out: SumZeroMove[]): number {
  const tables = placementTablesOf(state)
  switch (state.pending[0]!.kind) {
    case 'place':
      return listPlacements(tables, state.free, state.arsenals[seat]!, out)
    case 'swap':
      out[0] = keepSides
      out[1] = takeSwap
      return 2
    case 'draft': {
      let count = 0
      for (let piece = 0; piece < tables.buys.length; piece++)
        if (canBuy(state, tables.library, seat, piece)) out[count++] = tables.buys[piece]!
      out[count++] = passMove
      return count
    }
  }
}

/** A pass is drawn once in this many draws: it gives away a piece, and only the last one is ever right. */
const passShare = 32

export function sample(state: SumZeroState, seat: Seat, rng: Rng): SumZeroMove {
  const tables = placementTablesOf(state)
  switch (state.pending[0]!.kind) {
    case 'place':
      return samplePlacement(tables, state.free, state.arsenals[seat]!, rng)
    case 'swap':
      return fastRandomInt(rng, 2) === 0 ? keepSides : takeSwap
    case 'draft':
      return fastRandomInt(rng, passShare) === 0 ? passMove : sampleBuy(state, seat, tables, rng)
  }
}

/** Random candidates per purchase of a playout, of which the best is bought: with four the playouts draft too much alike to learn from. */
const draws = 2

/** The best of a few random purchases. */
function sampleBuy(state: SumZeroState, seat: Seat, tables: PlacementTables, rng: Rng): SumZeroMove {
  let count = 0
  for (let piece = 0; piece < tables.buys.length; piece++) if (canBuy(state, tables.library, seat, piece)) count++
  const { pieces } = tables.library
  let best = nthOffer(state, seat, tables, fastRandomInt(rng, count))
  for (let i = 1; i < draws; i++) {
    const other = nthOffer(state, seat, tables, fastRandomInt(rng, count))
    if (netPieceWorth(pieces[other]!) > netPieceWorth(pieces[best]!)) best = other
  }
  return tables.buys[best]!
}

function nthOffer(state: SumZeroState, seat: Seat, { library }: PlacementTables, n: number): number {
  let piece = 0
  for (let skip = n; !canBuy(state, library, seat, piece) || skip-- > 0; piece++);
  return piece
}

export function check(state: SumZeroState, seat: Seat, move: unknown): Rejection | null {
  if (state.outcome) return reject('match.over')
  const owed = decisionOf(state.pending, seat)
  if (!owed) return reject('match.notYourTurn')
  switch (owed.kind as SumZeroState['pending'][number]['kind']) {
    case 'draft':
      return checkDraft(state, seat, move)
    case 'swap':
      return hasExactKeys(move, ['kind', 'take']) && move['kind'] === 'swap' && typeof move['take'] === 'boolean'
        ? null
        : reject('sumzero.answerSwap')
    case 'place':
      return checkPlace(state, seat, move)
  }
}

function checkDraft(state: SumZeroState, seat: Seat, move: unknown): Rejection | null {
  if (hasExactKeys(move, ['kind']) && move['kind'] === 'pass') return null
  if (!hasExactKeys(move, ['kind', 'piece']) || move['kind'] !== 'buy') return reject('sumzero.buyOrPass')
  const { library } = placementTablesOf(state)
  const piece = typeof move['piece'] === 'string' ? library.index.get(move['piece']) : undefined
  if (piece === undefined) return reject('sumzero.noSuchPiece')
  const { id, cost } = library.pieces[piece]!
  if (state.stock[piece] === 0) return reject('sumzero.outOfStock', { piece: id })
  return cost <= state.budgets[seat]! ? null : reject('sumzero.tooDear', { piece: id, cost, budget: state.budgets[seat]! })
}

function checkPlace(state: SumZeroState, seat: Seat, move: unknown): Rejection | null {
  if (!hasExactKeys(move, ['kind', 'piece', 'pose', 'x', 'y']) || move['kind'] !== 'place') return reject('sumzero.placeAPiece')
  return checkPlacement(placementTablesOf(state), state.free, state.arsenals[seat]!, move)
}

/** Fallback: pass, keep, or the first placement of the list. */
export function fallback(state: SumZeroState, seat: Seat): SumZeroMove {
  switch (state.pending[0]!.kind) {
    case 'draft':
      return passMove
    case 'swap':
      return keepSides
    case 'place': {
      const arsenal = state.arsenals[seat]!
      const tables = placementTablesOf(state)
      const alone = arsenal.map(() => 0)
      const first: SumZeroMove[] = []
      for (let piece = 0; first.length === 0; piece++) {
        alone[piece] = arsenal[piece]!
        if (hasPlacement(tables, state.free, alone)) listPlacements(tables, state.free, alone, first)
      }
      return first[0]!
    }
  }
}
