import { maxTotal, nextHandOdds, winChance, type Odds } from './odds.ts'
import { deckSize, honours, startHonourValue, unseenByValue } from './tiles.ts'
import { bets, type Bet } from './types.ts'

/** Chips at the start of a run. */
export const startChips = 100
/** The most that the house takes on one bet. */
const tableLimit = 10_000

/** A full deck by value, every honour worth 5: what the house prices by. */
const houseWall = unseenByValue(
  'kind',
  honours.map(() => startHonourValue),
  Array.from({ length: deckSize }, (_, id) => id),
)

const houseOdds: readonly Odds[] = Array.from({ length: maxTotal + 1 }, (_, total) => nextHandOdds({ unseen: houseWall, total }))

/** Whether the house takes a bet at this total: one that its wall cannot win has no price. */
export function isOffered(total: number, bet: Bet): boolean {
  return houseOdds[total]![bet] > 0
}

/** What one chip wins: the price at which the bet would be fair on the house's wall. */
export function housePrice(total: number, bet: Bet): number {
  const { all, [bet]: ways } = houseOdds[total]!
  return (all - ways) / ways
}

/** What a stake wins, in whole chips; the house keeps fractions. */
export function winOf(total: number, bet: Bet, stake: number): number {
  const { all, [bet]: ways } = houseOdds[total]!
  return Math.floor((stake * (all - ways)) / ways)
}

/** The highest stake with so many chips. */
export function highestStake(chips: number): number {
  return Math.min(chips, tableLimit)
}

/** What a stake is made on. */
interface StakePosition {
  readonly odds: Odds
  readonly total: number
  readonly chips: number
}

/**
 * Expected growth of the chips as a logarithm, which adds up over bets and is what a growth-optimal player (Kelly) maximises. One chip more than
 * there is is counted, so that going broke costs much and not everything.
 */
export function growthOf({ odds, total, chips }: StakePosition, bet: Bet, stake: number): number {
  const chance = winChance(odds, bet)
  const log = (gain: number) => Math.log((chips + gain + 1) / (chips + 1))
  return chance * log(winOf(total, bet, stake)) + (1 - chance) * log(-stake)
}

/** A stake that gives away less growth than this is as good as the best one. */
export const soundGrowth = 0.001

/** A bet with its stake. */
export interface StakedBet {
  readonly bet: Bet
  readonly stake: number
  readonly growth: number
}

/** The bet and the stake of the highest expected growth; without an advantage that of the smallest loss. */
export function growthBet(position: StakePosition): StakedBet {
  let best: StakedBet | null = null
  for (const bet of bets) {
    if (!isOffered(position.total, bet)) continue
    const found = bestStake(position, bet)
    if (!best || found.growth > best.growth) best = found
  }
  return best!
}

/**
 * Exact: a house that paid fractions would give at least as much, and its growth falls to both sides of its optimum. From there stakes are
 * tried outward, until even that house would give less than was found.
 */
function bestStake(position: StakePosition, bet: Bet): StakedBet {
  const { odds, total, chips } = position
  const most = highestStake(chips)
  const price = housePrice(total, bet)
  const chance = winChance(odds, bet)
  const share = price === 0 ? Number(chance === 1) : chance - (1 - chance) / price
  const middle = Math.min(most, Math.max(1, Math.round(share * (chips + 1))))
  const bound = (stake: number) => chance * Math.log1p((stake * price) / (chips + 1)) + (1 - chance) * Math.log1p(-stake / (chips + 1))
  let best: StakedBet = { bet, stake: middle, growth: growthOf(position, bet, middle) }
  for (const step of [-1, 1])
    for (let stake = middle + step; stake >= 1 && stake <= most && bound(stake) > best.growth; stake += step) {
      const growth = growthOf(position, bet, stake)
      if (growth > best.growth) best = { bet, stake, growth }
    }
  return best
}
