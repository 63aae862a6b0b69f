import type { Seat, Viewer } from '@parlor/kernel'
import type { SeatRow } from '../store/matches.ts'

export function isActivePerson(seat: SeatRow): boolean {
  return seat.kind === 'person' && !seat.left
}

/** Seats of the other active persons. */
export function otherActiveSeats(seats: readonly SeatRow[], seat: Seat): Seat[] {
  return seats.flatMap((one, at) => (at !== seat && isActivePerson(one) ? [at] : []))
}

export function seatOfPerson(seats: readonly SeatRow[], person: string): Viewer {
  const seat = seats.findIndex((one) => one.kind === 'person' && one.person === person)
  return seat < 0 ? 'watcher' : seat
}

export function distinctGames(rows: readonly { readonly game: string }[]): string[] {
  return [...new Set(rows.map(({ game }) => game))]
}

export function distinctPeople(rows: readonly { readonly seats: readonly SeatRow[] }[]): string[] {
  return [...new Set(rows.flatMap(({ seats }) => seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []))))]
}
