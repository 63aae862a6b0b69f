import {
  betsLeftAfter,
  growthOf,
  nextHandOdds,
  soundGrowth,
  winChance,
  worthOfBets,
  type MahjongMove,
  type MahjongView,
} from '@parlor/mahjong'
import { negligibleWorth, type CountedOdds } from '../../platform/workers/bot-engine.ts'

/**
 * The chance of each bet, and its worth; in Stakes the growth of the chips, in units in which what is no fault is negligible. Chips are kept for
 * certain when they are cashed out, but only before the last bet is that worth nothing less: until then every later hand may be a good one.
 */
export function countedOdds(view: MahjongView, _seat: number, moves: readonly MahjongMove[]): CountedOdds[] {
  const odds = nextHandOdds(view)
  const worths = worthOfBets(view, odds)
  const position = { odds, total: view.total, chips: view.score }
  const kept = betsLeftAfter(view) > 0 ? -Infinity : 0
  return moves.map((move) => {
    if ('cashOut' in move) return { chance: 1, worth: kept }
    const { bet, stake } = move
    const worth = stake === undefined ? worths[bet] : (growthOf(position, bet, stake) / soundGrowth) * negligibleWorth
    return { chance: winChance(odds, bet), worth }
  })
}
