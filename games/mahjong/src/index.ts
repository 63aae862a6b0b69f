import type { GamePackage } from '@parlor/kernel'
import { judgement } from './bot.ts'
import { game } from './game.ts'
import { text } from './text.ts'
import type { MahjongKinds } from './types.ts'

/** Hand Betting: rules, judgement and words. */
export const mahjong: GamePackage<MahjongKinds> = { game, judgement, text }

export { dailyRun, dayOf, squaresOf } from './daily.ts'
export { remembered } from './history.ts'
export { enter, places, readLeaderboard } from './leaderboard.ts'
export type { Entry } from './leaderboard.ts'
export { moveOf } from './moves.ts'
export { longestName, readName, shortestName } from './name.ts'
export { bestBet, chanceOf, mostTotal, oddsOf } from './odds.ts'
export type { Odds } from './odds.ts'
export { pricesOf } from './prices.ts'
export type { Price } from './prices.ts'
export { reportOf } from './report.ts'
export { endingOf } from './score.ts'
export type { BetReport, RunReport } from './report.ts'
export { handWords, tileWords } from './text.ts'
export {
  deckSize,
  faceCount,
  faceOf,
  highest,
  honourOf,
  honours,
  lowest,
  mostDecks,
  numberOf,
  readFace,
  startValue,
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
  MahjongKinds,
  MahjongMove,
  MahjongOptions,
  MahjongState,
  MahjongView,
  Round,
  Tile,
} from './types.ts'
