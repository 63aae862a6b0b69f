import { blockedCell, type SumZeroView } from '@parlor/sumzero'
import type { ReactElement } from 'react'
import { gridPath } from './piece-outline.ts'
import { buildViewModel } from './view-model.ts'
import type { useTranslate } from './use-translate.ts'

/** A small empty board, shown during the draft. */
export function EmptyBoardPreview({
  view,
  translate,
}: {
  view: SumZeroView
  translate: ReturnType<typeof useTranslate>['translate']
}): ReactElement {
  const { rows, cols, cells } = view
  const count = cells.filter((cell) => cell !== blockedCell).length
  return (
    <figure className="sz-board-preview">
      <svg viewBox={`0 0 ${cols} ${rows}`} preserveAspectRatio="xMinYMid" focusable="false">
        <path className="sz-lines" d={gridPath(rows, cols)} />
        {buildViewModel(view, null, false).blocked.map(([x, y]) => (
          <rect className="sz-blocked" key={`${x},${y}`} x={x} y={y} width={1} height={1} />
        ))}
      </svg>
      <figcaption>{translate('draft.board', { cols, rows, count })}</figcaption>
    </figure>
  )
}
