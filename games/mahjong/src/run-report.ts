import { isMoveEntry, type Match } from '@parlor/kernel'
import { bestBet, winChance, nextHandOdds } from './odds.ts'
import type { Bet, MahjongTypes, Tile } from './types.ts'
import { view } from './view.ts'

/** One bet beside the best bet there was. */
export interface BetReport {
  /** Counted from 1. */
  readonly number: number
  readonly tiles: readonly Tile[]
  readonly total: number
  readonly bet: Bet
  readonly best: Bet
  readonly next: number
  readonly won: boolean
  /** How likely the bet was to win when it was made, and how likely the best one. */
  readonly chance: number
  readonly bestChance: number
  readonly draw: number
  readonly discard: number
}

/** A run with luck and skill apart. */
export interface RunReport {
  readonly bets: readonly BetReport[]
  readonly score: number
  /** What these bets win on average, and what the best bets would. */
  readonly expected: number
  readonly bestExpected: number
  /** Wins beyond what the bets deserved. */
  readonly luck: number
  /** How much of what could be expected the bets went for, 0 to 1. */
  readonly skill: number
  /** How many bets were as good as the best one. */
  readonly sound: number
  readonly longestStreak: number
}

/** Looks back at every bet of a run with the odds as they were then. */
export function runReportOf(match: Match<MahjongTypes>): RunReport {
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
