import type { Seat } from '@parlor/kernel'

/** The sides of the screen in the order of play, starting with the viewer's. */
export const screenSides = ['bottom', 'left', 'top', 'right'] as const
export type ScreenSide = (typeof screenSides)[number]

/** Side of a seat for a viewer: the viewer's own is at the bottom; a spectator sees from seat 0. */
export function screenSideOf(seat: Seat, viewer: Seat | null): ScreenSide {
  return screenSides[(seat - (viewer ?? 0) + 4) % 4]!
}

export function seatAtSide(side: ScreenSide, viewer: Seat | null): Seat {
  return ((viewer ?? 0) + screenSides.indexOf(side)) % 4
}
