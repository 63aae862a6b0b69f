import type { PieceSquare } from './pieces.ts'

/** The rotations of a piece, in degrees clockwise on a board whose rows count downwards. */
export const rotations = [0, 90, 180, 270] as const
/** A rotation in degrees. */
export type Rotation = (typeof rotations)[number]

/** Transform of a piece: mirrored left to right first, then rotated. */
export interface Transform {
  readonly rot: Rotation
  readonly flipX: boolean
}

/** A distinct pose: its squares, and the first transform that gives it. */
export interface Pose {
  readonly transform: Transform
  readonly cells: readonly PieceSquare[]
  readonly width: number
  readonly height: number
}

/** Squares mirrored, rotated and moved to the top left of their box; the order of the squares stays. */
export function applyTransform(cells: readonly PieceSquare[], { rot, flipX }: Transform): [number, number][] {
  if (!rotations.includes(rot)) throw new RangeError(`a piece turns by 0, 90, 180 or 270 degrees, not by ${String(rot)}`)
  const turned = cells.map(([dx, dy]): [number, number] => {
    let [x, y] = [flipX ? -dx : dx, dy]
    for (let turn = 0; turn < rot; turn += 90) [x, y] = [-y, x]
    return [x, y]
  })
  const left = Math.min(...turned.map(([x]) => x))
  const top = Math.min(...turned.map(([, y]) => y))
  return turned.map(([x, y]) => [x - left, y - top])
}

/** The inverse transform. */
export function inverseTransform({ rot, flipX }: Transform): Transform {
  return flipX ? { rot, flipX } : { rot: ((360 - rot) % 360) as Rotation, flipX }
}

/** The distinct poses of a piece, at most eight, in the order of rotations and mirroring. */
export function posesOf(cells: readonly PieceSquare[]): Pose[] {
  const poses = new Map<string, Pose>()
  for (const rot of rotations)
    for (const flipX of [false, true]) {
      const turned = applyTransform(cells, { rot, flipX })
      const key = nameOf(turned)
      if (!poses.has(key)) poses.set(key, { transform: { rot, flipX }, cells: turned, ...boxOf(turned) })
    }
  return [...poses.values()]
}

/** Index of the pose of a transform. */
export function poseIndexFor(poses: readonly Pose[], transform: Transform): number {
  const key = nameOf(applyTransform(poses[0]!.cells, transform))
  return poses.findIndex(({ cells }) => nameOf(cells) === key)
}

function nameOf(cells: readonly PieceSquare[]): string {
  return cells
    .map(([dx, dy]) => dy * 64 + dx)
    .sort((a, b) => a - b)
    .join()
}

function boxOf(cells: readonly PieceSquare[]): { width: number; height: number } {
  return { width: Math.max(...cells.map(([dx]) => dx)) + 1, height: Math.max(...cells.map(([, dy]) => dy)) + 1 }
}
