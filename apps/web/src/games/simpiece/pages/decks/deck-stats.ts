import type { CardKind, Colour, DeckDraft } from '@parlor/simpiece'
import { hasTrigger, cardKeywordsOf } from '../card-search/card-traits.ts'
import { cardById } from './deck.ts'

/** A part of a deck: number of cards, and which. */
interface CountedShare<T> {
  readonly of: T
  readonly count: number
}

export interface DeckStats {
  /** By cost from 0, the last one and above: Characters and the rest separately. */
  readonly curve: readonly { readonly cost: number; readonly characters: number; readonly others: number }[]
  readonly kinds: readonly CountedShare<CardKind>[]
  readonly colours: readonly CountedShare<Colour>[]
  /** 0: no Counter. */
  readonly counters: readonly CountedShare<number>[]
  readonly size: number
  readonly averageCost: number
  readonly counterTotal: number
  readonly triggers: number
  readonly blockers: number
}

/** Costs from here on share one bar. */
export const lastCostBar = 8

export function deckStatsOf({ rows }: DeckDraft): DeckStats {
  const curve = Array.from({ length: lastCostBar + 1 }, (_, cost) => ({ cost, characters: 0, others: 0 }))
  const kinds = new Map<CardKind, number>()
  const colours = new Map<Colour, number>()
  const counters = new Map<number, number>([
    [0, 0],
    [1000, 0],
    [2000, 0],
  ])
  let [size, costs, counterTotal, triggers, blockers] = [0, 0, 0, 0, 0]
  for (const { id, count } of rows) {
    const card = cardById(id)
    if (!card) continue
    const bar = curve[Math.min(card.cost ?? 0, lastCostBar)]!
    bar[card.kind === 'character' ? 'characters' : 'others'] += count
    add(kinds, card.kind, count)
    for (const colour of card.colours) add(colours, colour, count)
    add(counters, card.counter ?? 0, count)
    size += count
    costs += (card.cost ?? 0) * count
    counterTotal += (card.counter ?? 0) * count
    if (hasTrigger(card)) triggers += count
    if (cardKeywordsOf(card).has('blocker')) blockers += count
  }
  const averageCost = size === 0 ? 0 : costs / size
  return {
    curve,
    kinds: shares(kinds),
    colours: shares(colours),
    counters: shares(counters),
    size,
    averageCost,
    counterTotal,
    triggers,
    blockers,
  }
}

function add<T>(counts: Map<T, number>, key: T, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count)
}

function shares<T>(counts: ReadonlyMap<T, number>): CountedShare<T>[] {
  return [...counts].map(([of, count]) => ({ of, count }))
}
