import type { GamePackage, GameTypes, Rng } from '@parlor/kernel'
import type { Bot, BotInput, Thought } from './bot.ts'
import { forkRng, isRequestedMove, rootMoves, sampleWorld } from './search-setup.ts'

/**
 * Wraps a bot with the game's solver: a win found within the position limit is played at once. If alternatives are requested, the search
 * evaluates them too: otherwise a missed win would look as good as the winning move.
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

/** From the whole state where it is open or given, else from the view. */
function findSolution<K extends GameTypes>({ game, strategy }: GamePackage<K>, question: BotInput<K>, positions: number): K['Move'] | null {
  // A copy of the generator: solving must not influence the search that follows.
  const rngState: Rng = [...question.rng]
  const { view, seat, state } = question
  const world = sampleWorld(game, question, forkRng(rngState))
  rootMoves(game, world, seat)
  const whole = game.information === 'open' ? world : state
  const found = (whole === undefined ? strategy.solveFromView?.(view, seat, positions) : strategy.solve?.(whole, seat, positions)) ?? null
  return found === null || isRequestedMove(game, question.only, found) ? found : null
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

/** The thought with the winning move first. */
function putProvenFirst<K extends GameTypes>({ game }: GamePackage<K>, thought: Thought<K['Move']>, move: K['Move']): Thought<K['Move']> {
  const name = game.notation.writeMove(move)
  const others = thought.candidates.filter((one) => game.notation.writeMove(one.move) !== name)
  return { ...thought, move, candidates: [{ move, chance: 1, line: [move], proven: true }, ...others] }
}
