import type { Seat } from '@parlor/kernel'
import type { Sitting } from '../store/matches.ts'

/** True for a person who has not left. */
export function isPresent(seat: Sitting): boolean {
  return seat.kind === 'person' && !seat.left
}

/** The seats of the other persons who are still in the match. */
export function others(seats: readonly Sitting[], seat: Seat): Seat[] {
  return seats.flatMap((one, at) => (at !== seat && isPresent(one) ? [at] : []))
}
