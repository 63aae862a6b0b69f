import { passTurn, type Seat } from '@parlor/kernel'
import { attack, block, counter, runBattle, runDamage, takeDamage } from './battle.ts'
import { giveDon, restDon } from './don.ts'
import { asked, carryOut, runEffect } from './effect.ts'
import { inHand, onSide } from './field.ts'
import { enterField, makeRoom } from './play.ts'
import { cards } from './pool.ts'
import { announceAll, beginEffect, beginWaiting, nextInQueue } from './queue.ts'
import { costInHand } from './standing.ts'
import { dealHands, dealLife, endTurn, redraw } from './turn.ts'
import type { DecisionKind, SimPieceMove, SimPieceState } from './types.ts'
import { outOfHand, tellMoved, type SimPieceTable } from './zones.ts'

export function apply(state: SimPieceState, seat: Seat, move: SimPieceMove, table: SimPieceTable): void {
  const { kind } = state.pending[0]!
  state.trace.length = 0
  if (kind === 'goFirst') dealHands(state, move.kind === 'goFirst' ? seat : 1 - seat, table)
  else if (kind === 'mulligan') mulligan(state, seat, move.kind === 'redraw', table)
  else act(state, seat, move, kind as DecisionKind, table)
  advance(state, seat, table)
}

function mulligan(state: SimPieceState, seat: Seat, again: boolean, table: SimPieceTable): void {
  if (again) redraw(state, seat, table)
  if (seat !== state.first) dealLife(state, table)
}

function act(state: SimPieceState, seat: Seat, move: SimPieceMove, kind: DecisionKind, table: SimPieceTable): void {
  switch (move.kind) {
    case 'play':
      return playFromHand(state, seat, move.card, kind === 'counter', table)
    case 'give':
      return giveDon(state, seat, onSide(state.sides[seat]!, move.card)!, 'active', 1, table)
    case 'activate':
      return activate(state, seat, move.card, move.ability, table)
    case 'attack':
      return attack(state, seat, move.card, move.target, table)
    case 'block':
      return block(state, move.card, table)
    case 'counter':
      return counter(state, seat, move.card, move.target, table)
    case 'end':
      return endTurn(state, table)
    case 'pick':
      return picked(state, move.card, kind, table)
    case 'yes':
      return agreed(state, kind, table)
    case 'done':
      return declined(state, kind, table)
    default:
      return
  }
}

function activate(state: SimPieceState, seat: Seat, source: number, ability: number, table: SimPieceTable): void {
  const { card } = onSide(state.sides[seat]!, source)!
  tellCost(card, ability, table)
  beginEffect(state, { seat, source, card, ability })
}

/** Agreeing to trash a card of some kind tells that one is in hand. */
function tellCost(card: number, ability: number, table: SimPieceTable): void {
  if (cards[card]!.abilities[ability]!.cost?.some(({ pay }) => pay === 'trashHand')) table.reveal()
}

function playFromHand(state: SimPieceState, seat: Seat, handle: number, countering: boolean, table: SimPieceTable): void {
  const side = state.sides[seat]!
  const place = inHand(side, handle)
  const card = cards[side.hand[place]!]!
  restDon(state, seat, costInHand(state, seat, card.no), table)
  outOfHand(side, place, true)
  table.reveal()
  if (card.kind !== 'event') return enterField(state, seat, card.no, false, { zone: 'hand', handle }, 'play', table)
  side.trash.push(card.no)
  if (!table.quiet) tellMoved(table, seat, card.no, 'hand', 'trash', { handle }, 'play', 'all')
  announceAll(state, seat, 'youActivateEvent')
  announceAll(state, 1 - seat, 'opponentActivatesEvent')
  for (const ability of card.at[countering ? 'counter' : 'main']) beginEffect(state, { seat, source: -1, card: card.no, ability })
}

function picked(state: SimPieceState, ref: number, kind: DecisionKind, table: SimPieceTable): void {
  if (kind === 'order') beginWaiting(state, ref)
  else if (kind === 'room') makeRoom(state, ref, table)
  else state.stack[state.stack.length - 1]!.picked.push(ref)
}

function agreed(state: SimPieceState, kind: DecisionKind, table: SimPieceTable): void {
  const frame = state.stack[state.stack.length - 1]!
  if (kind !== 'trigger') {
    frame.picked.push(1)
    tellCost(frame.card, frame.ability, table)
    return
  }
  const card = state.sides[frame.seat]!.limbo[0]!
  frame.stage = 1
  table.reveal()
  if (!table.quiet) table.emit({ kind: 'revealed', seat: frame.seat, from: 'life', cards: [card], handles: [] })
  for (const ability of cards[card]!.at.trigger) beginEffect(state, { seat: frame.seat, source: -1, card, ability })
}

function declined(state: SimPieceState, kind: DecisionKind, table: SimPieceTable): void {
  if (kind === 'block' || kind === 'counter') {
    state.battle!.passed = true
    return
  }
  const frame = state.stack[state.stack.length - 1]!
  if (kind === 'trigger') takeDamage(state, frame, table)
  else carryOut(state, frame, table)
}

/** Goes on until somebody owes an answer or the match is over: what is under way, then what waits, then the battle, then the turn. */
function advance(state: SimPieceState, mover: Seat, table: SimPieceTable): void {
  for (;;) {
    if (state.outcome !== null) {
      state.seq++
      return
    }
    const top = state.stack[state.stack.length - 1]
    if (top !== undefined) {
      const kind = top.kind === 'effect' ? runEffect(state, table) : top.kind === 'room' ? 'room' : runDamage(state, table)
      if (kind !== null) return passTurn(state, top.kind === 'effect' ? asked.seat : top.seat, kind)
    } else if (state.queue.length > 0) {
      const { seat, first, count } = nextInQueue(state)
      if (count > 1 && differ(state, first)) return passTurn(state, seat, 'order')
      beginWaiting(state, first)
    } else if (state.battle !== null) {
      const kind = runBattle(state, table)
      if (kind !== null) return passTurn(state, 1 - state.battle.seat, kind)
    } else {
      state.wave = 0
      return passTurn(state, nextSeat(state, mover), state.phase === 'setup' ? 'mulligan' : 'main')
    }
  }
}

/** In setup the first player decides, then the second. */
function nextSeat(state: SimPieceState, mover: Seat): Seat {
  if (state.phase !== 'setup') return state.active
  return state.pending[0]!.kind === 'goFirst' ? state.first : 1 - mover
}

/** Whether the order of what is next can matter: one card's one ability, waiting twice, needs no order. */
function differ({ queue }: SimPieceState, first: number): boolean {
  const one = queue[first]!
  for (const other of queue) {
    if (other.seat !== one.seat || other.wave !== one.wave) continue
    if (other.source !== one.source || other.ability !== one.ability) return true
  }
  return false
}
