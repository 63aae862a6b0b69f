import built from 'virtual:parlor-cards'
import type { Card } from './card.ts'

export type { Card } from './card.ts'

/** The games that exist, in the order of their doors. */
export const cards: readonly Card[] = built

export function cardOf(id: string | null | undefined): Card | null {
  return cards.find((card) => card.id === id) ?? null
}
