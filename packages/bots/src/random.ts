import { below, type Game, type Kinds } from '@parlor/kernel'
import type { Bot } from './bot.ts'
import { forkRng, movesOf, worldOf } from './question.ts'

/** Any legal move, all equally likely. */
export function random<K extends Kinds>(game: Game<K>, id: string): Bot<K> {
  return {
    id,
    // oxlint-disable-next-line require-yield -- there is nothing to interrupt
    *think(question) {
      const rng = forkRng(question.rng)
      const moves = movesOf(game, worldOf(game, question, rng), question.seat)
      return { move: moves[below(rng, moves.length)]!, candidates: [], nodes: 0, depth: 0 }
    },
  }
}
