import { growthOf, nextHandOdds, winChance, worthOfBets, type MahjongMove, type MahjongView } from '@parlor/mahjong'
import type { CountedOdds } from '../../platform/workers/bot-engine.ts'

/** The chance of each bet, and its worth; in Stakes the growth of the chips, which are kept for certain when they are cashed out. */
export function countedOdds(view: MahjongView, _seat: number, moves: readonly MahjongMove[]): CountedOdds[] {
  const odds = nextHandOdds(view)
  const worths = worthOfBets(view, odds)
  const position = { odds, total: view.total, chips: view.score }
  return moves.map((move) => {
    if ('cashOut' in move) return { chance: 1, worth: 0 }
    const { bet, stake } = move
    return { chance: winChance(odds, bet), worth: stake === undefined ? worths[bet] : growthOf(position, bet, stake) }
  })
}
