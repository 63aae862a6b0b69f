import { shuffle, type Seat } from '@parlor/kernel'
import { addDon } from './don.ts'
import { cards } from './pool.ts'
import type { Phase, Side, SimPieceState } from './types.ts'
import { conclude, draw, tellMoved, type SimPieceTable } from './zones.ts'

export const openingHand = 5

function enterPhase(state: SimPieceState, phase: Phase, table: SimPieceTable): void {
  state.phase = phase
  if (!table.quiet) table.emit({ kind: 'phase', seat: state.active, phase, turn: state.turn })
}

/** DON!! under cards go back to the cost area, rested. */
function takeDonBack(state: SimPieceState, seat: Seat, table: SimPieceTable): void {
  const side = state.sides[seat]!
  for (let i = -1; i < side.characters.length; i++) {
    const one = i < 0 ? side.leader : side.characters[i]!
    if (one.don === 0) continue
    side.donRested += one.don
    if (!table.quiet) table.emit({ kind: 'don', seat, from: 'given', to: 'rested', count: one.don, handle: one.handle, card: one.card })
    one.don = 0
  }
}

function refresh(state: SimPieceState, seat: Seat, table: SimPieceTable): void {
  const side = state.sides[seat]!
  takeDonBack(state, seat, table)
  side.donActive += side.donRested
  side.donRested = 0
  side.leader.rested = false
  if (side.stage) side.stage.rested = false
  for (const one of side.characters) one.rested = false
  if (!table.quiet) table.emit({ kind: 'refreshed', seat })
}

/** The next turn, up to its Main Phase. */
export function beginTurn(state: SimPieceState, seat: Seat, table: SimPieceTable): void {
  if (state.turn >= state.rules.turnLimit) return conclude(state, null, 'outcome.turnLimit', table)
  const side = state.sides[seat]!
  state.turn++
  state.active = seat
  side.turns++
  enterPhase(state, 'refresh', table)
  refresh(state, seat, table)
  enterPhase(state, 'draw', table)
  if (state.turn > 1) draw(state, seat, 1, 'draw', table)
  if (state.outcome !== null) return
  enterPhase(state, 'don', table)
  addDon(state, seat, state.turn > 1 ? 2 : 1, false, table)
  enterPhase(state, 'main', table)
}

/** What lasts until the end of this turn is over. */
export function endTurn(state: SimPieceState, table: SimPieceTable): void {
  enterPhase(state, 'end', table)
  for (const side of state.sides) {
    expire(side.leader)
    if (side.stage) expire(side.stage)
    for (const one of side.characters) expire(one)
  }
  if (state.rules.donReturn === 'end') takeDonBack(state, state.active, table)
  beginTurn(state, 1 - state.active, table)
}

function expire(one: Side['leader']): void {
  one.turnPower = 0
  one.granted = 0
  one.used = 0
}

/** Both hands are drawn once it is known who goes first. */
export function dealHands(state: SimPieceState, first: Seat, table: SimPieceTable): void {
  state.first = first
  state.active = first
  if (!table.quiet) table.emit({ kind: 'first', seat: first })
  draw(state, first, openingHand, 'deal', table)
  draw(state, 1 - first, openingHand, 'deal', table)
}

/** The whole hand goes back, the deck is shuffled and as many are drawn again. */
export function redraw(state: SimPieceState, seat: Seat, table: SimPieceTable): void {
  const side = state.sides[seat]!
  for (let i = 0; i < side.hand.length; i++) {
    side.deck.push(side.hand[i]!)
    side.deckSeen.push(0)
    if (!table.quiet) tellMoved(table, seat, side.hand[i]!, 'hand', 'deck', { handle: side.handles[i]! }, 'redraw', 'owner')
  }
  side.hand.length = 0
  side.handles.length = 0
  side.shown.length = 0
  shuffle(state.rng, side.deck)
  if (!table.quiet) table.emit({ kind: 'shuffled', seat, zone: 'deck' })
  draw(state, seat, openingHand, 'deal', table)
}

/** Life is dealt so that the top card of the deck lies at the bottom of it; then the first turn begins. */
export function dealLife(state: SimPieceState, table: SimPieceTable): void {
  for (const [seat, side] of state.sides.entries()) {
    const count = Math.min(cards[side.leader.card]!.life ?? 0, side.deck.length)
    for (let i = 0; i < count; i++) {
      const card = side.deck.pop()!
      side.deckSeen.pop()
      side.life.push(card)
      if (!table.quiet) tellMoved(table, seat, card, 'deck', 'life', {}, 'deal', 'nobody')
    }
  }
  beginTurn(state, state.first, table)
}
