import type { Seat } from '@parlor/kernel'
import type { FilterWithoutPower, CardFilter } from './card-definition.ts'
import { cards, type CardIndex } from './card-pool.ts'
import type { FieldCard } from './types.ts'

/** Context of a filter: the card with the ability and the card chosen before. */
export interface FilterContext {
  readonly seat: Seat
  readonly source: number
  readonly memo: number
}

/** Whether a card's printed facts, with its current cost, match the filter. */
export function cardMatches(no: CardIndex, cost: number, filter: CardFilter, memo: CardIndex): boolean {
  const card = cards[no]!
  const { kind, colour, types, typeIncludes, name, notName, attribute, anyOf } = filter
  if (kind !== undefined && card.kind !== kind) return false
  if (!isWithin(cost, filter.costLeast, filter.costMost)) return false
  if (!isWithin(card.cost ?? 0, filter.baseCostLeast, filter.baseCostMost)) return false
  if (!isWithin(card.power ?? 0, filter.basePowerLeast, filter.basePowerMost)) return false
  if (colour !== undefined && !card.colours.includes(colour)) return false
  if (name !== undefined && !card.names.includes(name)) return false
  if (notName !== undefined && card.names.includes(notName)) return false
  if (attribute !== undefined && !card.attributes.includes(attribute)) return false
  if (types !== undefined && !sharesAny(card.types, types)) return false
  if (typeIncludes !== undefined && !includesWord(card.types, typeIncludes)) return false
  if (filter.multicoloured && card.colours.length < 2) return false
  if (filter.trigger && card.at.trigger.length === 0) return false
  if (filter.plain && card.abilities.length + card.keywords.length + card.rules.length > 0) return false
  if (anyOf !== undefined && !matchesOne(no, cost, anyOf, memo)) return false
  return !filter.otherColour || memo < 0 || !sharesAny(card.colours, cards[memo]!.colours)
}

/** Whether a card on the field matches the filter, power apart. */
export function fieldCardMatches(one: FieldCard, filter: FilterWithoutPower, context: FilterContext): boolean {
  if (filter.rested !== undefined && one.rested !== filter.rested) return false
  if (filter.notThis && one.handle === context.source) return false
  return cardMatches(one.card, cards[one.card]!.cost ?? 0, filter, context.memo)
}

/** Whether a number keeps the bounds that are there. */
export function isWithin(value: number, least: number | undefined, most: number | undefined): boolean {
  return (least === undefined || value >= least) && (most === undefined || value <= most)
}

function matchesOne(no: CardIndex, cost: number, filters: readonly CardFilter[], memo: CardIndex): boolean {
  for (let i = 0; i < filters.length; i++) if (cardMatches(no, cost, filters[i]!, memo)) return true
  return false
}

function includesWord(types: readonly string[], word: string): boolean {
  for (let i = 0; i < types.length; i++) if (types[i]!.includes(word)) return true
  return false
}

function sharesAny(some: readonly string[], others: readonly string[]): boolean {
  for (let i = 0; i < others.length; i++) if (some.includes(others[i]!)) return true
  return false
}
