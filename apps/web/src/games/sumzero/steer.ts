import type { SumZeroMove, SumZeroView } from '@parlor/sumzero'
import { mirrored, onBoard, posesIn, reposed, turned, type Held } from './hand.ts'

/** Where an arrow leads. */
export const arrows: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The square an arrow leads to from another; null for keys that are no arrows. */
export function step(key: string, at: number, { rows, cols }: Pick<SumZeroView, 'rows' | 'cols'>): number | null {
  const arrow = arrows[key]
  if (!arrow) return null
  const x = Math.max(0, Math.min((at % cols) + arrow[0], cols - 1))
  const y = Math.max(0, Math.min(Math.floor(at / cols) + arrow[1], rows - 1))
  return y * cols + x
}

/** The held piece after a key: moved, turned or mirrored; null for keys that do nothing to it. */
export function steer(key: string, held: Held, view: SumZeroView): Held | null {
  const arrow = arrows[key]
  if (arrow) return onBoard(view, { ...held, x: held.x + arrow[0], y: held.y + arrow[1] })
  const poses = posesIn(view, held.piece)
  if (key === 'r' || key === 'R') return reposed(view, held, turned(poses, held.pose))
  if (key === 'f' || key === 'F') return reposed(view, held, mirrored(poses, held.pose))
  return null
}

/** The next place, row by row, where the held piece can be laid as it is held; null past the last one. */
export function nextAnchor(moves: readonly SumZeroMove[], held: Held, cols: number, backwards: boolean): Held | null {
  const anchors = moves.flatMap((move) => (move.kind === 'place' && move.piece === held.piece && move.pose === held.pose ? [move] : []))
  const at = held.y * cols + held.x
  const sorted = anchors.toSorted((a, b) => a.y * cols + a.x - (b.y * cols + b.x))
  const next = backwards ? sorted.findLast(({ x, y }) => y * cols + x < at) : sorted.find(({ x, y }) => y * cols + x > at)
  return next ? { ...held, x: next.x, y: next.y } : null
}

/** A piece just taken: as it first fits, as near to the middle as it can be laid; in the middle where it fits nowhere. */
export function taken(moves: readonly SumZeroMove[], piece: string, view: SumZeroView): Held {
  const [middleX, middleY] = [view.cols / 2, view.rows / 2]
  const poses = posesIn(view, piece)
  const far = ({ pose, x, y }: { pose: number; x: number; y: number }) =>
    pose * 1000 + Math.hypot(x + poses[pose]!.width / 2 - middleX, y + poses[pose]!.height / 2 - middleY)
  const fits = moves.flatMap((move) => (move.kind === 'place' && move.piece === piece ? [move] : []))
  const centre = { pose: 0, x: Math.floor(middleX - poses[0]!.width / 2), y: Math.floor(middleY - poses[0]!.height / 2) }
  const { pose, x, y } = fits.length > 0 ? fits.reduce((best, move) => (far(move) < far(best) ? move : best)) : centre
  return { piece, pose, x, y, away: false, dragged: false }
}
