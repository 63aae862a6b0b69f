import { wilsonInterval } from '@parlor/bots'
import { colours, balanceCriterion, isBalanced, type Colour } from '@parlor/dots'
import type { BotGamesResult } from '../../../../platform/workers/bot-games.ts'

/** Estimate from games between equal players. */
export interface BalanceEstimate {
  readonly games: number
  /** Win share of the first player, and its 95% confidence interval. */
  readonly first: number
  readonly low: number
  readonly high: number
  /** Null until enough games have been played. */
  readonly even: boolean | null
}

export function estimateBalance({ played, wins }: BotGamesResult, starter: Colour): BalanceEstimate {
  const first = played === 0 ? 0 : (wins[colours.indexOf(starter)] ?? 0) / played
  const [low, high] = wilsonInterval(first, played)
  return { games: played, first, low, high, even: played < balanceCriterion.games ? null : isBalanced(wins, played) }
}
