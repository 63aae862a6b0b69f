import type { Seat, StateCore } from '@parlor/kernel'

/** Seats with an open decision, in a state or a view. */
export function turnOf({ pending, outcome }: Pick<StateCore, 'pending' | 'outcome'>): readonly Seat[] {
  return outcome ? [] : pending.map(({ seat }) => seat)
}
