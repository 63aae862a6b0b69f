import type { Seat, StateCore } from '@parlor/kernel'

/** Seats with an open decision, in a state or a view. */
export function turnOf({ pending, outcome }: Pick<StateCore, 'pending' | 'outcome'>): readonly Seat[] {
  return outcome ? [] : pending.map(({ seat }) => seat)
}

/** The seat that is named as the one to move: the viewer's own where several owe a decision at once; null after the end. */
export function seatToMove(turn: readonly Seat[], seat: Seat | null): Seat | null {
  return seat !== null && turn.includes(seat) ? seat : (turn[0] ?? null)
}
