import type { Seat } from '@parlor/kernel'

/** The sides of the screen in the order of play, from one's own. */
export const screenSides = ['bottom', 'left', 'top', 'right'] as const
export type ScreenSide = (typeof screenSides)[number]

/** Where a seat sits as this screen sees it: one's own at the bottom, a watcher sits behind seat 0. */
export function screenSideOf(seat: Seat, viewer: Seat | null): ScreenSide {
  return screenSides[(seat - (viewer ?? 0) + 4) % 4]!
}

/** Who sits on a side of the screen. */
export function seatAtSide(side: ScreenSide, viewer: Seat | null): Seat {
  return ((viewer ?? 0) + screenSides.indexOf(side)) % 4
}
