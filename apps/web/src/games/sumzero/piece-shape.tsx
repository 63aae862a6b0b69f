import type { Seat } from '@parlor/kernel'
import type { CSSProperties, ReactElement } from 'react'
import { hatchPath, hatchSpacing, innerEdgesPath, pieceInset } from './piece-lines.ts'
import { outlinePath, type Square } from './piece-outline.ts'

/** A single piece, its squares sized by the CSS variable `--u`; its owner shows in colour and hatching. */
export function PieceShape(props: {
  cells: readonly Square[]
  /** Null for a piece without an owner. */
  seat: Seat | null
}): ReactElement {
  const { cells, seat } = props
  const width = Math.max(...cells.map(([x]) => x)) + 1
  const height = Math.max(...cells.map(([, y]) => y)) + 1
  return (
    <svg
      className="sz-shape"
      data-seat={seat ?? 'nobody'}
      viewBox={`-0.05 -0.05 ${width + 0.1} ${height + 0.1}`}
      style={{ '--w': width + 0.1, '--h': height + 0.1 } as CSSProperties}
      aria-hidden="true"
      focusable="false"
    >
      <path className="sz-ink" d={outlinePath(cells, pieceInset)} />
      <path className="sz-hatch" d={hatchPath(cells, seat, hatchSpacing.token)} />
      <path className="sz-joints" d={innerEdgesPath(cells)} />
    </svg>
  )
}
