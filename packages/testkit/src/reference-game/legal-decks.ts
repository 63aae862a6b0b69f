import { randomInt, type Rng } from '@parlor/kernel'
import { deckSize, highestCardValue, maxCopies } from './types.ts'

/** Number of cards per value; value v is at index v − 1. */
export function countByValue(values: readonly number[]): number[] {
  const counts = new Array<number>(highestCardValue).fill(0)
  for (const value of values) counts[value - 1]!++
  return counts
}

/** True for the right number of cards, none too often. */
export function isLegalDeck(values: readonly number[]): boolean {
  return values.length === deckSize && countByValue(values).every((count) => count <= maxCopies)
}

/** True when a deck contains all known cards. */
export function deckContains(deck: readonly number[], known: readonly number[]): boolean {
  return countByValue(deck).every((count, i) => count >= known[i]!)
}

/** A random deck that contains all known cards; every one of them can come up. */
export function randomDeck(known: readonly number[], rng: Rng): number[] {
  const counts = [...known]
  let left = deckSize - counts.reduce((sum, count) => sum + count, 0)
  while (left > 0) {
    const i = randomInt(rng, highestCardValue)
    if (counts[i]! >= maxCopies) continue
    counts[i]!++
    left--
  }
  return counts.flatMap((count, i) => new Array<number>(count).fill(i + 1))
}
