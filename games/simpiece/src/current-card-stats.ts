import type { Seat } from '@parlor/kernel'
import { costInHand, keywordsOf, powerOf } from './current-values.ts'
import { cloneLasting, lifeKnowledgeOf } from './lasting-effects.ts'
import type { CardIndex } from './card-pool.ts'
import type { FieldCard, CardHandle, Side, SideView, SimPieceState, SimPieceView } from './types.ts'

/** Card stats computed from a view: they depend on public information only. */
export interface CurrentCardStats {
  /** The current power of a card on the field; 0 for an unknown handle. */
  power(handle: CardHandle): number
  /** Keyword bits. */
  keywords(handle: CardHandle): number
  /** The current cost of a card in this seat's hand. */
  cost(seat: Seat, card: CardIndex): number
}

export function currentCardStatsOf(view: SimPieceView): CurrentCardStats {
  const sides = view.sides.map(sideOf)
  // Powers, keywords and costs depend on the field, what lasts, the turn player and the number of face-down cards: nothing else of a state.
  const extra = { ...cloneLasting(view), life: lifeKnowledgeOf(view) }
  const state = { active: view.active, turn: view.turn, sides, extra } as unknown as SimPieceState
  const found = new Map<CardHandle, readonly [Seat, FieldCard]>()
  for (const [seat, { leader, characters, stage }] of sides.entries())
    for (const one of [leader, ...characters, ...(stage ? [stage] : [])]) found.set(one.handle, [seat, one])
  function ask<T>(handle: CardHandle, question: (seat: Seat, one: FieldCard) => T, none: T): T {
    const seatAndCard = found.get(handle)
    return seatAndCard ? question(...seatAndCard) : none
  }
  return {
    power: (handle) => ask(handle, (seat, one) => powerOf(state, seat, one), 0),
    keywords: (handle) => ask(handle, (seat, one) => keywordsOf(state, seat, one), 0),
    cost: (seat, card) => costInHand(state, seat, card),
  }
}

/** Placeholders for face-down cards: only their number counts. */
function sideOf(side: SideView): Side {
  return {
    ...side,
    hand: side.hand.map(({ card }) => card ?? -1),
    life: Array.from({ length: side.life }, () => -1),
    deck: Array.from({ length: side.deck }, () => -1),
  } as unknown as Side
}
