import type { Seat } from '@parlor/kernel'
import { indexInHand, findOnSide } from './find-card.ts'
import {
  canAttackActiveBit,
  banishBit,
  blockerBit,
  cards,
  doubleAttackBit,
  rushBit,
  rushCharacterBit,
  unblockableBit,
} from './card-pool.ts'
import { queueAbilities, queueAbilitiesOfSide, startDelayed, startQueuedEffect } from './effect-queue.ts'
import { removeFromPlay } from './would-leave.ts'
import { takeLife, takenBits } from './life-cards.ts'
import { endLasting, takeDelayed } from './lasting-effects.ts'
import { dealDamage } from './deal-damage.ts'
import { counterOf, keywordsOf, powerOf } from './current-values.ts'
import { isBarred, mayForbid, isBattleProof, isPlayerBarred, forcedTargetNameSetBy } from './permissions.ts'
import {
  publiclyKnown,
  publiclyUnknown,
  type Battle,
  type DecisionKind,
  type FieldCard,
  type EffectFrame,
  type CardHandle,
  type SimPieceState,
} from './types.ts'
import { addToHand, removeFromHand, emitCardMoved, setRested, type SimPieceEventSink } from './move-cards.ts'

/** Whether a card of the turn player could attack now. */
export function canAttack(state: SimPieceState, seat: Seat, one: FieldCard): boolean {
  if (one.rested || state.sides[seat]!.turns < 2 || one.barred >= state.turn) return false
  if (mayForbid(state) && (isBarred(state, seat, one, 'attack') || isBarred(state, seat, one, 'rest'))) return false
  if (one.since < state.turn || one === state.sides[seat]!.leader) return true
  return (keywordsOf(state, seat, one) & (rushBit | rushCharacterBit)) !== 0
}

/** Whether this attacker may choose that card of the other side. A prohibition overrides every permission. */
export function canTarget(state: SimPieceState, seat: Seat, attacker: FieldCard, target: FieldCard, lure: string | null): boolean {
  const isLeader = target === state.sides[1 - seat]!.leader
  if (isLeader && (mayAttackCharactersOnly(state, seat, attacker) || (mayForbid(state) && isBarred(state, seat, attacker, 'attackLeader'))))
    return false
  if (lure !== null && (isLeader || !cards[target.card]!.names.includes(lure))) return false
  return isLeader || target.rested || (keywordsOf(state, seat, attacker) & canAttackActiveBit) !== 0
}

/** On the turn it was played, with [Rush: Character] alone. */
function mayAttackCharactersOnly(state: SimPieceState, seat: Seat, one: FieldCard): boolean {
  if (one.since < state.turn || one === state.sides[seat]!.leader) return false
  return (keywordsOf(state, seat, one) & rushBit) === 0
}

export function forcedTargetNameFor(state: SimPieceState, seat: Seat): string | null {
  return forcedTargetNameSetBy(state, 1 - seat)
}

export function declareAttack(state: SimPieceState, seat: Seat, handle: CardHandle, target: CardHandle, sink: SimPieceEventSink): void {
  const attacker = findOnSide(state.sides[seat]!, handle)!
  setRested(state, seat, attacker, true, sink)
  state.trace.push(handle, target)
  state.battle = { seat, attacker: handle, target, step: 'attack', bar: -1, passed: false }
  if (!sink.quiet) {
    const defender = findOnSide(state.sides[1 - seat]!, target)!
    const powers = [powerOf(state, seat, attacker), powerOf(state, 1 - seat, defender)] as const
    sink.emit({ kind: 'attacks', seat, attacker: handle, target, card: attacker.card, targetCard: defender.card, powers })
  }
  queueAbilities(state, seat, attacker, 'whenAttacking')
  queueAbilities(state, seat, attacker, 'thisAttacks')
  if (target === state.sides[1 - seat]!.leader.handle) queueAbilities(state, seat, attacker, 'attacksLeader')
  queueAbilitiesOfSide(state, 1 - seat, 'onOpponentAttack')
  queueAbilitiesOfSide(state, 1 - seat, 'opponentAttacks', attacker)
}

/** Whether a Character may become the new target. */
export function canBlock(state: SimPieceState, battle: Battle, one: FieldCard): boolean {
  const seat = 1 - battle.seat
  if (one.rested || one.handle === battle.target || (keywordsOf(state, seat, one) & blockerBit) === 0) return false
  const attacker = findOnSide(state.sides[battle.seat]!, battle.attacker)
  if (attacker !== null && (keywordsOf(state, battle.seat, attacker) & unblockableBit) !== 0) return false
  if (attacker !== null && mayForbid(state) && isBarred(state, battle.seat, attacker, 'blocked')) return false
  if (
    mayForbid(state) &&
    (isBarred(state, seat, one, 'block') || isBarred(state, seat, one, 'rest') || isPlayerBarred(state, seat, 'useBlocker'))
  )
    return false
  return battle.bar < 0 || powerOf(state, seat, one) > battle.bar
}

