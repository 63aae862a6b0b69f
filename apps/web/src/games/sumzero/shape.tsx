import type { Seat } from '@parlor/kernel'
import type { CSSProperties, ReactElement } from 'react'
import { outlinePath, type Square } from './outline.ts'
import { inset } from './present.ts'

/** A piece by itself, a square of it as large as `--u` says where it stands; whose it is shows in ink and hatching. */
export function Shape(props: {
  cells: readonly Square[]
  /** Null for a piece that is nobody's yet. */
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
      <path className="sz-ink" d={outlinePath(cells, inset)} />
      <path className="sz-hatch" d={hatchPath(cells, seat)} />
      <path className="sz-joints" d={jointsPath(cells)} />
    </svg>
  )
}

/** Strokes across every square: falling for one side, rising for the other, none while a piece is nobody's. */
export function hatchPath(cells: readonly Square[], seat: Seat | null): string {
  if (seat === null) return ''
  const marks = [0.3, 0.5, 0.7]
  return cells
    .flatMap(([x, y]) =>
      marks.map((at) =>
        seat === 0 ? `M${x + at - 0.2} ${y + 0.3}L${x + at + 0.2} ${y + 0.7}` : `M${x + at - 0.2} ${y + 0.7}L${x + at + 0.2} ${y + 0.3}`,
      ),
    )
    .join('')
}

/** The lines between neighbouring squares of a piece. */
export function jointsPath(cells: readonly Square[]): string {
  const inside = new Set(cells.map(([x, y]) => `${x},${y}`))
  return cells
    .flatMap(([x, y]) => [
      ...(inside.has(`${x + 1},${y}`) ? [`M${x + 1} ${y + 0.14}v0.72`] : []),
      ...(inside.has(`${x},${y + 1}`) ? [`M${x + 0.14} ${y + 1}h0.72`] : []),
    ])
    .join('')
}
