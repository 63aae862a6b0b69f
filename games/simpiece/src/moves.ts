import { decisionOf, reject, type Rejection, type Seat } from '@parlor/kernel'
import { canAttack, canBlock, forcedTargetNameFor, canTarget } from './battle.ts'
import { listCandidates, emptyPickChoice } from './choice.ts'
import { canPayCosts } from './ability-cost.ts'
import { allConditionsHold } from './condition.ts'
import { canConfirmEffect, fillCurrentChoice } from './run-effect.ts'
import { isNextInQueue } from './effect-queue.ts'
import * as move from './interned-moves.ts'
import { cards } from './card-pool.ts'
import { whyNotLegal } from './why-not-legal.ts'
import { costInHand, counterOf } from './current-values.ts'
import { isNegated } from './continuous-effects.ts'
import { isPlayerBarred, mayForbid } from './permissions.ts'
import { newFrame } from './new-state.ts'
import type { DecisionKind, FieldCard, SimPieceMove, SimPieceState } from './types.ts'

const choice = emptyPickChoice()
const found: number[] = []
/** Temporary frame for checking whether an ability can be paid for. */
const probe = newFrame('effect', 0, 0, 0, 0)

/** Every legal move of the seat, in canonical form. */
export function moves(state: SimPieceState, seat: Seat, out: SimPieceMove[]): number {
  const decision = decisionOf(state.pending, seat)
  if (decision === null) return 0
  switch (decision.kind as DecisionKind) {
    case 'goFirst':
      out[0] = move.goFirstMove
      out[1] = move.goSecondMove
      return 2
    case 'mulligan':
      out[0] = move.keepMove
      out[1] = move.redrawMove
      return 2
    case 'main':
      return mainMoves(state, seat, out)
    case 'block':
      return blockMoves(state, seat, out)
    case 'counter':
      return counterMoves(state, seat, out)
    case 'trigger':
      return triggerMoves(state, out)
    case 'pick':
    case 'confirm':
      return pickMoves(state, out)
    case 'order':
      return orderMoves(state, out)
    case 'room':
      return roomMoves(state, seat, out)
  }
}

function mainMoves(state: SimPieceState, seat: Seat, out: SimPieceMove[]): number {
  const side = state.sides[seat]!
  const { hand, handles, characters, leader, stage, donActive } = side
  let count = 0
  for (let i = 0; i < hand.length; i++) if (isPlayable(state, seat, hand[i]!)) out[count++] = move.playMove(handles[i]!)
  if (donActive > 0) {
    out[count++] = move.giveDonMove(leader.handle)
    for (let i = 0; i < characters.length; i++) out[count++] = move.giveDonMove(characters[i]!.handle)
  }
  count = activateMoves(state, seat, leader, out, count)
  for (let i = 0; i < characters.length; i++) count = activateMoves(state, seat, characters[i]!, out, count)
  if (stage !== null) count = activateMoves(state, seat, stage, out, count)
  if (side.turns > 1) {
    const lure = forcedTargetNameFor(state, seat)
    count = attackMoves(state, seat, leader, lure, out, count)
    for (let i = 0; i < characters.length; i++) count = attackMoves(state, seat, characters[i]!, lure, out, count)
  }
  out[count++] = move.endMove
  return count
}

/** Whether a card in hand can be played in the Main Phase: [Counter] Events cannot. */
function isPlayable(state: SimPieceState, seat: Seat, no: number): boolean {
  const card = cards[no]!
  if (card.kind === 'event' && card.at.main.length === 0) return false
  if (card.kind === 'character' && mayForbid(state) && isPlayerBarred(state, seat, 'playCharacter')) return false
  return costInHand(state, seat, no) <= state.sides[seat]!.donActive
}

function activateMoves(state: SimPieceState, seat: Seat, one: FieldCard, out: SimPieceMove[], from: number): number {
  const abilityIndices = cards[one.card]!.at.activateMain
  let count = from
  if (abilityIndices.length === 0 || isNegated(state, seat, one, 'activateMain')) return count
  for (let i = 0; i < abilityIndices.length; i++)
    if (canActivate(state, seat, one, abilityIndices[i]!)) out[count++] = move.activateMove(one.handle, abilityIndices[i]!)
  return count
}

