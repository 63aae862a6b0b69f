import { deckSize } from '@parlor/simpiece'

export const openingHandSize = 5

/**
 * The chance that exactly `wanted` of the `hits` cards among `size` are in `drawn` of them: hypergeometric, without intermediate
 * rounding.
 */
export function chanceOfExactly(wanted: number, hits: number, size: number, drawn: number): number {
  const misses = size - hits
  if (wanted < 0 || wanted > hits || wanted > drawn || drawn - wanted > misses) return 0
  // C(hits, wanted) · C(misses, drawn − wanted) / C(size, drawn), as a product of factors near 1: the binomials themselves leave the exact range of numbers.
  let chance = 1
  for (let i = 0; i < wanted; i++) chance *= ((hits - i) * (drawn - i)) / ((wanted - i) * (size - i))
  for (let i = 0; i < drawn - wanted; i++) chance *= (misses - i) / (size - wanted - i)
  return chance
}

export function chanceOfAtLeast(wanted: number, hits: number, size: number, drawn: number): number {
  let chance = 0
  for (let found = Math.max(0, wanted); found <= Math.min(hits, drawn); found++) chance += chanceOfExactly(found, hits, size, drawn)
  return Math.min(1, chance)
}

interface DrawPlan {
  /** Cards in the deck that count. */
  readonly hits: number
  readonly size?: number
  /** Own turns so far, this one included; 0 is the hand before the first. */
  readonly turn: number
  /** The first player draws nothing on the first turn. */
  readonly first: boolean
  /** A hand without any of them is redrawn once. */
  readonly redraw: boolean
}

export function drawsByTurn({ turn, first }: Pick<DrawPlan, 'turn' | 'first'>): number {
  return Math.max(0, first ? turn - 1 : turn)
}

/** The chance to have drawn at least `wanted` of them. Life is dealt from the same shuffled deck and changes nothing. */
export function chanceOfSeeing(wanted: number, { hits, size = deckSize, turn, first, redraw }: DrawPlan): number {
  const draws = Math.min(drawsByTurn({ turn, first }), size - openingHandSize)
  if (wanted <= 0) return 1
  if (!redraw) return chanceOfAtLeast(wanted, hits, size, openingHandSize + draws)
  let chance = chanceOfExactly(0, hits, size, openingHandSize) * chanceOfAtLeast(wanted, hits, size, openingHandSize + draws)
  for (let held = 1; held <= Math.min(hits, openingHandSize); held++)
    chance +=
      chanceOfExactly(held, hits, size, openingHandSize) * chanceOfAtLeast(wanted - held, hits - held, size - openingHandSize, draws)
  return Math.min(1, chance)
}

/** Expected number of them in an opening hand. */
export function expectedInHand(hits: number, size = deckSize): number {
  return (openingHandSize * hits) / size
}
