import { quietSink, type GamePackage, type GameTypes, type Rng } from '@parlor/kernel'
import type { Bot, BotInput } from './bot.ts'
import { forkRng, rootMoves, teamOfEachSeat, sampleWorld } from './search-setup.ts'
import { winShare } from './reward-scale.ts'

/** Wraps a bot that has fewer simulations than there are moves: looks for a win in one first, which may otherwise never be tried. */
export function withWinInOne<K extends GameTypes>(pkg: GamePackage<K>, bot: Bot<K>, simulations: number): Bot<K> {
  return {
    id: bot.id,
    *think(question) {
      const move = findWinInOne(pkg, question, simulations)
      if (move === null) return yield* bot.think(question)
      forkRng(question.rng)
      return { move, candidates: [{ move, chance: 1, line: [move] }], nodes: 0, depth: 1 }
    },
  }
}

/** Only with open information, and not where chance is involved. */
function findWinInOne<K extends GameTypes>({ game }: GamePackage<K>, question: BotInput<K>, simulations: number): K['Move'] | null {
  if (game.information !== 'open') return null
  // A copy of the generator: looking must not influence the search that follows.
  const rngState: Rng = [...question.rng]
  const { seat } = question
  const world = sampleWorld(game, question, forkRng(rngState))
  const moves = rootMoves(game, world, seat, question.only)
  if (moves.length <= simulations) return null
  const sides = teamOfEachSeat(game, question)
  const next = game.clone(world)
  for (const move of moves) {
    game.copy(world, next)
    game.apply(next, seat, move, quietSink)
    if (next.outcome !== null && winShare(next.outcome, seat, sides) === 1 && next.rng[3] === world.rng[3]) return move
  }
  return null
}
