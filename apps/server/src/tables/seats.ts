import type { Seat, Viewer } from '@parlor/kernel'
import type { SeatRow } from '../store/matches.ts'

/** True for a person who has not left. */
export function isActivePerson(seat: SeatRow): boolean {
  return seat.kind === 'person' && !seat.left
}

/** The seats of the other persons who are still in the match. */
export function otherActiveSeats(seats: readonly SeatRow[], seat: Seat): Seat[] {
  return seats.flatMap((one, at) => (at !== seat && isActivePerson(one) ? [at] : []))
}

/** Which of these seats a person holds. */
export function seatOfPerson(seats: readonly SeatRow[], person: string): Viewer {
  const seat = seats.findIndex((one) => one.kind === 'person' && one.person === person)
  return seat < 0 ? 'watcher' : seat
}

/** The games that are played at several tables, each once. */
export function distinctGames(rows: readonly { readonly game: string }[]): string[] {
  return [...new Set(rows.map(({ game }) => game))]
}

/** Everybody who sits at one of several tables, each once. */
export function distinctPeople(rows: readonly { readonly seats: readonly SeatRow[] }[]): string[] {
  return [...new Set(rows.flatMap(({ seats }) => seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []))))]
}
