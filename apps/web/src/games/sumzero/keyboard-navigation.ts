import type { SumZeroMove, SumZeroView } from '@parlor/sumzero'
import { mirroredPose, clampToBoard, posesOfPiece, withPose, rotatedPose, type HeldPiece } from './held-piece.ts'

/** Offset of each arrow key. */
export const arrowOffsets: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The square an arrow key moves to; null for other keys. */
export function cellAfterArrow(key: string, at: number, { rows, cols }: Pick<SumZeroView, 'rows' | 'cols'>): number | null {
  const arrow = arrowOffsets[key]
  if (!arrow) return null
  const x = Math.max(0, Math.min((at % cols) + arrow[0], cols - 1))
  const y = Math.max(0, Math.min(Math.floor(at / cols) + arrow[1], rows - 1))
  return y * cols + x
}

/** The held piece after a key: moved, rotated or mirrored; null for other keys. */
export function heldPieceAfterKey(key: string, held: HeldPiece, view: SumZeroView): HeldPiece | null {
  const arrow = arrowOffsets[key]
  if (arrow) return clampToBoard(view, { ...held, x: held.x + arrow[0], y: held.y + arrow[1] })
  const poses = posesOfPiece(view, held.piece)
  if (key === 'r' || key === 'R') return withPose(view, held, rotatedPose(poses, held.pose))
  if (key === 'f' || key === 'F') return withPose(view, held, mirroredPose(poses, held.pose))
  return null
}

/** The next square, row by row, where the held piece can be placed in its pose; null past the last one. */
export function nextLegalPlace(moves: readonly SumZeroMove[], held: HeldPiece, cols: number, backwards: boolean): HeldPiece | null {
  const anchors = moves.flatMap((move) => (move.kind === 'place' && move.piece === held.piece && move.pose === held.pose ? [move] : []))
  const at = held.y * cols + held.x
  const sorted = anchors.toSorted((a, b) => a.y * cols + a.x - (b.y * cols + b.x))
  const next = backwards ? sorted.findLast(({ x, y }) => y * cols + x < at) : sorted.find(({ x, y }) => y * cols + x > at)
  return next ? { ...held, x: next.x, y: next.y } : null
}

/** A piece just picked up: in its first pose that fits, as near to the centre as it can be placed; in the centre where it fits nowhere. */
export function heldPieceOnPickUp(moves: readonly SumZeroMove[], piece: string, view: SumZeroView): HeldPiece {
  const [middleX, middleY] = [view.cols / 2, view.rows / 2]
  const poses = posesOfPiece(view, piece)
  const far = ({ pose, x, y }: { pose: number; x: number; y: number }) =>
    pose * 1000 + Math.hypot(x + poses[pose]!.width / 2 - middleX, y + poses[pose]!.height / 2 - middleY)
  const fits = moves.flatMap((move) => (move.kind === 'place' && move.piece === piece ? [move] : []))
  const centre = { pose: 0, x: Math.floor(middleX - poses[0]!.width / 2), y: Math.floor(middleY - poses[0]!.height / 2) }
  const { pose, x, y } = fits.length > 0 ? fits.reduce((best, move) => (far(move) < far(best) ? move : best)) : centre
  return { piece, pose, x, y, away: false, dragged: false }
}
