import type { GamePackage, GameTypes, Rng } from '@parlor/kernel'
import type { Bot, Question, Thought } from './bot.ts'
import { forkRng, isAskedAbout, rootMoves, sampleWorld } from './search-root.ts'

/**
 * The same bot, but a win that the game's own solver finds within so many positions is played at once. Whoever asks for alternatives hears
 * what the search thinks of the others, too: else a missed win would look as good as the move that takes it.
 */
export function withSolver<K extends GameTypes>(pkg: GamePackage<K>, bot: Bot<K>, positions: number): Bot<K> {
  return {
    id: bot.id,
    *think(question) {
      const move = findSolution(pkg, question, positions)
      if (move === null) return yield* bot.think(question)
      if ((question.alternatives ?? 1) > 1) return yield* withProvenMove(pkg, bot.think(question), move)
      forkRng(question.rng)
      return putProvenFirst(pkg, { move, candidates: [], nodes: 0, depth: 0 }, move)
    },
  }
}

/** By the whole position where it lies open or is handed over, else by what is sure whatever is hidden. */
function findSolution<K extends GameTypes>({ game, strategy }: GamePackage<K>, question: Question<K>, positions: number): K['Move'] | null {
  // A copy of the words: whether there is something to solve changes nothing for the search that follows.
  const words: Rng = [...question.rng]
  const { view, seat, state } = question
  const world = sampleWorld(game, question, forkRng(words))
  rootMoves(game, world, seat)
  const whole = game.information === 'open' ? world : state
  const found = (whole === undefined ? strategy.solveFromView?.(view, seat, positions) : strategy.solve?.(whole, seat, positions)) ?? null
  return found === null || isAskedAbout(game, question.only, found) ? found : null
}

function* withProvenMove<K extends GameTypes>(
  pkg: GamePackage<K>,
  thinking: Generator<Thought<K['Move']>, Thought<K['Move']>>,
  move: K['Move'],
): Generator<Thought<K['Move']>, Thought<K['Move']>> {
  let step = thinking.next()
  for (; !step.done; step = thinking.next()) yield putProvenFirst(pkg, step.value, move)
  return putProvenFirst(pkg, step.value, move)
}

/** The thought with the move that wins for certain before all others. */
function putProvenFirst<K extends GameTypes>({ game }: GamePackage<K>, thought: Thought<K['Move']>, move: K['Move']): Thought<K['Move']> {
  const name = game.notation.writeMove(move)
  const others = thought.candidates.filter((one) => game.notation.writeMove(one.move) !== name)
  return { ...thought, move, candidates: [{ move, chance: 1, line: [move], proven: true }, ...others] }
}
