import { isRejection, type Grounds } from '@parlor/kernel'
import { evenness, referee } from './balance.ts'
import { boardOf } from './board.ts'
import { optionsOf, parseLevelSet, shippedSets } from './level.ts'
import { layoutOf } from './setup.ts'
import type { DotsKinds, DotsOptions } from './types.ts'

/** The shipped levels, as far as measuring them goes. */
export const grounds: Grounds<DotsKinds> = {
  sets: shippedSets,
  read(text) {
    const set = parseLevelSet(text)
    if (isRejection(set)) return set
    return { id: set.id, grounds: set.levels.map((level) => groundOf(level.id, optionsOf(level))) }
  },
  referee,
  evenness,
}

function groundOf(id: string, options: DotsOptions) {
  const layout = layoutOf(options)
  if (isRejection(layout)) throw new Error(`a level that was read cannot be laid out: ${layout.rejected}`)
  return { id, options, cells: boardOf(layout).playable }
}
