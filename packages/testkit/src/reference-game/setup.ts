import { copyRngInto, quietSink, type Rng } from '@parlor/kernel'
import { dealRound } from './deal.ts'
import { clone } from './copy-state.ts'
import { highestCardValue, type CaravanOptions, type CaravanSeatSecret, type CaravanState } from './types.ts'

export const rulesVersion = 1

/** The first round, dealt. */
export function setup(options: CaravanOptions, secrets: readonly CaravanSeatSecret[], rng: Rng): CaravanState {
  const state = emptyState(
    options,
    secrets.map(({ deck }) => [...deck].map(Number).sort((a, b) => a - b)),
    rng,
  )
  dealRound(state, quietSink)
  return clone(state)
}

/** A match before the first deal. */
export function emptyState(options: CaravanOptions, decks: number[][], rng: Rng): CaravanState {
  const rngState: Rng = [0, 0, 0, 0]
  copyRngInto(rng, rngState)
  return {
    v: rulesVersion,
    seq: 0,
    rng: rngState,
    pending: [],
    outcome: null,
    options,
    round: 0,
    decks,
    hands: decks.map(() => []),
    bids: decks.map(() => null),
    points: decks.map(() => 0),
    known: decks.map(() => new Array<number>(highestCardValue).fill(0)),
    nextHandle: 1,
    last: null,
  }
}
