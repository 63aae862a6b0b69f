import { handSize, highestHonourValue } from './tiles.ts'
import type { Bet } from './types.ts'

/** Maximum total of a hand. */
export const maxTotal = handSize * highestHonourValue

/** In how many of all equally likely next hands each bet wins, and in how many both lose. */
export interface Odds {
  readonly higher: number
  readonly lower: number
  readonly tie: number
  readonly all: number
  /** Number of hands by total, 0 to 40. */
  readonly ways: readonly number[]
}

/** Exact odds of the next hand from the number of pile tiles worth 0 to 10: every combination of four is counted, none is sampled. */
export function nextHandOdds({ unseen, total }: { readonly unseen: readonly number[]; readonly total: number }): Odds {
  const ways = waysOf(unseen)
  let higher = 0
  let lower = 0
  let all = 0
  for (let sum = 0; sum <= maxTotal; sum++) {
    const count = ways[sum]!
    all += count
    if (sum > total) higher += count
    else if (sum < total) lower += count
  }
  return { higher, lower, tie: all - higher - lower, all, ways }
}

/** The better bet of the two, and when they are equal the higher one. */
export function bestBet({ higher, lower }: Odds): Bet {
  return higher >= lower ? 'higher' : 'lower'
}

/** The share of next hands in which the bet wins. */
export function winChance(odds: Odds, bet: Bet): number {
  return odds.all === 0 ? 0 : odds[bet] / odds.all
}

/** Number of combinations of four tiles by total. Counts stay below 2⁵³: even 404 tiles have only 1.1 billion hands. */
function waysOf(unseen: readonly number[]): number[] {
  const columns = maxTotal + 1
  const table = new Array<number>((handSize + 1) * columns).fill(0)
  table[0] = 1
  for (let value = 0; value <= highestHonourValue; value++) {
    const count = unseen[value]!
    // Descending hand size, so that no tile of this value is counted twice.
    for (let size = handSize; size > 0; size--)
      for (let taken = 1, chosen = count; taken <= size && chosen > 0; taken++) {
        const from = (size - taken) * columns
        const to = size * columns + taken * value
        for (let sum = 0; sum + taken * value <= maxTotal; sum++) table[to + sum]! += table[from + sum]! * chosen
        chosen = (chosen * (count - taken)) / (taken + 1)
      }
  }
  return table.slice(handSize * columns)
}
