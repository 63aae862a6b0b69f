import { randomInt, type Game, type GameTypes } from '@parlor/kernel'
import type { Bot } from './bot.ts'
import { forkRng, rootMoves, sampleWorld } from './search-setup.ts'

/** A uniformly random legal move. */
export function randomBot<K extends GameTypes>(game: Game<K>, id: string): Bot<K> {
  return {
    id,
    // oxlint-disable-next-line require-yield -- there is nothing to interrupt
    *think(question) {
      const rng = forkRng(question.rng)
      const moves = rootMoves(game, sampleWorld(game, question, rng), question.seat)
      return { move: moves[randomInt(rng, moves.length)]!, candidates: [], nodes: 0, depth: 0 }
    },
  }
}
