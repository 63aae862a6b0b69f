import { blockedCell, type SumZeroView } from '@parlor/sumzero'
import type { ReactElement } from 'react'
import { PositionThumbnail } from '../../web-game/position-thumbnail.tsx'
import type { useTranslate } from './use-translate.ts'

/** A small empty board, shown during the draft. */
export function EmptyBoardPreview({
  view,
  translate,
}: {
  view: SumZeroView
  translate: ReturnType<typeof useTranslate>['translate']
}): ReactElement {
  const { rows, cols, cells, shape } = view
  const count = cells.filter((cell) => cell !== blockedCell).length
  return (
    <figure className="sz-board-preview">
      <PositionThumbnail game="sumzero" position={`${shape} 45 0 - - 0/0 - cyan cyan drafts`} />
      <figcaption>{translate('draft.board', { cols, rows, count })}</figcaption>
    </figure>
  )
}
