import { pieceLibraryOfState, poseIndexFor, type Pose, type Rotation, type SumZeroView } from '@parlor/sumzero'
import { createStore } from 'zustand/vanilla'
import { useStore } from 'zustand'

/** The held piece: its pose, and the square of its bounding box's top left corner. */
export interface HeldPiece {
  readonly piece: string
  readonly pose: number
  readonly x: number
  readonly y: number
  /** The pointer is off the board: nothing is drawn on it. */
  readonly away: boolean
  /** It follows a pressed pointer, and is placed on release. */
  readonly dragged: boolean
}

/** The held piece of the open table, shared by the board and the panel. */
const heldPieceStore = createStore<{ held: HeldPiece | null }>(() => ({ held: null }))

export function useHeldPiece(): HeldPiece | null {
  return useStore(heldPieceStore, ({ held }) => held)
}

export function currentHeldPiece(): HeldPiece | null {
  return heldPieceStore.getState().held
}

export function setHeldPiece(next: HeldPiece | null): void {
  heldPieceStore.setState({ held: next })
}

/** Does nothing without a held piece. */
export function updateHeldPiece(to: Partial<HeldPiece>): void {
  const now = currentHeldPiece()
  if (now) setHeldPiece({ ...now, ...to })
}

/** All poses of a piece of this match. */
export function posesOfPiece(view: Pick<SumZeroView, 'pieces'>, piece: string): readonly Pose[] {
  const { pieces, index } = pieceLibraryOfState(view)
  return pieces[index.get(piece) ?? 0]!.poses
}

/** Rotated clockwise as displayed, by a quarter turn unless given. */
export function rotatedPose(poses: readonly Pose[], pose: number, by: 90 | 180 | 270 = 90): number {
  const { rot, flipX } = poses[pose]!.transform
  return poseIndexFor(poses, { rot: ((rot + by) % 360) as Rotation, flipX })
}

/** Mirrored left to right as displayed: mirroring comes before rotation, so the rotation is reversed. */
export function mirroredPose(poses: readonly Pose[], pose: number): number {
  const { rot, flipX } = poses[pose]!.transform
  return poseIndexFor(poses, { rot: ((360 - rot) % 360) as Rotation, flipX: !flipX })
}

/** The held piece in another pose, its centre in place and its box on the board. */
export function withPose(view: SumZeroView, now: HeldPiece, pose: number): HeldPiece {
  const poses = posesOfPiece(view, now.piece)
  const [before, after] = [poses[now.pose]!, poses[pose]!]
  const x = now.x + Math.floor((before.width - after.width) / 2)
  const y = now.y + Math.floor((before.height - after.height) / 2)
  return clampToBoard(view, { ...now, pose, x, y })
}

/** Moves the held piece by the least that brings its box onto the board. */
export function clampToBoard(view: SumZeroView, now: HeldPiece): HeldPiece {
  const { width, height } = posesOfPiece(view, now.piece)[now.pose]!
  return { ...now, x: clamp(now.x, view.cols - width), y: clamp(now.y, view.rows - height) }
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(value, most))
}
