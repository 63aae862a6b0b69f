import type { Rng } from '@parlor/kernel'
import { rulesVersion } from './copy-state.ts'
import { tilePlaces, seatCount, type DominoOptions, type DominoState } from './types.ts'

/** A match before the first deal. */
export function emptyState(rules: Readonly<DominoOptions>, rng: Rng): DominoState {
  const seats = Array.from({ length: seatCount }, (_, seat) => seat)
  return {
    v: rulesVersion,
    seq: 0,
    rng: [rng[0], rng[1], rng[2], rng[3]],
    pending: [],
    outcome: null,
    rules,
    hand: 0,
    starter: 0,
    lead: -1,
    tiles: [],
    places: [],
    by: [],
    open: tilePlaces.map(() => -1),
    tips: tilePlaces.map(() => -1),
    spinner: -1,
    sides: 0,
    blocked: 0,
    freed: 0,
    facts: seats.map(() => []),
    passPoints: seats.map(() => 0),
    totals: seats.map(() => 0),
    last: null,
    hands: seats.map(() => []),
    boneyard: [],
  }
}
