import type { Seat } from '@parlor/kernel'
import type { CalmFilter, Filter } from './card.ts'
import { cards, type CardNo } from './pool.ts'
import type { Fielded } from './types.ts'

/** What a filter may refer to: the card that speaks and the card chosen before. */
export interface Context {
  readonly seat: Seat
  readonly source: number
  readonly memo: number
}

/** Whether a card's printed facts, with its present cost, are as asked. */
export function fitsCard(no: CardNo, cost: number, filter: Filter, memo: CardNo): boolean {
  const card = cards[no]!
  const { kind, colour, types, name, notName, costMost, attribute } = filter
  if (kind !== undefined && card.kind !== kind) return false
  if (costMost !== undefined && cost > costMost) return false
  if (colour !== undefined && !card.colours.includes(colour)) return false
  if (name !== undefined && !card.names.includes(name)) return false
  if (notName !== undefined && card.names.includes(notName)) return false
  if (attribute !== undefined && !card.attributes.includes(attribute)) return false
  if (types !== undefined && !sharesAny(card.types, types)) return false
  return !filter.otherColour || memo < 0 || !sharesAny(card.colours, cards[memo]!.colours)
}

/** Whether a card on the field is as asked, power apart. */
export function fitsField(one: Fielded, filter: CalmFilter, context: Context): boolean {
  if (filter.rested !== undefined && one.rested !== filter.rested) return false
  if (filter.notThis && one.handle === context.source) return false
  return fitsCard(one.card, cards[one.card]!.cost ?? 0, filter, context.memo)
}

function sharesAny(some: readonly string[], others: readonly string[]): boolean {
  for (let i = 0; i < others.length; i++) if (some.includes(others[i]!)) return true
  return false
}