export function declareBlock(state: SimPieceState, handle: CardHandle, sink: SimPieceEventSink): void {
  const battle = state.battle!
  const seat = 1 - battle.seat
  const one = findOnSide(state.sides[seat]!, handle)!
  setRested(state, seat, one, true, sink)
  battle.target = handle
  battle.passed = true
  if (!sink.quiet) sink.emit({ kind: 'blocks', seat, handle, card: one.card })
  queueAbilities(state, seat, one, 'onBlock')
  queueAbilitiesOfSide(state, battle.seat, 'opponentUsesBlocker')
}

/** Trashes a Character card of the hand for its Counter value. */
export function discardForCounter(state: SimPieceState, seat: Seat, handle: CardHandle, target: CardHandle, sink: SimPieceEventSink): void {
  const side = state.sides[seat]!
  const handIndex = indexInHand(side, handle)
  const by = counterOf(state, seat, side.hand[handIndex]!) ?? 0
  const card = removeFromHand(side, handIndex, true)
  side.trash.push(card)
  const one = findOnSide(side, target)!
  one.battlePower += by
  state.trace.push(target, by)
  if (sink.quiet) return
  emitCardMoved(sink, seat, card, 'hand', 'trash', { handle }, 'counter', 'all')
  sink.emit({ kind: 'power', seat, handle: target, card: one.card, by, until: 'battle' })
}

/** Continues the battle when the stack is empty. Returns the defender's decision, or null. */
export function advanceBattle(state: SimPieceState, sink: SimPieceEventSink): DecisionKind | null {
  const battle = state.battle!
  const seat = 1 - battle.seat
  const side = state.sides[seat]!
  switch (battle.step) {
    case 'attack':
      return nextStep(state, battle, 'block', sink)
    case 'block':
      if (!battle.passed && side.characters.some((one) => canBlock(state, battle, one))) return 'block'
      return nextStep(state, battle, 'counter', sink)
    case 'counter':
      if (!battle.passed && side.hand.length > 0) return 'counter'
      return nextStep(state, battle, 'damage', sink)
    case 'damage':
      battle.step = 'end'
      compare(state, battle, sink)
      return null
    case 'end': {
      if (!battle.passed) queueBattleEnd(state, battle)
      if (state.queue.length > 0) return null
      const delayed = takeDelayed(state, 'battle')
      if (delayed === null) endBattle(state, sink)
      else startDelayed(state, delayed)
      return null
    }
  }
}

/** At the end of every step: when attacker or target has left, the battle is over. */
function nextStep(state: SimPieceState, battle: Battle, step: 'block' | 'counter' | 'damage', sink: SimPieceEventSink): null {
  battle.passed = false
  const there = findOnSide(state.sides[battle.seat]!, battle.attacker) && findOnSide(state.sides[1 - battle.seat]!, battle.target)
  if (!there) {
    endBattle(state, sink)
    return null
  }
  battle.step = step
  if (step === 'counter') queueBattling(state, battle)
  // The Damage Step begins with its result.
  if (step !== 'damage' && !sink.quiet) sink.emit({ kind: 'battleStep', seat: battle.seat, step })
  return null
}

function isCharacter(one: FieldCard): boolean {
  return cards[one.card]!.kind === 'character'
}

/** After the Block Step it is settled who battles whom. */
function queueBattling(state: SimPieceState, { seat, attacker, target }: Battle): void {
  const one = findOnSide(state.sides[seat]!, attacker)!
  const other = findOnSide(state.sides[1 - seat]!, target)!
  queueAbilities(state, 1 - seat, other, 'thisAttacked')
  if (isCharacter(other)) queueAbilities(state, seat, one, 'battles', other)
  if (isCharacter(one)) queueAbilities(state, 1 - seat, other, 'battles', one)
}

/** The effects for the end of a battle, once: those of its cards that are still there. */
function queueBattleEnd(state: SimPieceState, battle: Battle): void {
  battle.passed = true
  const one = findOnSide(state.sides[battle.seat]!, battle.attacker)
  const other = findOnSide(state.sides[1 - battle.seat]!, battle.target)
  if (one === null || other === null) return
  if (isCharacter(other)) queueAbilities(state, battle.seat, one, 'battleEnds', other)
  if (isCharacter(one)) queueAbilities(state, 1 - battle.seat, other, 'battleEnds', one)
}

