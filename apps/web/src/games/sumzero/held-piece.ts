import { libraryOfState, poseIndexFor, type Pose, type Rotation, type SumZeroView } from '@parlor/sumzero'
import { createStore } from 'zustand/vanilla'
import { useStore } from 'zustand'

/** A piece taken in hand: how it is held, and over which square its box's top left corner is. */
export interface HeldPiece {
  readonly piece: string
  readonly pose: number
  readonly x: number
  readonly y: number
  /** The pointer is away from the sheet, so there is nothing to show on it. */
  readonly away: boolean
  /** It follows a pressed pointer, and is laid when that lets go. */
  readonly dragged: boolean
}

/** Who holds what at the one table that is open; both the sheet and the panel beside it need to know. */
const heldPieceStore = createStore<{ held: HeldPiece | null }>(() => ({ held: null }))

export function useHeldPiece(): HeldPiece | null {
  return useStore(heldPieceStore, ({ held: currentHeldPiece }) => currentHeldPiece)
}

export function currentHeldPiece(): HeldPiece | null {
  return heldPieceStore.getState().held
}

export function setHeldPiece(next: HeldPiece | null): void {
  heldPieceStore.setState({ held: next })
}

/** Moves what is held; nothing happens with empty hands. */
export function updateHeldPiece(to: Partial<HeldPiece>): void {
  const now = currentHeldPiece()
  if (now) setHeldPiece({ ...now, ...to })
}

/** The ways a piece of this match can lie. */
export function posesOfPiece(view: Pick<SumZeroView, 'pieces'>, piece: string): readonly Pose[] {
  const { pieces, index } = libraryOfState(view)
  return pieces[index.get(piece) ?? 0]!.poses
}

/** Turned clockwise as it is seen, by a quarter unless told otherwise. */
export function rotatedPose(poses: readonly Pose[], pose: number, by: 90 | 180 | 270 = 90): number {
  const { rot, flipX } = poses[pose]!.transform
  return poseIndexFor(poses, { rot: ((rot + by) % 360) as Rotation, flipX })
}

/** Mirrored left to right, as it is seen: mirroring comes before turning, so the turn goes the other way round. */
export function mirroredPose(poses: readonly Pose[], pose: number): number {
  const { rot, flipX } = poses[pose]!.transform
  return poseIndexFor(poses, { rot: ((360 - rot) % 360) as Rotation, flipX: !flipX })
}

/** The held piece in another pose, its middle staying where it was and its box on the board. */
export function withPose(view: SumZeroView, now: HeldPiece, pose: number): HeldPiece {
  const poses = posesOfPiece(view, now.piece)
  const [before, after] = [poses[now.pose]!, poses[pose]!]
  const x = now.x + Math.floor((before.width - after.width) / 2)
  const y = now.y + Math.floor((before.height - after.height) / 2)
  return clampToBoard(view, { ...now, pose, x, y })
}

/** The held piece moved just as far as it takes for its box to lie on the board. */
export function clampToBoard(view: SumZeroView, now: HeldPiece): HeldPiece {
  const { width, height } = posesOfPiece(view, now.piece)[now.pose]!
  return { ...now, x: within(now.x, view.cols - width), y: within(now.y, view.rows - height) }
}

function within(value: number, most: number): number {
  return Math.max(0, Math.min(value, most))
}
