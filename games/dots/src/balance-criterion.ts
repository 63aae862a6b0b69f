import type { Level } from '@parlor/kernel'

/** Balance bot of both sides: two moves ahead, 20 % random moves, wins in one missed too. */
export const balanceBot: Level = {
  id: 'referee',
  kind: 'alphabeta',
  nodes: 1_000_000,
  depth: 2,
  blunderPercent: 20,
  blundersMissWins: true,
}

/** Matches needed for a result, and the largest share in percent that still counts as balanced. */
export const balanceCriterion = { matches: 200, share: 70 } as const

/** Whether neither side won more than that share of the matches. */
export function isBalanced(wins: readonly number[], matches: number): boolean {
  return Math.max(...wins, 0) * 100 <= matches * balanceCriterion.share
}