function compare(state: SimPieceState, { seat, attacker, target }: Battle, sink: SimPieceEventSink): void {
  const defender = 1 - seat
  const one = findOnSide(state.sides[seat]!, attacker)!
  const other = findOnSide(state.sides[defender]!, target)!
  const powers = [powerOf(state, seat, one), powerOf(state, defender, other)] as const
  const hit = powers[0] >= powers[1]
  state.trace.push(powers[0], powers[1])
  if (!sink.quiet) sink.emit({ kind: 'battle', seat, card: one.card, targetCard: other.card, powers, hit })
  if (!hit) return
  if (other !== state.sides[defender]!.leader) {
    if (!isBattleProof(state, defender, other, one)) removeFromPlay(state, [target], 'ko', { battle: true, seat, card: one.card }, sink)
    return
  }
  const keywords = keywordsOf(state, seat, one)
  dealDamage(state, defender, keywords & doubleAttackBit ? 2 : 1, (keywords & banishBit) !== 0, sink)
}

function endBattle(state: SimPieceState, sink: SimPieceEventSink): void {
  for (const { leader, characters } of state.sides) {
    leader.battlePower = 0
    for (const one of characters) one.battlePower = 0
  }
  endLasting(state, 'battle')
  if (!sink.quiet) sink.emit({ kind: 'battleOver', seat: state.battle!.seat })
  state.battle = null
}

/**
 * Continues dealing damage: point by point, each card first offered to its owner for its [Trigger], whatever card it is, so that the
 * decision reveals nothing. Stage 0: a point is due; 1: its card was revealed and its [Trigger] used. Returns the decision, or null.
 */
export function advanceDamage(state: SimPieceState, sink: SimPieceEventSink): DecisionKind | null {
  const frame = state.stack[state.stack.length - 1]!
  const side = state.sides[frame.seat]!
  if (frame.stage === 1) settleTrigger(state, frame, sink)
  if (side.limbo.length > 0) return 'trigger'
  if (frame.left === 0 || side.life.length === 0) {
    state.stack.pop()
    queueAbilitiesOfSide(state, frame.seat, 'youTakeDamage')
    return null
  }
  frame.left--
  const card = takeLife(state, frame.seat, true)
  const banished = (frame.memo & 1) !== 0
  if (!sink.quiet) sink.emit({ kind: 'damage', seat: frame.seat, life: side.life.length, banished })
  if (banished) {
    side.trash.push(card)
    if (!sink.quiet) emitCardMoved(sink, frame.seat, card, 'life', 'trash', {}, 'damage', 'all')
    startDealt(state, frame)
    return null
  }
  side.limbo.push(card)
  // What everybody knew stays known.
  const known = (takenBits & 3) === 3
  frame.picked.length = 0
  if (known) frame.picked.push(takenBits)
  if (!sink.quiet) emitCardMoved(sink, frame.seat, card, 'life', 'none', {}, 'damage', known ? 'all' : 'owner')
  return startDealt(state, frame) ? null : 'trigger'
}

/** What happens as an attack deals damage comes before the decision about the [Trigger], once in a battle. True when there is anything. */
function startDealt(state: SimPieceState, frame: EffectFrame): boolean {
  const { battle } = state
  if (battle === null || battle.step !== 'end' || frame.seat === battle.seat || (frame.memo & damageTold) !== 0) return false
  const attacker = findOnSide(state.sides[battle.seat]!, battle.attacker)
  const waiting = state.queue.length
  if (attacker !== null) queueAbilities(state, battle.seat, attacker, 'thisDealsDamage')
  queueAbilitiesOfSide(state, battle.seat, 'youDealDamage')
  if (state.queue.length === waiting) return false
  frame.memo |= damageTold
  while (state.queue.length > waiting) startQueuedEffect(state, state.queue.length - 1)
  return true
}

/** The mark of a damage frame whose attack has been told of. */
const damageTold = 2

/** The [Trigger] has resolved: unless it was played, the card goes to the trash. */
function settleTrigger(state: SimPieceState, frame: EffectFrame, sink: SimPieceEventSink): void {
  const side = state.sides[frame.seat]!
  frame.stage = 0
  const card = side.limbo.pop()
  if (card === undefined) return
  side.trash.push(card)
  if (!sink.quiet) emitCardMoved(sink, frame.seat, card, 'none', 'trash', {}, 'trigger', 'all')
}

/** The damaged Life card goes to the hand, hidden from others. */
export function takeDamageCard(state: SimPieceState, frame: EffectFrame, sink: SimPieceEventSink): void {
  const side = state.sides[frame.seat]!
  const card = side.limbo.pop()!
  const known = frame.picked.length > 0
  frame.picked.length = 0
  const as = addToHand(side, state, card, known ? publiclyKnown : publiclyUnknown)
  queueAbilitiesOfSide(state, frame.seat, 'yourLifeToHand')
  if (sink.quiet) return
  if (known) emitCardMoved(sink, frame.seat, card, 'none', 'hand', { as, known }, 'damage', 'all')
  else emitCardMoved(sink, frame.seat, card, 'none', 'hand', { as }, 'damage', 'owner')
}
