import type { Seat } from '@parlor/kernel'
import { inHand, onSide } from './field.ts'
import { attackActiveBit, banishBit, blockerBit, cards, doubleAttackBit, rushBit } from './pool.ts'
import { announce } from './queue.ts'
import { knockOut } from './removal.ts'
import { newFrame } from './state.ts'
import { isBattleProof, keywordsOf, lureOf, powerOf } from './standing.ts'
import { hidden, type Battle, type DecisionKind, type Fielded, type Frame, type Handle, type SimPieceState } from './types.ts'
import { conclude, intoHand, offLife, outOfHand, tellMoved, turnCard, type SimPieceTable } from './zones.ts'

/** Whether a card of the turn player could attack something now. */
export function canAttack(state: SimPieceState, seat: Seat, one: Fielded): boolean {
  if (one.rested || state.sides[seat]!.turns < 2 || one.barred >= state.turn) return false
  if (one.since < state.turn || one === state.sides[seat]!.leader) return true
  return (keywordsOf(state, seat, one) & rushBit) !== 0
}

/** Whether this attacker may choose that card of the other side. A prohibition beats every permission. */
export function mayTarget(state: SimPieceState, seat: Seat, attacker: Fielded, target: Fielded, lure: string | null): boolean {
  const isLeader = target === state.sides[1 - seat]!.leader
  if (lure !== null && (isLeader || !cards[target.card]!.names.includes(lure))) return false
  return isLeader || target.rested || (keywordsOf(state, seat, attacker) & attackActiveBit) !== 0
}

export function lureAgainst(state: SimPieceState, seat: Seat): string | null {
  return lureOf(state, 1 - seat)
}

export function attack(state: SimPieceState, seat: Seat, handle: Handle, target: Handle, table: SimPieceTable): void {
  const attacker = onSide(state.sides[seat]!, handle)!
  turnCard(seat, attacker, true, table)
  state.trace.push(handle, target)
  state.battle = { seat, attacker: handle, target, step: 'attack', bar: -1, passed: false }
  if (!table.quiet) {
    const defender = onSide(state.sides[1 - seat]!, target)!
    const powers = [powerOf(state, seat, attacker), powerOf(state, 1 - seat, defender)] as const
    table.emit({ kind: 'attacks', seat, attacker: handle, target, card: attacker.card, targetCard: defender.card, powers })
  }
  announce(state, seat, attacker, 'whenAttacking')
}

/** Whether a Character may be made the new target. */
export function canBlock(state: SimPieceState, battle: Battle, one: Fielded): boolean {
  const seat = 1 - battle.seat
  if (one.rested || one.handle === battle.target || (keywordsOf(state, seat, one) & blockerBit) === 0) return false
  return battle.bar < 0 || powerOf(state, seat, one) > battle.bar
}

export function block(state: SimPieceState, handle: Handle, table: SimPieceTable): void {
  const battle = state.battle!
  const seat = 1 - battle.seat
  const one = onSide(state.sides[seat]!, handle)!
  turnCard(seat, one, true, table)
  battle.target = handle
  battle.passed = true
  if (!table.quiet) table.emit({ kind: 'blocks', seat, handle, card: one.card })
  announce(state, seat, one, 'onBlock')
}

/** Trashes a Character card of the hand for its Counter value. */
export function counter(state: SimPieceState, seat: Seat, handle: Handle, target: Handle, table: SimPieceTable): void {
  const side = state.sides[seat]!
  const card = outOfHand(side, inHand(side, handle), true)
  side.trash.push(card)
  const one = onSide(side, target)!
  const by = cards[card]!.counter ?? 0
  one.battlePower += by
  state.trace.push(target, by)
  if (table.quiet) return
  tellMoved(table, seat, card, 'hand', 'trash', { handle }, 'counter', 'all')
  table.emit({ kind: 'power', seat, handle: target, card: one.card, by, until: 'battle' })
}

/** Goes on with the battle when nothing else is under way. Returns what the defender owes, or null. */
export function runBattle(state: SimPieceState, table: SimPieceTable): DecisionKind | null {
  const battle = state.battle!
  const seat = 1 - battle.seat
  const side = state.sides[seat]!
  switch (battle.step) {
    case 'attack':
      return nextStep(state, battle, 'block', table)
    case 'block':
      if (!battle.passed && side.characters.some((one) => canBlock(state, battle, one))) return 'block'
      return nextStep(state, battle, 'counter', table)
    case 'counter':
      if (!battle.passed && side.hand.length > 0) return 'counter'
      return nextStep(state, battle, 'damage', table)
    case 'damage':
      battle.step = 'end'
      compare(state, battle, table)
      return null
    case 'end':
      endBattle(state, table)
      return null
  }
}

