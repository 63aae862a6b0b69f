import { wilsonInterval } from '@parlor/bots'
import { colours, balanceCriterion, isBalanced, type Colour } from '@parlor/dots'
import type { BotMatchesResult } from '../../../../platform/workers/bot-matches.ts'

/** Estimate from matches between equal players. */
export interface BalanceEstimate {
  readonly matches: number
  /** Win share of the first player, and its 95% confidence interval. */
  readonly first: number
  readonly low: number
  readonly high: number
  /** Null until enough matches have been played. */
  readonly even: boolean | null
}

export function estimateBalance({ played, wins }: BotMatchesResult, starter: Colour): BalanceEstimate {
  const first = played === 0 ? 0 : (wins[colours.indexOf(starter)] ?? 0) / played
  const [low, high] = wilsonInterval(first, played)
  return { matches: played, first, low, high, even: played < balanceCriterion.matches ? null : isBalanced(wins, played) }
}
