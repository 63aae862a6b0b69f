import type { Seat } from '@parlor/kernel'

/** The sides of the screen in the order of play, from one's own. */
export const sides = ['bottom', 'left', 'top', 'right'] as const
export type Side = (typeof sides)[number]

/** Where a seat sits as this screen sees it: one's own at the bottom, a watcher sits behind seat 0. */
export function sideOf(seat: Seat, viewer: Seat | null): Side {
  return sides[(seat - (viewer ?? 0) + 4) % 4]!
}

/** Who sits on a side of the screen. */
export function seatAt(side: Side, viewer: Seat | null): Seat {
  return ((viewer ?? 0) + sides.indexOf(side)) % 4
}
