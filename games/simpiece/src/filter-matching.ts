import type { Seat } from '@parlor/kernel'
import type { CardFilter } from './card-definition.ts'
import { cards, keywordBit, type CardIndex, type CompiledCard } from './card-pool.ts'
import { countDonOnField } from './find-card.ts'
import type { FieldCard, SimPieceState } from './types.ts'

/** Context of a filter: the card with the ability and the card chosen before. */
export interface FilterContext {
  readonly seat: Seat
  readonly source: number
  readonly memo: number
  /** The cards chosen before. */
  readonly last?: readonly number[]
}

type ValueReader = (state: SimPieceState, seat: Seat, one: FieldCard) => number

/**
 * How filters read values of cards on the field. A filter asks for a power, a power for conditions and a condition for filters: `current-values.ts`
 * closes the circle when it is loaded.
 */
export const valueReaders: { [K in 'cost' | 'power' | 'baseCost' | 'basePower' | 'keywords']: ValueReader } = {
  cost: (_, _seat, one) => cards[one.card]!.cost ?? 0,
  power: (_, _seat, one) => cards[one.card]!.power ?? 0,
  baseCost: (_, _seat, one) => cards[one.card]!.cost ?? 0,
  basePower: (_, _seat, one) => cards[one.card]!.power ?? 0,
  keywords: (_, _seat, one) => cards[one.card]!.mask,
}

/** Whether a card off the field matches the filter, by its printed facts and values with its current cost: only the criteria that are there are asked. */
export function cardMatches(no: CardIndex, cost: number, filter: CardFilter, memo: CardIndex): boolean {
  const card = cards[no]!
  for (const key in filter) if (!keeps(card, cost, filter, key as keyof CardFilter, memo)) return false
  return true
}

/** One criterion of a card off the field. */
function keeps(card: CompiledCard, cost: number, filter: CardFilter, key: keyof CardFilter, memo: CardIndex): boolean {
  switch (key) {
    case 'costLeast':
      return cost >= filter.costLeast!
    case 'costMost':
      return cost <= filter.costMost!
    case 'powerLeast':
      return (card.power ?? 0) >= filter.powerLeast!
    case 'powerMost':
      return (card.power ?? 0) <= filter.powerMost!
    case 'baseCostLeast':
      return (card.cost ?? 0) >= filter.baseCostLeast!
    case 'baseCostMost':
      return (card.cost ?? 0) <= filter.baseCostMost!
    case 'basePowerLeast':
      return (card.power ?? 0) >= filter.basePowerLeast!
    case 'basePowerMost':
      return (card.power ?? 0) <= filter.basePowerMost!
    case 'keyword':
      return (card.mask & keywordBit(filter.keyword!)) !== 0
    case 'anyOf':
      return matchesOne(card.no, cost, filter.anyOf!, memo)
    case 'rested':
    case 'notThis':
    case 'donLeast':
    case 'costMostOf':
      return true
    default:
      return hasFact(card, filter, key, memo)
  }
}

function matchesOne(no: CardIndex, cost: number, filters: readonly CardFilter[], memo: CardIndex): boolean {
  for (let i = 0; i < filters.length; i++) if (cardMatches(no, cost, filters[i]!, memo)) return true
  return false
}

/** Whether a card on the field matches the filter, by its current values. */
export function fieldCardMatches(state: SimPieceState, seat: Seat, one: FieldCard, filter: CardFilter, context: FilterContext): boolean {
  for (const key in filter) if (!keepsOnField(state, seat, one, filter, key as keyof CardFilter, context)) return false
  return true
}

