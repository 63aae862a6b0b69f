import { dots, levelOptions, readLayout, type DotsLevel, type BoardLayout } from '@parlor/dots'
import { isRejection } from '@parlor/kernel'
import { previewPosition } from '../../../../features/setup/preview-position.ts'
import { boardOfLevel } from '../editor/level-file.ts'

/** A mid-game position on a level's board, as a preview of its set. */
export function midGameBoardOf(level: DotsLevel): BoardLayout {
  const layout = readLayout(previewPosition(dots.game, levelOptions(level))?.split(' ')[0] ?? '')
  return isRejection(layout) ? boardOfLevel(level) : layout
}
