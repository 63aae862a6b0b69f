import type { Seat } from '@parlor/kernel'
import { costInHand, keywordsOf, powerOf } from './continuous-effects.ts'
import type { CardNumber } from './card-pool.ts'
import type { FieldCard, CardHandle, Side, SideView, SimPieceState, SimPieceView } from './types.ts'

/** What a viewer can work out about cards on the table and in their hand: all that it depends on lies open. */
export interface CardStats {
  /** The present power of a card on the field; 0 where there is none of that name. */
  power(handle: CardHandle): number
  /** Bits of its keywords. */
  keywords(handle: CardHandle): number
  /** What a card in the hand of this seat costs now. */
  cost(seat: Seat, card: CardNumber): number
}

export function cardStatsOf(view: SimPieceView): CardStats {
  const sides = view.sides.map(sideOf)
  // Powers, keywords and costs look at the table, at whose turn it is and at how many cards lie face down: nothing else of a state.
  const state = { active: view.active, turn: view.turn, sides } as unknown as SimPieceState
  const found = new Map<CardHandle, readonly [Seat, FieldCard]>()
  for (const [seat, { leader, characters, stage }] of sides.entries())
    for (const one of [leader, ...characters, ...(stage ? [stage] : [])]) found.set(one.handle, [seat, one])
  function ask<T>(handle: CardHandle, question: (seat: Seat, one: FieldCard) => T, none: T): T {
    const place = found.get(handle)
    return place ? question(...place) : none
  }
  return {
    power: (handle) => ask(handle, (seat, one) => powerOf(state, seat, one), 0),
    keywords: (handle) => ask(handle, (seat, one) => keywordsOf(state, seat, one), 0),
    cost: (seat, card) => costInHand(state, seat, card),
  }
}

/** Face-down cards count and say nothing else. */
function sideOf(side: SideView): Side {
  return {
    ...side,
    hand: side.hand.map(({ card }) => card ?? -1),
    life: Array.from({ length: side.life }, () => -1),
    deck: Array.from({ length: side.deck }, () => -1),
  } as unknown as Side
}
