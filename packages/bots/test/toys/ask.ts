import { rngFrom, type GamePackage, type GameTypes } from '@parlor/kernel'
import type { BotInput } from '@parlor/bots'

/** A question about a state, from the first seat with a decision, with a fresh generator. */
export function ask<K extends GameTypes>(
  { game }: GamePackage<K>,
  state: K['State'],
  seed = 'ask',
  more: Partial<BotInput<K>> = {},
): BotInput<K> {
  const { seat } = state.pending[0]!
  return { view: game.view(state, seat), seat, rng: rngFrom(seed), ...more }
}
