import { isMoveEntry, type ReadonlyMatch } from '@parlor/kernel'
import { winChance, nextHandOdds, type Odds } from './odds.ts'
import { worthierBet, worthOfBets } from './run-value.ts'
import { endingOf } from './score.ts'
import { growthBet, growthOf, soundGrowth, winOf } from './stakes.ts'
import type { Bet, MahjongTypes, MahjongView, Round, Tile } from './types.ts'
import { view } from './view.ts'

/** One bet compared with the best bet. */
export interface BetReport {
  /** Length of the log before it. */
  readonly at: number
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
  /** What the bet was worth, and the best one: in Living honours points still to come, in Stakes growth of the chips, else the chance. */
  readonly worth: number
  readonly bestWorth: number
  /** How much more the best bet was worth than the other one. */
  readonly margin: number
  /** Whether the bet was as good as the best one, as far as that can be told. */
  readonly sound: boolean
  readonly draw: number
  readonly discard: number
  /** Stakes: the stake, and the one of the highest growth. */
  readonly stake?: number
  readonly bestStake?: number
}

/**
 * A line of the chart, before the first bet and after each: points won, in Stakes the logarithm of the chips; in Classic and Stakes what the bets made and the best ones deserve so far, in
 * Living honours the final score that the run is on course for, and the one with even luck.
 */
export interface RunLine {
  readonly name: 'score' | 'expected' | 'best' | 'course' | 'even'
  readonly points: readonly number[]
}

/** Analysis of a run by luck and skill. */
export interface RunReport {
  readonly bets: readonly BetReport[]
  readonly score: number
  /** Expected points of these bets, and of the best ones from the start: in Living honours measured by the worth of the run. */
  readonly expected: number
  readonly bestExpected: number
  /** Points beyond the expected ones. */
  readonly luck: number
  /** Expected points as a share of the best possible, 0 to 1. */
  readonly skill: number
  /** Number of bets that were as good as the best one. */
  readonly sound: number
  readonly longestStreak: number
  readonly lines: readonly RunLine[]
  /** Stakes: growth that was given away by stakes that were too high, too low, or on the other side; else null. */
  readonly givenAway: { readonly over: number; readonly under: number; readonly side: number } | null
}

/** Evaluates every bet of a run with what was known at that time. */
export function runReportOf(match: ReadonlyMatch<MahjongTypes>): RunReport {
  const bets: BetReport[] = []
  for (const [i, { entry, state }] of match.history.entries()) {
    if (!isMoveEntry(entry) || state.bets === match.stateAt(i).bets) continue
    bets.push(betReport(i, view(match.stateAt(i)), view(state).history.at(-1)!))
  }
  const { honors } = match.start
  if (honors === 'stakes') return stakesSummary(bets, match.start.score, match.state.score)
  return honors === 'kind' ? livingSummary(bets, worthLeft(match)) : classicSummary(bets)
}

function betReport(at: number, seen: MahjongView, round: Round): BetReport {
  const odds = nextHandOdds(seen)
  const graded = round.stake === undefined ? gradeBet(seen, odds, round) : gradeStake(seen, odds, round.bet, round.stake)
  const { best } = graded
  return {
    ...graded,
    at,
    number: round.number,
    tiles: round.tiles,
    total: round.total,
    bet: round.bet,
    next: round.next,
    won: round.won,
    chance: winChance(odds, round.bet),
    bestChance: winChance(odds, best),
    draw: seen.pile.length,
    discard: seen.discard.length,
  }
}

type Grade = Pick<BetReport, 'best' | 'worth' | 'bestWorth' | 'margin' | 'sound' | 'stake' | 'bestStake'>

/** Points by which the estimate of a run's worth is no better than a guess: a bet that gives away less is as good as the best one. */
const soundPoints = 0.1

function gradeBet(seen: MahjongView, odds: Odds, { bet }: Round): Grade {
  const worths = worthOfBets(seen, odds)
  const best = worths.higher === worths.lower ? bet : worthierBet(worths)
  const margin = Math.abs(worths.higher - worths.lower)
  const sound = bet === best || (seen.honors === 'kind' && margin < soundPoints)
  return { best, worth: worths[bet], bestWorth: worths[best], margin, sound }
}

/** A stake beside the growth-optimal one, with the chips there were. */
function gradeStake({ total, score: chips }: MahjongView, odds: Odds, bet: Bet, stake: number): Grade {
  const position = { odds, total, chips }
  const worth = growthOf(position, bet, stake)
  const best = growthBet(position)
  const margin = best.growth - worth
  return { best: best.bet, worth, bestWorth: best.growth, margin, sound: margin < soundGrowth, stake, bestStake: best.stake }
}

/**
 * The two bets worth remembering. The best bet: in Living honours the one made against the odds that was worth most more than the likelier
 * one, at least a tenth of a point; in Stakes the one that won most chips with growth to expect; elsewhere and without such a bet the best one
 * of least chance that won. The worst luck: the bet after which the run had lost most of what it deserved.
 */
