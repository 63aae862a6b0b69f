import { quietTable, type GamePackage, type Kinds, type Rng } from '@parlor/kernel'
import type { Bot, Question } from './bot.ts'
import { forkRng, movesOf, sidesOf, worldOf } from './question.ts'
import { shareOf } from './worth.ts'

/** The same bot, but where it has fewer simulations than there are moves a win in one is looked for first: else it may never be tried. */
export function seizing<K extends Kinds>(pkg: GamePackage<K>, bot: Bot<K>, simulations: number): Bot<K> {
  return {
    id: bot.id,
    *think(question) {
      const move = winIn(pkg, question, simulations)
      if (move === null) return yield* bot.think(question)
      forkRng(question.rng)
      return { move, candidates: [{ move, chance: 1, line: [move] }], nodes: 0, depth: 1 }
    },
  }
}

/** Only where everything lies open, and not where chance had a say in it. */
function winIn<K extends Kinds>({ game }: GamePackage<K>, question: Question<K>, simulations: number): K['Move'] | null {
  if (game.information !== 'open') return null
  // A copy of the words: looking changes nothing for the search that follows.
  const words: Rng = [...question.rng]
  const { seat } = question
  const world = worldOf(game, question, forkRng(words))
  const moves = movesOf(game, world, seat, question.only)
  if (moves.length <= simulations) return null
  const sides = sidesOf(game, question)
  const next = game.clone(world)
  for (const move of moves) {
    game.copy(world, next)
    game.apply(next, seat, move, quietTable)
    if (next.outcome !== null && shareOf(next.outcome, seat, sides) === 1 && next.rng[3] === world.rng[3]) return move
  }
  return null
}
