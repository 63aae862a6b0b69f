import { deckSize } from '@parlor/simpiece'

/** A hand at the start. */
export const handSize = 5

/** The chance that exactly `wanted` of the `hits` cards among `size` are in `drawn` of them: hypergeometric, without rounding on the way. */
export function exactly(wanted: number, hits: number, size: number, drawn: number): number {
  const misses = size - hits
  if (wanted < 0 || wanted > hits || wanted > drawn || drawn - wanted > misses) return 0
  // C(hits, wanted) · C(misses, drawn − wanted) / C(size, drawn), as a product of factors near 1: the binomials themselves leave the exact range of numbers.
  let chance = 1
  for (let i = 0; i < wanted; i++) chance *= ((hits - i) * (drawn - i)) / ((wanted - i) * (size - i))
  for (let i = 0; i < drawn - wanted; i++) chance *= (misses - i) / (size - wanted - i)
  return chance
}

export function atLeast(wanted: number, hits: number, size: number, drawn: number): number {
  let chance = 0
  for (let found = Math.max(0, wanted); found <= Math.min(hits, drawn); found++) chance += exactly(found, hits, size, drawn)
  return Math.min(1, chance)
}

export interface Plan {
  /** Cards in the deck that would do. */
  readonly hits: number
  readonly size?: number
  /** One's own turns so far, this one included; 0 is the hand before the first. */
  readonly turn: number
  /** Who goes first draws nothing on the first turn. */
  readonly first: boolean
  /** A hand without any of them is given back once. */
  readonly redraw: boolean
}

export function drawsBy({ turn, first }: Pick<Plan, 'turn' | 'first'>): number {
  return Math.max(0, first ? turn - 1 : turn)
}

/** The chance to have seen at least so many of them. Life is dealt from the same shuffled deck and changes nothing. */
export function seen(wanted: number, { hits, size = deckSize, turn, first, redraw }: Plan): number {
  const draws = Math.min(drawsBy({ turn, first }), size - handSize)
  if (wanted <= 0) return 1
  if (!redraw) return atLeast(wanted, hits, size, handSize + draws)
  let chance = exactly(0, hits, size, handSize) * atLeast(wanted, hits, size, handSize + draws)
  for (let held = 1; held <= Math.min(hits, handSize); held++)
    chance += exactly(held, hits, size, handSize) * atLeast(wanted - held, hits - held, size - handSize, draws)
  return Math.min(1, chance)
}

/** How many of them an opening hand holds on average. */
export function expected(hits: number, size = deckSize): number {
  return (handSize * hits) / size
}