export function momentsOf({ bets, lines }: Pick<RunReport, 'bets' | 'lines'>): {
  best: BetReport | null
  /** The best bet was made against the odds. */
  steered: boolean
  worstLuck: BetReport | null
  /** What the worst luck cost. */
  lost: number
} {
  const sound = bets.filter((bet) => bet.sound)
  const brave = sound.filter(({ chance, worth, stake, margin }) => stake === undefined && worth !== chance && chance < 0.4 && margin >= 0.1)
  const best =
    brave.length > 0
      ? brave.reduce((top, one) => (one.margin > top.margin ? one : top))
      : bets[0]?.stake === undefined
        ? sound.filter(({ won }) => won).reduce<BetReport | null>((top, one) => (top && top.chance <= one.chance ? top : one), null)
        : bets
            .filter((bet) => bet.won && bet.worth > 0)
            .reduce<BetReport | null>((top, one) => (top && chipsMoved(top) >= chipsMoved(one) ? top : one), null)
  const [deserved, made] = lines[0]?.name === 'even' ? [lines[0], lines[1]] : [lines[1], lines[2]]
  const luck = bets.map((_, i) => made!.points[i + 1]! - made!.points[i]! - (deserved!.points[i + 1]! - deserved!.points[i]!))
  const worst = luck.indexOf(Math.min(...luck))
  const lost = Math.max(0, -(luck[worst] ?? 0))
  return { best, steered: brave.length > 0, worstLuck: lost > 0 ? bets[worst]! : null, lost }
}

/** Stakes: chips that a bet won or lost. */
export function chipsMoved({ won, total, bet, stake = 0 }: Pick<BetReport, 'won' | 'total' | 'bet' | 'stake'>): number {
  return won ? winOf(total, bet, stake) : stake
}

/** What a run that was given up could still have made; 0 once it is over. */
function worthLeft(match: ReadonlyMatch<MahjongTypes>): number {
  const seen = view(match.state)
  if (endingOf(seen)) return 0
  const { higher, lower } = worthOfBets(seen)
  return Math.max(higher, lower)
}

/** Every bet counts by itself. */
function classicSummary(bets: readonly BetReport[]): RunReport {
  const expected = runningSums(bets, ({ chance }) => chance)
  const best = runningSums(bets, ({ bestChance }) => bestChance)
  return {
    ...summary(bets, expected.at(-1)!, best.at(-1)!),
    lines: [
      { name: 'best', points: best },
      { name: 'expected', points: expected },
      { name: 'score', points: runningSums(bets, pointOf) },
    ],
  }
}

/** Growth adds up over bets as a logarithm; luck is what the chips grew beyond what their stakes deserved. */
function stakesSummary(bets: readonly BetReport[], start: number, score: number): RunReport {
  const expected = runningSums(bets, ({ worth }) => worth)
  const best = runningSums(bets, ({ bestWorth }) => bestWorth)
  const chips = chipsAfterBets(bets, start)
  const first = Math.log(start + 1)
  const lost = (kind: (bet: BetReport) => boolean) => bets.reduce((sum, bet) => sum + (kind(bet) ? bet.bestWorth - bet.worth : 0), 0)
  return {
    ...summary(bets, expected.at(-1)!, best.at(-1)!),
    score,
    luck: Math.log((score + 1) / (start + 1)) - expected.at(-1)!,
    lines: [
      { name: 'best', points: best.map((sum) => first + sum) },
      { name: 'expected', points: expected.map((sum) => first + sum) },
      { name: 'score', points: chips.map((count) => Math.log(count + 1)) },
    ],
    givenAway: {
      over: lost(({ bet, best: side, stake, bestStake }) => bet === side && stake! > bestStake!),
      under: lost(({ bet, best: side, stake, bestStake }) => bet === side && stake! < bestStake!),
      side: lost(({ bet, best: side }) => bet !== side),
    },
  }
}

function chipsAfterBets(bets: readonly BetReport[], start: number): number[] {
  const chips = [start]
  for (const bet of bets) chips.push(chips.at(-1)! + (bet.won ? 1 : -1) * chipsMoved(bet))
  return chips
}

/** The run was worth something at its start, and every bet that is not the best one takes some of it. */
function livingSummary(bets: readonly BetReport[], left: number): RunReport {
  const worthAtStart = bets.length === 0 ? left : bets[0]!.bestWorth
  const possible = worthAtStart - left
  const missed = runningSums(bets, ({ worth, bestWorth }) => bestWorth - worth)
  const score = runningSums(bets, pointOf)
  return {
    ...summary(bets, possible - missed.at(-1)!, possible),
    lines: [
      { name: 'even', points: missed.map((sum) => worthAtStart - sum) },
      { name: 'course', points: score.map((sum, i) => sum + (bets[i]?.bestWorth ?? left)) },
      { name: 'score', points: score },
    ],
  }
}

function pointOf({ won }: BetReport): number {
  return won ? 1 : 0
}

/** The sum before the first bet and after each. */
function runningSums(bets: readonly BetReport[], of: (bet: BetReport) => number): number[] {
  const sums = [0]
  for (const bet of bets) sums.push(sums.at(-1)! + of(bet))
  return sums
}

function summary(bets: readonly BetReport[], expected: number, bestExpected: number): Omit<RunReport, 'lines'> {
  let score = 0
  let sound = 0
  let streak = 0
  let longestStreak = 0
  for (const { won, sound: isSound } of bets) {
    score += won ? 1 : 0
    sound += isSound ? 1 : 0
    streak = won ? streak + 1 : 0
    longestStreak = Math.max(longestStreak, streak)
  }
  const skill = bestExpected <= 0 ? 1 : Math.min(1, Math.max(0, expected / bestExpected))
  return { bets, score, expected, bestExpected, luck: score - expected, skill, sound, longestStreak, givenAway: null }
}
