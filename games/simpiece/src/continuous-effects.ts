import type { Seat } from '@parlor/kernel'
import type { Ability, CountSource, Target } from './card-definition.ts'
import { allConditionsHold } from './condition.ts'
import { cardMatches, fieldCardMatches } from './filter-matching.ts'
import { cards, keywordBit, type CardIndex } from './card-pool.ts'
import type { FieldCard, Side, SimPieceState } from './types.ts'

const context = { seat: 0, source: -1, memo: -1 }
const reached = { seat: 0, source: -1, memo: -1 }

/** Start of the iteration over a side's cards with continuous effects: its Leader, its Stage, its Characters. */
const firstGiver = -2

function giverAt({ leader, stage, characters }: Side, index: number): FieldCard | null {
  return index === firstGiver ? leader : index < 0 ? stage : characters[index]!
}

/** Whether DON!!, turn and conditions of an ability are met for its card. */
function isAbilityMet(ability: Ability, state: SimPieceState, seat: Seat, one: FieldCard): boolean {
  if (ability.don !== undefined && one.don < ability.don) return false
  if (ability.turn !== undefined && (state.active === seat) !== (ability.turn === 'yours')) return false
  if (ability.if === undefined) return true
  context.seat = seat
  context.source = one.handle
  return allConditionsHold(ability.if, state, context)
}

/** Whether a continuous effect applies to this card. */
function appliesTo(target: Target, giver: FieldCard, giverSeat: Seat, one: FieldCard, seat: Seat, isLeader: boolean): boolean {
  if (target.of === 'this') return giver === one
  if (target.of === 'leader') return isLeader && (target.whose === 'yours') === (seat === giverSeat)
  if (target.of !== 'all' || isLeader) return false
  if (target.whose !== 'any' && (target.whose === 'yours') !== (seat === giverSeat)) return false
  reached.seat = giverSeat
  reached.source = giver.handle
  return fieldCardMatches(one, target.filter, reached)
}

function countOf(of: CountSource, side: Side): number {
  if (of.count === 'hand') return side.hand.length
  let count = 0
  for (const no of side.trash) if (cardMatches(no, cards[no]!.cost ?? 0, of.filter, -1)) count++
  return count
}

function powerGiven(state: SimPieceState, giver: FieldCard, giverSeat: Seat, one: FieldCard, seat: Seat, isLeader: boolean): number {
  const card = cards[giver.card]!
  const abilityIndices = card.at.always
  let sum = 0
  for (let i = 0; i < abilityIndices.length; i++) {
    const ability = card.abilities[abilityIndices[i]!]!
    for (const effect of ability.gives!) {
      if (effect.gives !== 'power' || !appliesTo(effect.target, giver, giverSeat, one, seat, isLeader)) continue
      if (!isAbilityMet(ability, state, giverSeat, giver)) continue
      const { by, per } = effect
      sum += per === undefined ? by : by * Math.floor(countOf(per.of, state.sides[giverSeat]!) / per.each)
    }
  }
  return sum
}

function powerFrom(state: SimPieceState, giverSeat: Seat, one: FieldCard, seat: Seat, isLeader: boolean): number {
  const side = state.sides[giverSeat]!
  let sum = 0
  for (let i = firstGiver; i < side.characters.length; i++) {
    const giver = giverAt(side, i)
    if (giver !== null && cards[giver.card]!.at.always.length > 0) sum += powerGiven(state, giver, giverSeat, one, seat, isLeader)
  }
  return sum
}

/** The current power of a card on the field; may be negative. */
export function powerOf(state: SimPieceState, seat: Seat, one: FieldCard): number {
  const given = state.active === seat ? one.don * 1000 : 0
  const isLeader = one === state.sides[seat]!.leader
  const printed = cards[one.card]!.power ?? 0
  return (
    printed + given + one.turnPower + one.battlePower + powerFrom(state, 0, one, seat, isLeader) + powerFrom(state, 1, one, seat, isLeader)
  )
}

/** Current keyword bits of a card on the field. */
export function keywordsOf(state: SimPieceState, seat: Seat, one: FieldCard): number {
  const card = cards[one.card]!
  let mask = card.mask | one.granted
  for (const abilityIndex of card.at.always) {
    const ability = card.abilities[abilityIndex]!
    for (const effect of ability.gives!)
      if (effect.gives === 'keyword' && isAbilityMet(ability, state, seat, one)) mask |= keywordBit(effect.keyword)
  }
  return mask
}

/** Whether a Character cannot be K.O.'d in battle by this attacker. */
export function isBattleProof(state: SimPieceState, seat: Seat, one: FieldCard, attacker: FieldCard): boolean {
  const side = state.sides[seat]!
  const byLeader = attacker === state.sides[1 - seat]!.leader
  for (let i = firstGiver; i < side.characters.length; i++) {
    const giver = giverAt(side, i)
    if (giver === null) continue
    const card = cards[giver.card]!
    for (const abilityIndex of card.at.always) {
      const ability = card.abilities[abilityIndex]!
      for (const effect of ability.gives!) {
        if (effect.gives !== 'battleProof' || !appliesTo(effect.target, giver, seat, one, seat, false)) continue
        const { by } = effect
        if (by && (byLeader || !cardMatches(attacker.card, cards[attacker.card]!.cost ?? 0, by, -1))) continue
        if (isAbilityMet(ability, state, seat, giver)) return true
      }
    }
  }
  return false
}

/** The current cost of a card in hand. */
export function costInHand(state: SimPieceState, seat: Seat, no: CardIndex): number {
  let cost = cards[no]!.cost ?? 0
  const side = state.sides[seat]!
  for (let i = firstGiver; i < side.characters.length; i++) {
    const giver = giverAt(side, i)
    if (giver === null) continue
    const card = cards[giver.card]!
    const abilityIndices = card.at.always
    for (let k = 0; k < abilityIndices.length; k++) {
      const ability = card.abilities[abilityIndices[k]!]!
      for (const effect of ability.gives!)
        if (effect.gives === 'handCost' && isAbilityMet(ability, state, seat, giver) && cardMatches(no, 0, effect.filter, -1))
          cost += effect.by
    }
  }
  return cost < 0 ? 0 : cost
}

/** The name that one of this side's cards forces the other side to attack, or null. */
export function forcedTargetNameSetBy(state: SimPieceState, seat: Seat): string | null {
  const side = state.sides[seat]!
  for (let i = firstGiver; i < side.characters.length; i++) {
    const giver = giverAt(side, i)
    if (giver === null) continue
    const card = cards[giver.card]!
    for (const abilityIndex of card.at.always) {
      const ability = card.abilities[abilityIndex]!
      for (const effect of ability.gives!) if (effect.gives === 'lure' && isAbilityMet(ability, state, seat, giver)) return effect.name
    }
  }
  return null
}
