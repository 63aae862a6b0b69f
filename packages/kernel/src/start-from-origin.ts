import type { Game, GameTypes } from './game.ts'
import { canonicalJson } from './json.ts'
import type { MatchOrigin } from './match-log.ts'
import { defaultSeatSecrets, readOptions, readSeatSecrets } from './options.ts'
import { isRejection, reject, type Rejection } from './rejection.ts'
import { rngFrom, type Rng } from './rng.ts'

/** An origin before validation. */
export interface OriginInput {
  readonly options: unknown
  readonly secrets?: unknown
  readonly seed: string
  readonly position?: string | null
}

/** Validates an origin and deals its first state, or sets up its position. */
export function startFromOrigin<K extends GameTypes>(
  game: Game<K>,
  given: OriginInput,
): { readonly origin: MatchOrigin<K['Options'], K['Secret']>; readonly start: K['State'] } | Rejection {
  const { seed, position = null } = given
  const options = readOptions(game.options, given.options)
  if (isRejection(options)) return options
  const seats = game.seatCount(options)
  const secrets =
    given.secrets === undefined ? defaultSeatSecrets(game.secrets, seats) : readSeatSecrets(game.secrets, given.secrets, seats)
  if (isRejection(secrets)) return secrets
  if (typeof seed !== 'string' || seed.length > 128) return reject('match.badSeed', { limit: 128 })
  const rng = rngFrom(seed)
  const start = position === null ? game.setup(options, secrets, rng) : readPosition(game, options, position, rng)
  return isRejection(start) ? start : { origin: { options, secrets, seed, position }, start }
}

/** Parses a position; it must go with these options unchanged, and with their seat count. */
function readPosition<K extends GameTypes>(game: Game<K>, options: K['Options'], position: unknown, rng: Rng): K['State'] | Rejection {
  if (typeof position !== 'string') return reject('match.badPosition')
  const state = game.notation.readState(position, rng)
  if (isRejection(state)) return state
  const { pending, outcome } = state as K['State']
  const seats = game.seatCount(options)
  const seated = pending.every(({ seat }) => seat < seats) && (outcome === null || outcome.scores.length === seats)
  const fitting = game.fitOptions?.(options, state) ?? options
  return seated && canonicalJson(fitting) === canonicalJson(options) ? state : reject('match.otherOptions')
}
