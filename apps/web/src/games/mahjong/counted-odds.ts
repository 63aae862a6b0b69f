import { nextHandOdds, winChance, worthOfBets, type MahjongMove, type MahjongView } from '@parlor/mahjong'
import type { CountedOdds } from '../../platform/workers/bot-engine.ts'

/** The chance of each bet, and its worth. */
export function countedOdds(view: MahjongView, _seat: number, moves: readonly MahjongMove[]): CountedOdds[] {
  const odds = nextHandOdds(view)
  const worths = worthOfBets(view, odds)
  return moves.map(({ bet }) => ({ chance: winChance(odds, bet), worth: worths[bet] }))
}
