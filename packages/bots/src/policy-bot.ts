import type { GamePackage, GameTypes } from '@parlor/kernel'
import type { Bot } from './bot.ts'
import { forkRng } from './search-setup.ts'
import { throwBotError } from './bot-request-error.ts'

/** Wraps a game's handwritten policy. It evaluates nothing, so its thought holds no candidates. */
export function policyBot<K extends GameTypes>({ game, strategy }: GamePackage<K>, id: string, name: string): Bot<K> {
  const chosen = strategy.policies[name] ?? throwBotError('bots.noPolicy', { game: game.id, policy: name })
  return {
    id,
    // oxlint-disable-next-line require-yield -- there is nothing to interrupt
    *think({ view, seat, state, rng }) {
      const own = forkRng(rng)
      if (chosen.sees === 'state' && state === undefined) throwBotError('bots.needsState', { policy: name })
      const move = chosen.sees === 'state' ? chosen.choose(state as K['State'], seat, own) : chosen.choose(view, seat, own)
      return { move, candidates: [], nodes: 0, depth: 0 }
    },
  }
}
