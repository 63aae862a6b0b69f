import type { Game, GameTypes } from './game.ts'
import type { Origin } from './log.ts'
import { defaultSecrets, readOptions, readSecrets } from './options.ts'
import { readPosition } from './read-position.ts'
import { isRejection, reject, type Rejection } from './rejection.ts'
import { rngFrom } from './rng.ts'

/** Where a match is to start from, as somebody gave it. */
export interface OriginInput {
  readonly options: unknown
  readonly secrets?: unknown
  readonly seed: string
  readonly position?: string | null
}

/** Reads an origin and deals its first state, or sets up its position. */
export function startFromOrigin<K extends GameTypes>(
  game: Game<K>,
  given: OriginInput,
): { readonly origin: Origin<K['Options'], K['Secret']>; readonly start: K['State'] } | Rejection {
  const { seed, position = null } = given
  const options = readOptions(game.options, given.options)
  if (isRejection(options)) return options
  const seats = game.seatCount(options)
  const secrets = given.secrets === undefined ? defaultSecrets(game.secrets, seats) : readSecrets(game.secrets, given.secrets, seats)
  if (isRejection(secrets)) return secrets
  if (typeof seed !== 'string' || seed.length > 128) return reject('match.badSeed', { limit: 128 })
  const rng = rngFrom(seed)
  const start = position === null ? game.setup(options, secrets, rng) : readPosition(game, options, position, rng)
  return isRejection(start) ? start : { origin: { options, secrets, seed, position }, start }
}
