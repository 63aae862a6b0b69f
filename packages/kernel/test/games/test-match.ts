import { isRejection, type Game, type GameTypes, type Rejection } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'

/** Unwraps a result; throws with the reason for a rejection. */
export function unwrap<T>(value: T): Exclude<T, Rejection> {
  if (isRejection(value)) throw new Error(JSON.stringify(value))
  return value as Exclude<T, Rejection>
}

/** A match with the default options, or with these. */
export function startMatch<K extends GameTypes>(game: Game<K>, options: Partial<K['Options']> = {}, seed = 'seed'): Match<K> {
  return unwrap(Match.begin(game, { options: { ...game.options.presets[0]!.options, ...options }, seed }))
}

/** Plays `0:a3 1:b2`: seat and move in the game's notation. */
export function playAll<K extends GameTypes>(match: Match<K>, moves: string): Match<K> {
  for (const one of moves.split(' ').filter(Boolean)) {
    const [seat, text] = one.split(':') as [string, string]
    unwrap(match.play(Number(seat), unwrap(match.game.notation.readMove(text))))
  }
  return match
}

/** Freezes the value recursively. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(deepFreeze)
  }
  return value
}
