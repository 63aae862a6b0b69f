import type { Seat } from '@parlor/kernel'
import type { Ability, CountSource, Target } from './card-definition.ts'
import { allConditionsHold } from './condition.ts'
import { cardMatches, fieldCardMatches } from './filter-matching.ts'
import { cards } from './card-pool.ts'
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
  if (target.of !== 'all' || isLeader) return false
  if (target.whose !== 'any' && (target.whose === 'yours') !== (seat === giverSeat)) return false
  const context = contextOf(giverSeat, giver.handle)
  nesting++
  const matches = fieldCardMatches(state, seat, one, target.filter, context)
  nesting--
  return matches
}

/** What a variable amount counts. */
export function countOf(of: CountSource, side: Side): number {
  if (of.count === 'hand') return side.hand.length
  let count = 0
  for (const no of side.trash) if (cardMatches(no, cards[no]!.cost ?? 0, of.filter, -1)) count++
  return count
}
