import type { Seat } from '@parlor/kernel'
import type { CSSProperties, ReactElement } from 'react'
import { outlinePath, type Square } from './piece-outline.ts'
import { pieceInset } from './view-model.ts'

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

/** Distance between two hatching lines, in squares; a fraction of one, so that lines continue from square to square. */
export const hatchSpacing = { sheet: 1 / 4, token: 1 / 2 } as const

/** Hatching across a piece, from edge to edge: falling for one side, rising for the other, none without an owner. */
export function hatchPath(cells: readonly Square[], seat: Seat | null, gap: number = hatchSpacing.sheet): string {
  if (seat === null) return ''
  const inside = new Set(cells.map(([x, y]) => `${x},${y}`))
  const edge = (x: number, y: number) => (inside.has(`${x},${y}`) ? 0 : pieceInset)
  return cells
    .flatMap(([x, y]) => {
      const [left, right] = [edge(x - 1, y), 1 - edge(x + 1, y)]
      const [top, bottom] = [edge(x, y - 1), 1 - edge(x, y + 1)]
      return Array.from({ length: 2 / gap - 1 }, (_, i) => {
        // Falling: x − y is constant along a line. Rising: x + y is.
        const shift = seat === 0 ? (i + 1) * gap - 1 : (i + 1) * gap
        const [from, to] = seat === 0 ? [top + shift, bottom + shift] : [shift - bottom, shift - top]
        const [start, end] = [Math.max(left, from), Math.min(right, to)]
        const down = (across: number) => (seat === 0 ? across - shift : shift - across)
        return end - start < 0.02 ? '' : `M${round(x + start)} ${round(y + down(start))}L${round(x + end)} ${round(y + down(end))}`
      })
    })
    .join('')
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

/** The lines between neighbouring squares of a piece. */
export function innerEdgesPath(cells: readonly Square[]): string {
  const inside = new Set(cells.map(([x, y]) => `${x},${y}`))
  return cells
    .flatMap(([x, y]) => [
      ...(inside.has(`${x + 1},${y}`) ? [`M${x + 1} ${y + 0.14}v0.72`] : []),
      ...(inside.has(`${x},${y + 1}`) ? [`M${x + 0.14} ${y + 1}h0.72`] : []),
    ])
    .join('')
}
