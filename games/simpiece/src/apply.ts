import { passTurn, type Seat } from '@parlor/kernel'
import { declareAttack, declareBlock, discardForCounter, advanceBattle, advanceDamage, takeDamageCard } from './battle.ts'
import { giveDon, restDon } from './don.ts'
import { askedSeat, performStep, runEffect } from './run-effect.ts'
import { indexInHand, findOnSide } from './find-card.ts'
import { enterField, makeRoom } from './enter-field.ts'
import { cards } from './card-pool.ts'
import { queueAbilitiesOfSide, pushEffectOnStack, startQueuedEffect, nextInQueue } from './effect-queue.ts'
import { costInHand } from './current-values.ts'
import { advanceEnd, advanceRefresh, dealHands, dealLife, endTurn, redrawHand } from './turn.ts'
import { advanceLeaving } from './would-leave.ts'
import type { DecisionKind, EffectFrame, SimPieceMove, SimPieceState } from './types.ts'
import { removeFromHand, emitCardMoved, type SimPieceEventSink } from './move-cards.ts'

export function apply(state: SimPieceState, seat: Seat, move: SimPieceMove, sink: SimPieceEventSink): void {
  const { kind } = state.pending[0]!
  state.trace.length = 0
  if (kind === 'goFirst') dealHands(state, move.kind === 'goFirst' ? seat : 1 - seat, sink)
  else if (kind === 'mulligan') mulligan(state, seat, move.kind === 'redraw', sink)
  else playMove(state, seat, move, kind as DecisionKind, sink)
  runUntilDecision(state, seat, sink)
}

function mulligan(state: SimPieceState, seat: Seat, again: boolean, sink: SimPieceEventSink): void {
  if (again) redrawHand(state, seat, sink)
  if (seat !== state.first) dealLife(state, sink)
}

function playMove(state: SimPieceState, seat: Seat, move: SimPieceMove, kind: DecisionKind, sink: SimPieceEventSink): void {
  switch (move.kind) {
    case 'play':
      return playFromHand(state, seat, move.card, kind === 'counter', sink)
    case 'give':
      return giveDon(state, seat, findOnSide(state.sides[seat]!, move.card)!, 'active', 1, sink)
    case 'activate':
      return activate(state, seat, move.card, move.ability, sink)
    case 'attack':
      return declareAttack(state, seat, move.card, move.target, sink)
    case 'block':
      return declareBlock(state, move.card, sink)
    case 'counter':
      return discardForCounter(state, seat, move.card, move.target, sink)
    case 'end':
      return endTurn(state, sink)
    case 'pick':
      return picked(state, move.card, kind, sink)
    case 'yes':
      return agreed(state, kind, sink)
    case 'done':
      return declined(state, kind, sink)
    default:
      return
  }
}

function activate(state: SimPieceState, seat: Seat, source: number, ability: number, sink: SimPieceEventSink): void {
  const { card } = findOnSide(state.sides[seat]!, source)!
  revealCost(card, ability, sink)
  pushEffectOnStack(state, { seat, source, card, ability })
}

/** Agreeing to trash a card of some kind reveals that one is in hand. */
function revealCost(card: number, ability: number, sink: SimPieceEventSink): void {
  if (cards[card]!.abilities[ability]!.cost?.some(({ pay }) => pay === 'trashHand')) sink.reveal()
}

function playFromHand(state: SimPieceState, seat: Seat, handle: number, countering: boolean, sink: SimPieceEventSink): void {
  const side = state.sides[seat]!
  const handIndex = indexInHand(side, handle)
  const card = cards[side.hand[handIndex]!]!
  restDon(state, seat, costInHand(state, seat, card.no), sink)
  removeFromHand(side, handIndex, true)
  sink.reveal()
  if (card.kind !== 'event') return enterField(state, seat, card.no, false, { zone: 'hand', handle }, 'play', sink)
  side.trash.push(card.no)
  if (!sink.quiet) emitCardMoved(sink, seat, card.no, 'hand', 'trash', { handle }, 'play', 'all')
  queueAbilitiesOfSide(state, seat, 'youActivateEvent')
  queueAbilitiesOfSide(state, 1 - seat, 'opponentActivatesEvent')
  for (const ability of card.at[countering ? 'counter' : 'main']) pushEffectOnStack(state, { seat, source: -1, card: card.no, ability })
}

