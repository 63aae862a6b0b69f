import { isRejection, type BoardVariants } from '@parlor/kernel'
import { balanceCriterion, balanceBot } from './balance-criterion.ts'
import { boardGeometryOf } from './board-geometry.ts'
import { matchOptionsOfLevel, parseLevelSet, shippedLevelSetIds } from './level.ts'
import { startLayout } from './setup.ts'
import type { DotsTypes, DotsOptions } from './types.ts'

/** The shipped levels, for measuring their balance. */
export const levelsForBalanceTest: BoardVariants<DotsTypes> = {
  sets: shippedLevelSetIds,
  read(text) {
    const set = parseLevelSet(text)
    if (isRejection(set)) return set
    return { id: set.id, variants: set.levels.map((level) => boardVariantOf(level.id, matchOptionsOfLevel(level))) }
  },
  balanceBot,
  balanceCriterion,
}

function boardVariantOf(id: string, options: DotsOptions) {
  const layout = startLayout(options)
  if (isRejection(layout)) throw new Error(`a level that was read cannot be laid out: ${layout.rejected}`)
  return { id, options, cells: boardGeometryOf(layout).playable }
}
