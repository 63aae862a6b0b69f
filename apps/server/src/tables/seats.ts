import type { Seat, Viewer } from '@parlor/kernel'
import type { Sitting } from '../store/matches.ts'

/** True for a person who has not left. */
export function isPresent(seat: Sitting): boolean {
  return seat.kind === 'person' && !seat.left
}

/** The seats of the other persons who are still in the match. */
export function others(seats: readonly Sitting[], seat: Seat): Seat[] {
  return seats.flatMap((one, at) => (at !== seat && isPresent(one) ? [at] : []))
}

/** Which of these seats a person holds. */
export function seatHeld(seats: readonly Sitting[], person: string): Viewer {
  const seat = seats.findIndex((one) => one.kind === 'person' && one.person === person)
  return seat < 0 ? 'watcher' : seat
}

/** The games that are played at several tables, each once. */
export function gamesOf(rows: readonly { readonly game: string }[]): string[] {
  return [...new Set(rows.map(({ game }) => game))]
}

/** Everybody who sits at one of several tables, each once. */
export function sitters(rows: readonly { readonly seats: readonly Sitting[] }[]): string[] {
  return [...new Set(rows.flatMap(({ seats }) => seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []))))]
}
