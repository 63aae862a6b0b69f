import { dots, optionsOf, readLayout, type DotsLevel, type Layout } from '@parlor/dots'
import { isRejection } from '@parlor/kernel'
import { glimpse } from '../../../../play/glimpse.ts'
import { boardOfLevel } from '../editor/level.ts'

/** A moment from a game on a level's board: what a set looks like in play. */
export function glimpseOf(level: DotsLevel): Layout {
  const layout = readLayout(glimpse(dots.game, optionsOf(level))?.split(' ')[0] ?? '')
  return isRejection(layout) ? boardOfLevel(level) : layout
}
