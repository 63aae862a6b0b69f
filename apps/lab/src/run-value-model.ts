import { handSize, highestHonourValue, nextHandOdds, type RunValueWeights } from '@parlor/mahjong'

/** Times that a kind of honour can be drawn in a run: four, eight and twelve copies in its three piles. */
const mostDraws = 24
/** Bets of a run for each of them. */
const betsPerDraw = 201 / mostDraws
/** How often a second copy lies in the same hand. */
const secondCopy = 0.07

/** The tiles of a full deck by value, every honour worth 5. */
const fullWall: readonly number[] = Array.from({ length: highestHonourValue + 1 }, (_, value) =>
  value === 0 || value === 10 ? 0 : value === 5 ? 40 : 12,
)

/**
 * What one honour leaves of a run, as if it were the only one: dynamic programming over its value and its draws to come. Whenever it is
 * drawn the better bet is made; in between bets win `perBet` each. `power` is fitted to real runs.
 */
export function solveHonourModel(perBet: number, power: number): RunValueWeights {
  const { higher, lower } = chancesByTotal()
  const rest = totalsOfThree()
  const values: number[][] = []
  for (let draws = 0; draws <= mostDraws; draws++)
    values.push(Array.from({ length: highestHonourValue + 1 }, (_, value) => worth(draws, value)))
  return {
    perBet,
    shares: values.map((row, draws) => row.map((value) => round((value / undisturbed(draws)) ** power))),
  }

  /** Four bets at the end see no honour at all, so that a run is never worth nothing. */
  function undisturbed(draws: number): number {
    return perBet * (handSize + draws * betsPerDraw)
  }

  function worth(draws: number, value: number): number {
    if (value === 0 || value === highestHonourValue) return 0
    if (draws === 0) return undisturbed(0)
    const single = afterDraw(draws, value, 1)
    return draws === 1 ? single : (1 - secondCopy) * single + secondCopy * afterDraw(draws, value, 2)
  }

  /** `copies` of it lie in the hand, so that a bet moves it by as many. */
  function afterDraw(draws: number, value: number, copies: number): number {
    const left = values[draws - copies]!
    const up = left[Math.min(highestHonourValue, value + copies)]!
    const down = left[Math.max(0, value - copies)]!
    let sum = 0
    for (const [others, share] of rest.entries()) {
      const total = Math.min(higher.length - 1, others + value)
      const of = (chance: number) => chance * (1 + up) + (1 - chance) * down
      sum += share * Math.max(of(higher[total]!), of(lower[total]!))
    }
    return sum + perBet * (copies * betsPerDraw - 1)
  }
}

/** The chance of a higher and of a lower hand by total, on a full wall. */
function chancesByTotal(): { higher: number[]; lower: number[] } {
  const odds = Array.from({ length: 41 }, (_, total) => nextHandOdds({ unseen: fullWall, total }))
  return { higher: odds.map(({ higher, all }) => higher / all), lower: odds.map(({ lower, all }) => lower / all) }
}

/** How likely three tiles of a full wall add up to each total. */
function totalsOfThree(): number[] {
  const all = fullWall.reduce((sum, count) => sum + count, 0)
  let totals = [1]
  for (let tile = 0; tile < handSize - 1; tile++) {
    const next = new Array<number>(totals.length + highestHonourValue).fill(0)
    for (const [total, share] of totals.entries())
      for (const [value, count] of fullWall.entries()) next[total + value]! += (share * count) / all
    totals = next
  }
  return totals
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
