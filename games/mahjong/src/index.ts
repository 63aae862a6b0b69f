import type { GamePackage } from '@parlor/kernel'
import { strategy } from './bot.ts'
import { game } from './game.ts'
import { text } from './text.ts'
import type { MahjongTypes } from './types.ts'

/** Hand Betting: rules, strategy and text. */
export const mahjong: GamePackage<MahjongTypes> = { game, strategy, text }

export { dailyRun, dayOfSeed, resultSquares } from './daily-run.ts'
export { rememberedRounds } from './round-history.ts'
export { addToLeaderboard, leaderboardSize, readLeaderboard } from './leaderboard.ts'
export type { LeaderboardEntry } from './leaderboard.ts'
export { moveForBet } from './moves.ts'
export { maxNameLength, readPlayerName, minNameLength } from './player-name.ts'
export { bestBet, winChance, maxTotal, nextHandOdds } from './odds.ts'
export type { Odds } from './odds.ts'
export { honourPrices } from './honour-prices.ts'
export type { HonourPrice } from './honour-prices.ts'
export { runReportOf } from './run-report.ts'
export { endingOf } from './score.ts'
export type { BetReport, RunReport } from './run-report.ts'
export { handText, tileText } from './text.ts'
export {
  deckSize,
  faceCount,
  faceOf,
  highestHonourValue,
  honourOf,
  honours,
  lowestHonourValue,
  maxDecks,
  numberOnFace,
  readFace,
  startHonourValue,
  suitOf,
  suits,
  writeFace,
} from './tiles.ts'
export type { Honour, Suit } from './tiles.ts'
export { bets, endings, honourRules } from './types.ts'
export type {
  Bet,
  Ending,
  HonourRule,
  MahjongEvent,
  MahjongTypes,
  MahjongMove,
  MahjongOptions,
  MahjongState,
  MahjongView,
  Round,
  Tile,
} from './types.ts'