/** At the end of every step: when attacker or target has left, the battle is over. */
function nextStep(state: SimPieceState, battle: Battle, step: Battle['step'], table: SimPieceTable): null {
  battle.passed = false
  const there = onSide(state.sides[battle.seat]!, battle.attacker) && onSide(state.sides[1 - battle.seat]!, battle.target)
  if (there) battle.step = step
  else endBattle(state, table)
  return null
}

function compare(state: SimPieceState, { seat, attacker, target }: Battle, table: SimPieceTable): void {
  const defender = 1 - seat
  const one = onSide(state.sides[seat]!, attacker)!
  const other = onSide(state.sides[defender]!, target)!
  const powers = [powerOf(state, seat, one), powerOf(state, defender, other)] as const
  const hit = powers[0] >= powers[1]
  state.trace.push(powers[0], powers[1])
  if (!table.quiet) table.emit({ kind: 'battle', seat, card: one.card, targetCard: other.card, powers, hit })
  if (!hit) return
  if (other !== state.sides[defender]!.leader) {
    if (!isBattleProof(state, defender, other, one)) knockOut(state, [target], table)
    return
  }
  if (state.sides[defender]!.life.length === 0) return conclude(state, seat, 'outcome.life', table)
  const keywords = keywordsOf(state, seat, one)
  const frame = newFrame('damage', defender, -1, -1, -1)
  frame.left = keywords & doubleAttackBit ? 2 : 1
  frame.memo = keywords & banishBit ? 1 : 0
  state.stack.push(frame)
}

function endBattle(state: SimPieceState, table: SimPieceTable): void {
  for (const { leader, characters } of state.sides) {
    leader.battlePower = 0
    for (const one of characters) one.battlePower = 0
  }
  if (!table.quiet) table.emit({ kind: 'battleOver', seat: state.battle!.seat })
  state.battle = null
}

/**
 * Goes on dealing damage: point by point, each card first offered to its owner for its [Trigger], whatever card it is, so that the
 * question tells nothing. Stage 0: a point is due; 1: its card was revealed and its [Trigger] used. Returns what is owed, or null.
 */
export function runDamage(state: SimPieceState, table: SimPieceTable): DecisionKind | null {
  const frame = state.stack[state.stack.length - 1]!
  const side = state.sides[frame.seat]!
  if (frame.stage === 1) settleTrigger(state, frame, table)
  if (side.limbo.length > 0) return 'trigger'
  if (frame.left === 0 || side.life.length === 0) {
    state.stack.pop()
    return null
  }
  frame.left--
  const card = offLife(side, true)
  const banished = frame.memo === 1
  if (!table.quiet) table.emit({ kind: 'damage', seat: frame.seat, life: side.life.length, banished })
  if (banished) {
    side.trash.push(card)
    if (!table.quiet) tellMoved(table, frame.seat, card, 'life', 'trash', {}, 'damage', 'all')
    return null
  }
  side.limbo.push(card)
  if (!table.quiet) tellMoved(table, frame.seat, card, 'life', 'none', {}, 'damage', 'owner')
  return 'trigger'
}

/** The [Trigger] has resolved: unless it was played, the card goes to the trash. */
function settleTrigger(state: SimPieceState, frame: Frame, table: SimPieceTable): void {
  const side = state.sides[frame.seat]!
  frame.stage = 0
  const card = side.limbo.pop()
  if (card === undefined) return
  side.trash.push(card)
  if (!table.quiet) tellMoved(table, frame.seat, card, 'none', 'trash', {}, 'trigger', 'all')
}

/** The damaged Life card goes to the hand, unseen by others. */
export function takeDamage(state: SimPieceState, frame: Frame, table: SimPieceTable): void {
  const side = state.sides[frame.seat]!
  const card = side.limbo.pop()!
  const as = intoHand(side, state, card, hidden)
  if (!table.quiet) tellMoved(table, frame.seat, card, 'none', 'hand', { as }, 'damage', 'owner')
}
