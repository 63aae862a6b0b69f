import type { Seat, Viewer } from '@parlor/kernel'
import type { MatchRow, SeatRow } from '../store/matches.ts'

export function isActivePerson(seat: SeatRow): boolean {
  return seat.kind === 'person' && !seat.left
}

/** Ids of the active persons. */
export function activePeople(seats: readonly SeatRow[]): string[] {
  return seats.flatMap((seat) => (seat.kind === 'person' && !seat.left ? [seat.person] : []))
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

/** Whether somebody may see the match. A table that is still open can be seen by anybody who knows its id. */
export function mayWatch({ state, seats, options, spectators }: MatchRow, person: string): boolean {
  if (state === 'open' || seatOfPerson(seats, person) !== 'watcher') return true
  // Races: another player's run would reveal one's own tiles to come.
  if (state !== 'over' && 'racers' in options) return false
  return spectators.kind !== 'denied'
}
