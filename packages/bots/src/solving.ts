import type { GamePackage, Kinds, Rng } from '@parlor/kernel'
import type { Bot } from './bot.ts'
import { forkRng, movesOf, worldOf } from './question.ts'

/** The same bot, but a win that the game's own solver finds within so many positions is played at once. */
export function solving<K extends Kinds>({ game, judgement }: GamePackage<K>, bot: Bot<K>, positions: number): Bot<K> {
  return {
    id: bot.id,
    *think(question) {
      // A copy of the words: whether there is something to solve changes nothing for the search that follows.
      const words: Rng = [...question.rng]
      const state = worldOf(game, question, forkRng(words))
      const { view, seat } = question
      movesOf(game, state, seat)
      const move =
        (game.information === 'open' ? judgement.solve?.(state, seat, positions) : judgement.foresee?.(view, seat, positions)) ?? null
      if (move === null) return yield* bot.think(question)
      forkRng(question.rng)
      return { move, candidates: [{ move, chance: 1, line: [move] }], nodes: 0, depth: 0 }
    },
  }
}
