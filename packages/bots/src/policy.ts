import type { GamePackage, Kinds } from '@parlor/kernel'
import type { Bot } from './bot.ts'
import { forkRng } from './question.ts'
import { refuse } from './refusal.ts'

/** A player the game's author wrote by hand. It weighs nothing, so its thought holds no candidates. */
export function policy<K extends Kinds>({ game, judgement }: GamePackage<K>, id: string, name: string): Bot<K> {
  const chosen = judgement.policies[name] ?? refuse('bots.noPolicy', { game: game.id, policy: name })
  return {
    id,
    // oxlint-disable-next-line require-yield -- there is nothing to interrupt
    *think({ view, seat, state, rng }) {
      const own = forkRng(rng)
      if (chosen.sees === 'state' && state === undefined) refuse('bots.needsState', { policy: name })
      const move = chosen.sees === 'state' ? chosen.choose(state as K['State'], seat, own) : chosen.choose(view, seat, own)
      return { move, candidates: [], nodes: 0, depth: 0 }
    },
  }
}
