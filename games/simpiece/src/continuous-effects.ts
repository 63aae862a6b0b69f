import type { Seat } from '@parlor/kernel'
import type { Ability, ContinuousEffect, CountSource, Target, Timing } from './card-definition.ts'
import { allConditionsHold } from './condition.ts'
import { cardMatches, fieldCardMatches } from './filter-matching.ts'
import { cards, givingBit } from './card-pool.ts'
import type { LastingEffect } from './lasting-effects.ts'
import type { FieldCard, Side, SimPieceState } from './types.ts'

/** Start of the iteration over a side's cards with continuous effects: its Leader, its Stage, its Characters. */
export const firstGiver = -2

export function giverAt({ leader, stage, characters }: Side, index: number): FieldCard | null {
  return index === firstGiver ? leader : index < 0 ? stage : characters[index]!
}

/** The kinds of continuous effect that cards on the field give, as bits. */
export function kindsGiven({ sides: [mine, theirs] }: SimPieceState): number {
  return kindsOnSide(mine) | kindsOnSide(theirs)
}

function kindsOnSide({ leader, stage, characters }: Side): number {
  let kinds = cards[leader.card]!.gives
  if (stage !== null) kinds |= cards[stage.card]!.gives
  for (let i = 0; i < characters.length; i++) kinds |= cards[characters[i]!.card]!.gives
  return kinds
}

const negatedGiven = givingBit('negated')
/** Cards whose negation is being looked up: one that would negate its own negation is not asked again. */
const lookedUp: FieldCard[] = []

/** Whether the effects of a card on the field, or its effects of that timing, are negated. */
export function isNegated(state: SimPieceState, seat: Seat, one: FieldCard, timing?: Timing): boolean {
  if (state.extra !== undefined)
    for (const lasting of state.extra.lasting)
      if (lasting.handle === one.handle && lasting.kind === 'negated' && negates(lastingTiming(lasting), timing)) return true
  if ((kindsGiven(state) & negatedGiven) === 0 || lookedUp.includes(one)) return false
  lookedUp.push(one)
  const found = isNegatedByOthers(state, seat, one, timing)
  lookedUp.pop()
  return found
}

function negates(wanted: Timing | undefined, timing: Timing | undefined): boolean {
  return wanted === undefined || wanted === timing
}

function lastingTiming({ card, ability, step }: LastingEffect): Timing | undefined {
  const made = cards[card]!.steps[ability]![step]!
  const change = 'instruction' in made && made.instruction.verb === 'give' ? made.instruction.change : null
  return change?.gives === 'negated' ? change.timing : undefined
}

function isNegatedByOthers(state: SimPieceState, seat: Seat, one: FieldCard, timing: Timing | undefined): boolean {
  const isLeader = one === state.sides[seat]!.leader
  for (let giverSeat = 0; giverSeat < 2; giverSeat++) {
    const side = state.sides[giverSeat]!
    for (let i = firstGiver; i < side.characters.length; i++) {
      const giver = giverAt(side, i)
      if (giver === null || (cards[giver.card]!.gives & negatedGiven) === 0) continue
      const card = cards[giver.card]!
      for (const abilityIndex of card.at.always) {
        const ability = card.abilities[abilityIndex]!
        for (const effect of ability.gives!) {
          if (effect.gives !== 'negated' || !negates(effect.timing, timing)) continue
          if (!isReached(effect.target, state, giver, giverSeat, one, seat, isLeader)) continue
          // What a card says about itself is in force although it negates the card.
          if (giver !== one && isNegated(state, giverSeat, giver)) continue
          if (isAbilityMet(ability, state, giverSeat, giver)) return true
        }
      }
    }
  }
  return false
}

/** Whether a card gives something of these kinds and is not negated. */
export function isGiver(state: SimPieceState, seat: Seat, giver: FieldCard | null, kinds: number): giver is FieldCard {
  return giver !== null && (cards[giver.card]!.gives & kinds) !== 0 && !isNegated(state, seat, giver)
}

/** Contexts by nesting: a condition may ask for a power, which asks other conditions. */
const contexts: { seat: Seat; source: number; memo: number }[] = []
let nesting = 0

function contextOf(seat: Seat, source: number): { seat: Seat; source: number; memo: number } {
  const context = (contexts[nesting] ??= { seat: 0, source: -1, memo: -1 })
  context.seat = seat
  context.source = source
  return context
}

/** Whether DON!!, turn and conditions of an ability are met for its card. */
export function isAbilityMet(ability: Ability, state: SimPieceState, seat: Seat, one: FieldCard): boolean {
  if (ability.don !== undefined && one.don < ability.don) return false
  if (ability.turn !== undefined && (state.active === seat) !== (ability.turn === 'yours')) return false
  if (ability.if === undefined) return true
  const context = contextOf(seat, one.handle)
  nesting++
  const met = allConditionsHold(ability.if, state, context)
  nesting--
  return met
}

/** Whether a continuous effect reaches this card. */
export function isReached(
  target: Target,
  state: SimPieceState,
  giver: FieldCard,
  giverSeat: Seat,
  one: FieldCard,
  seat: Seat,
  isLeader: boolean,
): boolean {
  if (target.of === 'this') return giver === one
  if (target.of === 'leader') return isLeader && (target.whose === 'yours') === (seat === giverSeat)
  if (target.of !== 'all' || (isLeader && !target.leaders)) return false
  if (target.whose !== 'any' && (target.whose === 'yours') !== (seat === giverSeat)) return false
  const context = contextOf(giverSeat, giver.handle)
  nesting++
  const matches = fieldCardMatches(state, seat, one, target.filter, context)
  nesting--
  return matches
}

/**
 * Whether a continuous effect of these kinds is in force that reaches the card, or the player where there is none, and fits. What is asked for
 * goes through, so that asking needs no function of its own.
 */
export function isInForce<Q>(
  state: SimPieceState,
  kinds: number,
  fits: (effect: ContinuousEffect, giverSeat: Seat, asked: Q, seat: Seat) => boolean,
  asked: Q,
  seat: Seat,
  one: FieldCard | null,
): boolean {
  if ((kindsGiven(state) & kinds) === 0) return false
  const isLeader = one === state.sides[seat]!.leader
  for (let giverSeat = 0; giverSeat < 2; giverSeat++) {
    const side = state.sides[giverSeat]!
    for (let i = firstGiver; i < side.characters.length; i++) {
      const giver = giverAt(side, i)
      if (!isGiver(state, giverSeat, giver, kinds)) continue
      const card = cards[giver.card]!
      for (const abilityIndex of card.at.always) {
        const ability = card.abilities[abilityIndex]!
        for (const effect of ability.gives!) {
          if (!fits(effect, giverSeat, asked, seat)) continue
          const target = 'target' in effect ? effect.target : undefined
          if (one !== null && target !== undefined && !isReached(target, state, giver, giverSeat, one, seat, isLeader)) continue
          if (isAbilityMet(ability, state, giverSeat, giver)) return true
        }
      }
    }
  }
  return false
}

/** What a variable amount counts. */
export function countOf(of: CountSource, side: Side): number {
  if (of.count === 'hand') return side.hand.length
  let count = 0
  for (const no of side.trash) if (cardMatches(no, cards[no]!.cost ?? 0, of.filter, -1)) count++
  return count
}
