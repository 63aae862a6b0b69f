import type { Seat } from '@parlor/kernel'
import type { CardFilter } from './card-definition.ts'
import { cards, type CardIndex, type CompiledCard } from './card-pool.ts'
import type { FieldCard, SimPieceState } from './types.ts'

/** Context of a filter: the card with the ability and the card chosen before. */
export interface FilterContext {
  readonly seat: Seat
  readonly source: number
  readonly memo: number
}

type ValueReader = (state: SimPieceState, seat: Seat, one: FieldCard) => number

/**
 * How filters read values of cards on the field. A filter asks for a power, a power for conditions and a condition for filters: `current-values.ts`
 * closes the circle when it is loaded.
 */
export const valueReaders: { cost: ValueReader; power: ValueReader; baseCost: ValueReader; basePower: ValueReader } = {
  cost: (_, _seat, one) => cards[one.card]!.cost ?? 0,
  power: (_, _seat, one) => cards[one.card]!.power ?? 0,
  baseCost: (_, _seat, one) => cards[one.card]!.cost ?? 0,
  basePower: (_, _seat, one) => cards[one.card]!.power ?? 0,
}

/** Whether a card off the field matches the filter: its printed facts and values, with its current cost. */
export function cardMatches(no: CardIndex, cost: number, filter: CardFilter, memo: CardIndex): boolean {
  const card = cards[no]!
  if (!factsMatch(card, filter, memo) || !isWithin(cost, filter.costLeast, filter.costMost)) return false
  if (!isWithin(card.cost ?? 0, filter.baseCostLeast, filter.baseCostMost)) return false
  const power = card.power ?? 0
  if (!isWithin(power, filter.powerLeast, filter.powerMost) || !isWithin(power, filter.basePowerLeast, filter.basePowerMost)) return false
  const { anyOf } = filter
  if (anyOf === undefined) return true
  for (let i = 0; i < anyOf.length; i++) if (cardMatches(no, cost, anyOf[i]!, memo)) return true
  return false
}

/** Whether a card on the field matches the filter, by its current values. */
export function fieldCardMatches(state: SimPieceState, seat: Seat, one: FieldCard, filter: CardFilter, context: FilterContext): boolean {
  if (filter.rested !== undefined && one.rested !== filter.rested) return false
  if (filter.notThis && one.handle === context.source) return false
  if (!factsMatch(cards[one.card]!, filter, context.memo)) return false
  const { costLeast, costMost, powerLeast, powerMost, baseCostLeast, baseCostMost, basePowerLeast, basePowerMost, anyOf } = filter
  if (!isValueWithin(valueReaders.cost, state, seat, one, costLeast, costMost)) return false
  if (!isValueWithin(valueReaders.power, state, seat, one, powerLeast, powerMost)) return false
  if (!isValueWithin(valueReaders.baseCost, state, seat, one, baseCostLeast, baseCostMost)) return false
  if (!isValueWithin(valueReaders.basePower, state, seat, one, basePowerLeast, basePowerMost)) return false
  if (anyOf === undefined) return true
  for (let i = 0; i < anyOf.length; i++) if (fieldCardMatches(state, seat, one, anyOf[i]!, context)) return true
  return false
}

/** Whether a value keeps its bounds; it is read only where there are some. */
function isValueWithin(
  read: ValueReader,
  state: SimPieceState,
  seat: Seat,
  one: FieldCard,
  least: number | undefined,
  most: number | undefined,
): boolean {
  return (least === undefined && most === undefined) || isWithin(read(state, seat, one), least, most)
}

/** Whether a number keeps the bounds that are there. */
export function isWithin(value: number, least: number | undefined, most: number | undefined): boolean {
  return (least === undefined || value >= least) && (most === undefined || value <= most)
}

/** The criteria that nothing on the field changes. */
function factsMatch(card: CompiledCard, filter: CardFilter, memo: CardIndex): boolean {
  const { kind, colour, types, typeIncludes, name, notName, attribute } = filter
  if (kind !== undefined && card.kind !== kind) return false
  if (colour !== undefined && !card.colours.includes(colour)) return false
  if (name !== undefined && !card.names.includes(name)) return false
  if (notName !== undefined && card.names.includes(notName)) return false
  if (attribute !== undefined && !card.attributes.includes(attribute)) return false
  if (types !== undefined && !sharesAny(card.types, types)) return false
  if (typeIncludes !== undefined && !includesWord(card.types, typeIncludes)) return false
  if (filter.multicoloured && card.colours.length < 2) return false
  if (filter.trigger && card.at.trigger.length === 0) return false
  if (filter.plain && card.abilities.length + card.keywords.length + card.rules.length > 0) return false
  return !filter.otherColour || memo < 0 || !sharesAny(card.colours, cards[memo]!.colours)
}

function includesWord(types: readonly string[], word: string): boolean {
  for (let i = 0; i < types.length; i++) if (types[i]!.includes(word)) return true
  return false
}

function sharesAny(some: readonly string[], others: readonly string[]): boolean {
  for (let i = 0; i < others.length; i++) if (some.includes(others[i]!)) return true
  return false
}
