import { pickRandom, rngFrom, type Game, type GameTypes } from '@parlor/kernel'
import type { MatchOrigin } from '@parlor/kernel/host'

/** An origin with the given secrets, or with presets of the game's private options chosen by the seed. */
export function createMatchOrigin<K extends GameTypes>(
  game: Game<K>,
  options: K['Options'],
  seed: string,
  secrets?: readonly K['Secret'][],
): MatchOrigin<K['Options'], K['Secret']> {
  const rng = rngFrom(`secrets ${seed}`)
  const drawn = (): K['Secret'] => (game.secrets.presets.length > 0 ? pickRandom(rng, game.secrets.presets).options : {}) as K['Secret']
  return { options, secrets: secrets ?? Array.from({ length: game.seatCount(options) }, drawn), seed, position: null }
}
