import type { Level } from '@parlor/kernel'

/** Both sides of a measured match: two moves ahead, one move in five at random, whatever it misses. */
export const balanceBot: Level = { id: 'referee', kind: 'alphabeta', nodes: 1_000_000, depth: 2, slips: 20, blind: true }

/** How many matches a verdict needs, and the largest share in a hundred that is still even. */
export const balanceCriterion = { games: 200, share: 70 } as const

/** Whether neither side won more than its share of so many games. */
export function isBalanced(wins: readonly number[], games: number): boolean {
  return Math.max(...wins, 0) * 100 <= games * balanceCriterion.share
}
