import type { Seat } from '@parlor/kernel'
import type { Square } from './piece-outline.ts'

/** Distance of a placed piece from the grid lines, in squares. */
export const pieceInset = 0.06

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
