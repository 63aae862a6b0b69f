import type { GamePackage } from '@parlor/kernel'
import { botStrategy } from './bot.ts'
import { game } from './game.ts'
import { text } from './text.ts'
import type { MahjongTypes } from './types.ts'

/** Hand Betting: rules, strategy and text. */
export const mahjong: GamePackage<MahjongTypes> = { game, strategy: botStrategy, text }

export { lessons } from './lessons.ts'
export { dailyRun, dayOfSeed, resultSquares } from './daily-run.ts'
export { maxRememberedRounds } from './round-history.ts'
export { addToLeaderboard, leaderboardSize, oddsAids, readLeaderboard } from './leaderboard.ts'
export type { LeaderboardEntry, OddsAid } from './leaderboard.ts'
export { cashOut, moveForBet } from './moves.ts'
export { growthBet, growthOf, highestStake, housePrice, isOffered, soundGrowth, startChips, winOf } from './stakes.ts'
export { parsePlayerName } from './player-name.ts'
export { bestBet, winChance, maxTotal, nextHandOdds } from './odds.ts'
export type { Odds } from './odds.ts'
export { honourValueHistories } from './honour-value-histories.ts'
export type { HonourValueHistory } from './honour-value-histories.ts'
export { chipsMoved, momentsOf, runReportOf } from './run-report.ts'
export { betsLeftAfter, chancesOfLastBets, estimatedWorthOfBets, worthierBet, worthOfBets, worthOfLastBets } from './run-value.ts'
export type { BetWorths, RunValueWeights } from './run-value.ts'
export { decisiveBet, endingOf } from './score.ts'
export type { BetReport, RunLine, RunReport } from './run-report.ts'
export { handText } from './text.ts'
export {
  deckSize,
  faceCount,
  faceOf,
  handSize,
  highestHonourValue,
  honourOf,
  lowestHonourValue,
  maxDecks,
  numberOnFace,
  readFace,
  startHonourValue,
  suitOf,
  writeFace,
} from './tiles.ts'
export type { Honour } from './tiles.ts'
export { endings, runModes } from './types.ts'
export type { Bet, RunMode, MahjongEvent, MahjongTypes, MahjongMove, MahjongView, Round, Tile } from './types.ts'