function picked(state: SimPieceState, ref: number, kind: DecisionKind, sink: SimPieceEventSink): void {
  if (kind === 'order') startQueuedEffect(state, ref)
  else if (kind === 'room') makeRoom(state, ref, sink)
  else state.stack[state.stack.length - 1]!.picked.push(ref)
}

function agreed(state: SimPieceState, kind: DecisionKind, sink: SimPieceEventSink): void {
  const frame = state.stack[state.stack.length - 1]!
  if (kind !== 'trigger') {
    frame.picked.push(1)
    revealCost(frame.card, frame.ability, sink)
    return
  }
  const card = state.sides[frame.seat]!.limbo[0]!
  frame.stage = 1
  sink.reveal()
  if (!sink.quiet) sink.emit({ kind: 'revealed', seat: frame.seat, from: 'life', cards: [card], handles: [] })
  for (let side: Seat = 0; side < 2; side++) queueAbilitiesOfSide(state, side, 'triggerActivates')
  for (const ability of cards[card]!.at.trigger) pushEffectOnStack(state, { seat: frame.seat, source: -1, card, ability })
}

function declined(state: SimPieceState, kind: DecisionKind, sink: SimPieceEventSink): void {
  if (kind === 'block' || kind === 'counter') {
    state.battle!.passed = true
    return
  }
  const frame = state.stack[state.stack.length - 1]!
  if (kind === 'trigger') takeDamageCard(state, frame, sink)
  else performStep(state, frame, sink)
}

/** Runs until a decision is pending or the match is over: the stack, then the effect queue, then the battle, then the turn. */
function runUntilDecision(state: SimPieceState, mover: Seat, sink: SimPieceEventSink): void {
  for (;;) {
    if (state.outcome !== null) {
      state.seq++
      return
    }
    const top = state.stack[state.stack.length - 1]
    if (top !== undefined) {
      const kind = advanceFrame(state, top.kind, sink)
      if (kind !== null) return passTurn(state, top.kind === 'effect' ? askedSeat.seat : top.seat, kind)
    } else if (state.queue.length > 0) {
      const { seat, first, count } = nextInQueue(state)
      if (count > 1 && orderMatters(state, first)) return passTurn(state, seat, 'order')
      startQueuedEffect(state, first)
    } else if (state.battle !== null) {
      const kind = advanceBattle(state, sink)
      if (kind !== null) return passTurn(state, 1 - state.battle.seat, kind)
    } else if (state.phase === 'end') advanceEnd(state, sink)
    else if (state.phase === 'refresh') advanceRefresh(state, sink)
    else {
      state.wave = 0
      return passTurn(state, nextSeat(state, mover), state.phase === 'setup' ? 'mulligan' : 'main')
    }
  }
}

function advanceFrame(state: SimPieceState, kind: EffectFrame['kind'], sink: SimPieceEventSink): DecisionKind | null {
  switch (kind) {
    case 'effect':
      return runEffect(state, sink)
    case 'room':
      return 'room'
    case 'leave':
      return advanceLeaving(state, sink)
    case 'damage':
      return advanceDamage(state, sink)
  }
}

/** In setup the first player decides, then the second. */
function nextSeat(state: SimPieceState, mover: Seat): Seat {
  if (state.phase !== 'setup') return state.active
  return state.pending[0]!.kind === 'goFirst' ? state.first : 1 - mover
}

/** Whether the order of the next effects can matter: the same ability of one card queued twice needs no order. */
function orderMatters({ queue }: SimPieceState, first: number): boolean {
  const one = queue[first]!
  for (const other of queue) {
    if (other.seat !== one.seat || other.wave !== one.wave) continue
    if (other.source !== one.source || other.ability !== one.ability) return true
  }
  return false
}