/** One criterion of a card on the field; a value is read only where it is asked for. */
function keepsOnField(
  state: SimPieceState,
  seat: Seat,
  one: FieldCard,
  filter: CardFilter,
  key: keyof CardFilter,
  context: FilterContext,
): boolean {
  switch (key) {
    case 'rested':
      return one.rested === filter.rested
    case 'notThis':
      return one.handle !== context.source
    case 'costLeast':
      return valueReaders.cost(state, seat, one) >= filter.costLeast!
    case 'costMost':
      return valueReaders.cost(state, seat, one) <= filter.costMost!
    case 'powerLeast':
      return valueReaders.power(state, seat, one) >= filter.powerLeast!
    case 'powerMost':
      return valueReaders.power(state, seat, one) <= filter.powerMost!
    case 'baseCostLeast':
      return valueReaders.baseCost(state, seat, one) >= filter.baseCostLeast!
    case 'baseCostMost':
      return valueReaders.baseCost(state, seat, one) <= filter.baseCostMost!
    case 'basePowerLeast':
      return valueReaders.basePower(state, seat, one) >= filter.basePowerLeast!
    case 'basePowerMost':
      return valueReaders.basePower(state, seat, one) <= filter.basePowerMost!
    case 'keyword':
      return (valueReaders.keywords(state, seat, one) & keywordBit(filter.keyword!)) !== 0
    case 'donLeast':
      return one.don >= filter.donLeast!
    case 'costMostOf':
      return isWithinLimit(state, context.seat, filter, valueReaders.cost(state, seat, one))
    case 'anyOf':
      return matchesOneOnField(state, seat, one, filter.anyOf!, context)
    default:
      return hasFact(cards[one.card]!, filter, key, context.memo)
  }
}

function matchesOneOnField(
  state: SimPieceState,
  seat: Seat,
  one: FieldCard,
  filters: readonly CardFilter[],
  context: FilterContext,
): boolean {
  for (let i = 0; i < filters.length; i++) if (fieldCardMatches(state, seat, one, filters[i]!, context)) return true
  return false
}

/** Whether a cost is no more than the number that a filter of that player names. */
export function isWithinLimit({ sides }: SimPieceState, seat: Seat, { costMostOf }: CardFilter, cost: number): boolean {
  if (costMostOf === undefined) return true
  const { of, whose } = costMostOf
  let limit = 0
  if (whose !== 'opponents') limit += of === 'life' ? sides[seat]!.life.length : countDonOnField(sides[seat]!)
  if (whose !== 'yours') limit += of === 'life' ? sides[1 - seat]!.life.length : countDonOnField(sides[1 - seat]!)
  return cost <= limit
}

/** Whether a number keeps the bounds that are there. */
export function isWithin(value: number, least: number | undefined, most: number | undefined): boolean {
  return (least === undefined || value >= least) && (most === undefined || value <= most)
}

/** A criterion that nothing on the field changes. */
function hasFact(card: CompiledCard, filter: CardFilter, key: keyof CardFilter, memo: CardIndex): boolean {
  switch (key) {
    case 'kind':
      return card.kind === filter.kind
    case 'colour':
      return card.colours.includes(filter.colour!)
    case 'types':
      return sharesAny(card.types, filter.types!)
    case 'name':
      return card.names.includes(filter.name!)
    case 'notName':
      return !card.names.includes(filter.notName!)
    case 'attribute':
      return card.attributes.includes(filter.attribute!)
    case 'otherColour':
      return memo < 0 || !sharesAny(card.colours, cards[memo]!.colours)
    case 'typeIncludes':
      return includesWord(card.types, filter.typeIncludes!)
    case 'multicoloured':
      return card.colours.length > 1
    case 'trigger':
      return card.at.trigger.length > 0
    case 'plain':
      return card.abilities.length + card.keywords.length + card.rules.length === 0
    default:
      return true
  }
}

function includesWord(types: readonly string[], word: string): boolean {
  for (let i = 0; i < types.length; i++) if (types[i]!.includes(word)) return true
  return false
}

function sharesAny(some: readonly string[], others: readonly string[]): boolean {
  for (let i = 0; i < others.length; i++) if (some.includes(others[i]!)) return true
  return false
}
