import { isMoveEntry, type ReadonlyMatch } from '@parlor/kernel'
import { bestBet, winChance, nextHandOdds } from './odds.ts'
import type { Bet, MahjongTypes, Tile } from './types.ts'
import { view } from './view.ts'

/** One bet compared with the best bet. */
export interface BetReport {
  /** Counted from 1. */
  readonly number: number
  readonly tiles: readonly Tile[]
  readonly total: number
  readonly bet: Bet
  readonly best: Bet
  readonly next: number
  readonly won: boolean
  /** Win probability of the bet when it was made, and of the best one. */
  readonly chance: number
  readonly bestChance: number
  readonly draw: number
  readonly discard: number
}

/** Analysis of a run by luck and skill. */
export interface RunReport {
  readonly bets: readonly BetReport[]
  readonly score: number
  /** Expected wins of these bets, and of the best bets. */
  readonly expected: number
  readonly bestExpected: number
  /** Wins beyond the expected ones. */
  readonly luck: number
  /** Expected wins as a share of the best possible, 0 to 1. */
  readonly skill: number
  /** Number of bets that were as good as the best one. */
  readonly sound: number
  readonly longestStreak: number
}

/** Evaluates every bet of a run with the odds at that time. */
export function runReportOf(match: ReadonlyMatch<MahjongTypes>): RunReport {
  const bets: BetReport[] = []
  for (const [i, { entry, state }] of match.history.entries()) {
    if (!isMoveEntry(entry)) continue
    const seen = view(match.stateAt(i))
    const round = view(state).history.at(-1)!
    const odds = nextHandOdds(seen)
    const best = bestBet(odds)
    bets.push({
      number: round.number,
      tiles: round.tiles,
      total: round.total,
      bet: round.bet,
      best: odds.higher === odds.lower ? round.bet : best,
      next: round.next,
      won: round.won,
      chance: winChance(odds, round.bet),
      bestChance: winChance(odds, best),
      draw: seen.pile.length,
      discard: seen.discard.length,
    })
  }
  return summary(bets)
}

function summary(bets: readonly BetReport[]): RunReport {
  let score = 0
  let expected = 0
  let bestExpected = 0
  let sound = 0
  let streak = 0
  let longestStreak = 0
  for (const { bet, best, won, chance, bestChance } of bets) {
    score += won ? 1 : 0
    expected += chance
    bestExpected += bestChance
    sound += bet === best ? 1 : 0
    streak = won ? streak + 1 : 0
    longestStreak = Math.max(longestStreak, streak)
  }
  const skill = bestExpected === 0 ? 1 : expected / bestExpected
  return { bets, score, expected, bestExpected, luck: score - expected, skill, sound, longestStreak }
}
