import { shuffle, type Seat } from '@parlor/kernel'
import { addDon } from './don.ts'
import { firstGiver, giverAt } from './continuous-effects.ts'
import { isBarred } from './permissions.ts'
import { queueAbilitiesOfSide, startDelayed } from './effect-queue.ts'
import { endLasting, lastingBits, takeDelayed } from './lasting-effects.ts'
import { cards } from './card-pool.ts'
import type { Phase, Side, SimPieceState } from './types.ts'
import { concludeMatch, drawCards, emitCardMoved, type SimPieceEventSink } from './move-cards.ts'

const openingHandSize = 5

function enterPhase(state: SimPieceState, phase: Phase, sink: SimPieceEventSink): void {
  state.phase = phase
  if (!sink.quiet) sink.emit({ kind: 'phase', seat: state.active, phase, turn: state.turn })
}

/** DON!! under cards return to the cost area, rested. */
function takeDonBack(state: SimPieceState, seat: Seat, sink: SimPieceEventSink): void {
  const side = state.sides[seat]!
  for (let i = -1; i < side.characters.length; i++) {
    const one = i < 0 ? side.leader : side.characters[i]!
    if (one.don === 0) continue
    side.donRested += one.don
    if (!sink.quiet) sink.emit({ kind: 'don', seat, from: 'given', to: 'rested', count: one.don, handle: one.handle, card: one.card })
    one.don = 0
  }
}

/** The rested cards that do not become active in this Refresh Phase, or null. */
function frozenOf(state: SimPieceState, seat: Seat): readonly number[] | null {
  const side = state.sides[seat]!
  let frozen: number[] | null = null
  for (let i = firstGiver; i < side.characters.length; i++) {
    const one = giverAt(side, i)
    if (one !== null && one.rested && isBarred(state, seat, one, 'refresh')) (frozen ??= []).push(one.handle)
  }
  return frozen
}

function refresh(state: SimPieceState, seat: Seat, sink: SimPieceEventSink): void {
  const side = state.sides[seat]!
  takeDonBack(state, seat, sink)
  side.donActive += side.donRested
  side.donRested = 0
  const frozen = frozenOf(state, seat)
  for (let i = firstGiver; i < side.characters.length; i++) {
    const one = giverAt(side, i)
    if (one !== null && !frozen?.includes(one.handle)) one.rested = false
  }
  if (!sink.quiet) sink.emit(frozen === null ? { kind: 'refreshed', seat } : { kind: 'refreshed', seat, except: frozen })
  endLasting(state, 'refresh')
}

/** Starts the next turn with the effects that wait for it. */
function beginTurn(state: SimPieceState, seat: Seat, sink: SimPieceEventSink): void {
  if (state.turn >= state.rules.turnLimit) return concludeMatch(state, null, 'outcome.turnLimit', sink)
  state.turn++
  state.active = seat
  state.sides[seat]!.turns++
  enterPhase(state, 'refresh', sink)
  endLasting(state, 'start')
  queueAbilitiesOfSide(state, seat, 'startOfYourTurn')
}

/** Continues a turn that has begun, up to its Main Phase. */
export function advanceRefresh(state: SimPieceState, sink: SimPieceEventSink): void {
  const seat = state.active
  refresh(state, seat, sink)
  enterPhase(state, 'draw', sink)
  if (state.turn > 1) drawCards(state, seat, 1, 'draw', sink)
  if (state.outcome !== null) return
  enterPhase(state, 'don', sink)
  addDon(state, seat, state.turn > 1 ? 2 : 1, false, sink)
  enterPhase(state, 'main', sink)
}

/** The End Phase begins with the effects that wait for it. */
export function endTurn(state: SimPieceState, sink: SimPieceEventSink): void {
  enterPhase(state, 'end', sink)
  queueAbilitiesOfSide(state, state.active, 'endOfYourTurn')
}

/** Continues the End Phase when nothing waits: what was put off, then what lasts until the end of the turn is over and the next begins. */
export function advanceEnd(state: SimPieceState, sink: SimPieceEventSink): void {
  const delayed = takeDelayed(state, 'turn')
  if (delayed !== null) return startDelayed(state, delayed)
  const again = lastingBits(state, state.active, -1, 'extraTurn') !== 0
  endLasting(state, 'end')
  for (const side of state.sides) {
    expire(side.leader)
    if (side.stage) expire(side.stage)
    for (const one of side.characters) expire(one)
  }
  if (state.rules.donReturn === 'end') takeDonBack(state, state.active, sink)
  beginTurn(state, again ? state.active : 1 - state.active, sink)
}

function expire(one: Side['leader']): void {
  one.turnPower = 0
  one.granted = 0
  one.used = 0
}

/** Draws both hands once it is known who goes first. */
export function dealHands(state: SimPieceState, first: Seat, sink: SimPieceEventSink): void {
  state.first = first
  state.active = first
  if (!sink.quiet) sink.emit({ kind: 'first', seat: first })
  drawCards(state, first, openingHandSize, 'deal', sink)
  drawCards(state, 1 - first, openingHandSize, 'deal', sink)
}

/** Mulligan: the whole hand goes back, the deck is shuffled and as many are drawn again. */
export function redrawHand(state: SimPieceState, seat: Seat, sink: SimPieceEventSink): void {
  const side = state.sides[seat]!
  for (let i = 0; i < side.hand.length; i++) {
    side.deck.push(side.hand[i]!)
    side.deckSeen.push(0)
    if (!sink.quiet) emitCardMoved(sink, seat, side.hand[i]!, 'hand', 'deck', { handle: side.handles[i]! }, 'redraw', 'owner')
  }
  side.hand.length = 0
  side.handles.length = 0
  side.shown.length = 0
  shuffle(state.rng, side.deck)
  if (!sink.quiet) sink.emit({ kind: 'shuffled', seat, zone: 'deck' })
  drawCards(state, seat, openingHandSize, 'deal', sink)
}

/** Deals Life so that the top card of the deck lies at the bottom of it; then starts the first turn. */
export function dealLife(state: SimPieceState, sink: SimPieceEventSink): void {
  for (const [seat, side] of state.sides.entries()) {
    const count = Math.min(cards[side.leader.card]!.life ?? 0, side.deck.length)
    for (let i = 0; i < count; i++) {
      const card = side.deck.pop()!
      side.deckSeen.pop()
      side.life.push(card)
      if (!sink.quiet) emitCardMoved(sink, seat, card, 'deck', 'life', {}, 'deal', 'nobody')
    }
  }
  beginTurn(state, state.first, sink)
}
