import type { Game, GameTypes } from './game.ts'
import { canonicalJson } from './json.ts'
import { isRejection, reject, type Rejection } from './rejection.ts'
import type { Rng } from './rng.ts'

/** A position goes with options that need no change to fit it, and with as many seats as they say. */
export function readPosition<K extends GameTypes>(
  game: Game<K>,
  options: K['Options'],
  position: unknown,
  rng: Rng,
): K['State'] | Rejection {
  if (typeof position !== 'string') return reject('match.badPosition')
  const state = game.notation.readState(position, rng)
  if (isRejection(state)) return state
  const { pending, outcome } = state as K['State']
  const seats = game.seatCount(options)
  const seated = pending.every(({ seat }) => seat < seats) && (outcome === null || outcome.scores.length === seats)
  const fitting = game.fitOptions?.(options, state) ?? options
  return seated && canonicalJson(fitting) === canonicalJson(options) ? state : reject('match.otherOptions')
}
