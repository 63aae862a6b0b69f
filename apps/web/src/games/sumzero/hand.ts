import { libraryOfState, poseFor, type Pose, type Rotation, type SumZeroView } from '@parlor/sumzero'
import { createStore } from 'zustand/vanilla'
import { useStore } from 'zustand'

/** A piece taken in hand: how it is held, and over which square its box's top left corner is. */
export interface Held {
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
const hand = createStore<{ held: Held | null }>(() => ({ held: null }))

export function useHeld(): Held | null {
  return useStore(hand, ({ held }) => held)
}

export function held(): Held | null {
  return hand.getState().held
}

export function hold(next: Held | null): void {
  hand.setState({ held: next })
}

/** Moves what is held; nothing happens with empty hands. */
export function carry(to: Partial<Held>): void {
  const now = held()
  if (now) hold({ ...now, ...to })
}

/** The ways a piece of this match can lie. */
export function posesIn(view: Pick<SumZeroView, 'pieces'>, piece: string): readonly Pose[] {
  const { pieces, index } = libraryOfState(view)
  return pieces[index.get(piece) ?? 0]!.poses
}

/** Turned clockwise as it is seen, by a quarter unless told otherwise. */
export function turned(poses: readonly Pose[], pose: number, by: 90 | 180 | 270 = 90): number {
  const { rot, flipX } = poses[pose]!.transform
  return poseFor(poses, { rot: ((rot + by) % 360) as Rotation, flipX })
}

/** Mirrored left to right, as it is seen: mirroring comes before turning, so the turn goes the other way round. */
export function mirrored(poses: readonly Pose[], pose: number): number {
  const { rot, flipX } = poses[pose]!.transform
  return poseFor(poses, { rot: ((360 - rot) % 360) as Rotation, flipX: !flipX })
}

/** The held piece in another pose, its middle staying where it was and its box on the board. */
export function reposed(view: SumZeroView, now: Held, pose: number): Held {
  const poses = posesIn(view, now.piece)
  const [before, after] = [poses[now.pose]!, poses[pose]!]
  const x = now.x + Math.floor((before.width - after.width) / 2)
  const y = now.y + Math.floor((before.height - after.height) / 2)
  return onBoard(view, { ...now, pose, x, y })
}

/** The held piece moved just as far as it takes for its box to lie on the board. */
export function onBoard(view: SumZeroView, now: Held): Held {
  const { width, height } = posesIn(view, now.piece)[now.pose]!
  return { ...now, x: within(now.x, view.cols - width), y: within(now.y, view.rows - height) }
}

function within(value: number, most: number): number {
  return Math.max(0, Math.min(value, most))
}