function canActivate(state: SimPieceState, seat: Seat, one: FieldCard, abilityIndex: number): boolean {
  const { don, limit, cost, payIf } = cards[one.card]!.abilities[abilityIndex]!
  if (don !== undefined && one.don < don) return false
  if (limit !== undefined && (one.used & (1 << abilityIndex)) !== 0) return false
  probe.seat = seat
  probe.source = one.handle
  probe.card = one.card
  probe.ability = abilityIndex
  return allConditionsHold(payIf, state, probe) && canPayCosts(cost, state, probe)
}

function attackMoves(state: SimPieceState, seat: Seat, one: FieldCard, lure: string | null, out: SimPieceMove[], from: number): number {
  if (!canAttack(state, seat, one)) return from
  const { leader, characters } = state.sides[1 - seat]!
  let count = from
  for (let i = -1; i < characters.length; i++) {
    const target = i < 0 ? leader : characters[i]!
    if (canTarget(state, seat, one, target, lure)) out[count++] = move.attackMove(one.handle, target.handle)
  }
  return count
}

function blockMoves(state: SimPieceState, seat: Seat, out: SimPieceMove[]): number {
  let count = 0
  for (const one of state.sides[seat]!.characters) if (canBlock(state, state.battle!, one)) out[count++] = move.blockMove(one.handle)
  out[count++] = move.doneMove
  return count
}

function counterMoves(state: SimPieceState, seat: Seat, out: SimPieceMove[]): number {
  const { hand, handles, leader, characters, donActive } = state.sides[seat]!
  let count = 0
  for (let i = 0; i < hand.length; i++) {
    const card = cards[hand[i]!]!
    if (card.kind === 'character' && counterOf(state, seat, card.no) !== null) {
      out[count++] = move.counterMove(handles[i]!, leader.handle)
      for (let k = 0; k < characters.length; k++) out[count++] = move.counterMove(handles[i]!, characters[k]!.handle)
    } else if (card.at.counter.length > 0 && costInHand(state, seat, card.no) <= donActive) out[count++] = move.playMove(handles[i]!)
  }
  out[count++] = move.doneMove
  return count
}

function triggerMoves(state: SimPieceState, out: SimPieceMove[]): number {
  const [card] = state.sides[state.stack[state.stack.length - 1]!.seat]!.limbo
  let count = 0
  if (cards[card!]!.at.trigger.length > 0) out[count++] = move.yesMove
  out[count++] = move.doneMove
  return count
}

function pickMoves(state: SimPieceState, out: SimPieceMove[]): number {
  const frame = state.stack[state.stack.length - 1]!
  if (!fillCurrentChoice(state, frame, choice)) return 0
  let count = 0
  if (choice.zone === 'confirm') {
    if (canConfirmEffect(state, frame)) out[count++] = move.yesMove
    out[count++] = move.doneMove
    return count
  }
  const size = listCandidates(state, frame, choice, found)
  for (let i = 0; i < size; i++) out[count++] = move.pickMove(found[i]!)
  if (frame.picked.length >= choice.least || size === 0) out[count++] = move.doneMove
  return count
}

function orderMoves(state: SimPieceState, out: SimPieceMove[]): number {
  let count = 0
  for (let i = 0; i < state.queue.length; i++) if (isNextInQueue(state, i)) out[count++] = move.pickMove(i)
  return count
}

function roomMoves(state: SimPieceState, seat: Seat, out: SimPieceMove[]): number {
  const { characters } = state.sides[seat]!
  for (let i = 0; i < characters.length; i++) out[i] = move.pickMove(characters[i]!.handle)
  return characters.length
}

const listed: SimPieceMove[] = []

/** Single source of legality: a move is legal if it is listed. The rejection gives the reason, as far as the seat may know it. */
export function check(state: SimPieceState, seat: Seat, value: unknown): Rejection | null {
  if (!move.isMove(value)) return reject('simpiece.badMove')
  const decision = decisionOf(state.pending, seat)
  if (decision === null) return reject('simpiece.notAsked')
  const text = move.writeMove(value)
  const count = moves(state, seat, listed)
  for (let i = 0; i < count; i++) if (move.writeMove(listed[i]!) === text) return null
  return whyNotLegal(state, seat, value, decision.kind as DecisionKind)
}

/** Fallback: the answer that commits to the least. */
export function fallback(state: SimPieceState, seat: Seat): SimPieceMove {
  const count = moves(state, seat, listed)
  for (let i = 0; i < count; i++) {
    const { kind } = listed[i]!
    if (kind === 'done' || kind === 'end' || kind === 'keep') return listed[i]!
  }
  return listed[0]!
}
