import { randomInt, nextRandomWord, type GamePackage, type GameTypes, type Level, type Rng } from '@parlor/kernel'
import { randomChance } from '@parlor/kernel/host'
import type { Bot, BotInput, Thought } from './bot.ts'
import { evaluateOnePly, thoughtFromOnePly } from './greedy-bot.ts'
import { forkRng, rootMoves, sampleWorld } from './search-setup.ts'

type BlunderKind = Pick<Extract<Level, { kind: 'policy' }>, 'blundersMissWins' | 'plausibleBlunders'>

/** Solver limit for an obvious win, where a game has a solver. */
const obviousWinPositions = 100
/** Softmax: ln of how many times likelier the best-looking move is than the worst-looking one. */
const steepness = 4

/**
 * Wraps a bot with a percentage of blunders: uniformly random moves, or random ones among the plausible. A win in one
 * is missed only with `blundersMissWins`.
 */
export function withBlunders<K extends GameTypes>(pkg: GamePackage<K>, bot: Bot<K>, percent: number, kind: BlunderKind = {}): Bot<K> {
  return {
    id: bot.id,
    *think(question) {
      const rng = forkRng(question.rng)
      if (!randomChance(rng, percent, 100)) return yield* bot.think(question)
      const seesWins = pkg.strategy.solveFromView && !kind.blundersMissWins
      return seesWins ? blunderUnlessSolved(pkg, question, rng, kind) : blunder(pkg, question, rng, kind)
    },
  }
}

/** With replies still pending, one ply does not show a win: the game's solver looks for it. */
function blunderUnlessSolved<K extends GameTypes>(
  { game, strategy }: GamePackage<K>,
  question: BotInput<K>,
  rng: Rng,
  { plausibleBlunders }: BlunderKind,
): Thought<K['Move']> {
  const { view, seat } = question
  const world = sampleWorld(game, question, rng)
  const moves = rootMoves(game, world, seat)
  const win = strategy.solveFromView!(view, seat, obviousWinPositions)
  if (win !== null) return { move: win, candidates: [{ move: win, chance: 1, line: [win], proven: true }], nodes: 0, depth: 1 }
  const firsts = (plausibleBlunders && strategy.plans?.(world, seat).map(([first]) => first as K['Move'])) || moves
  return { move: firsts[randomInt(rng, firsts.length)]!, candidates: [], nodes: 0, depth: 0 }
}

function blunder<K extends GameTypes>(pkg: GamePackage<K>, question: BotInput<K>, rng: Rng, kind: BlunderKind): Thought<K['Move']> {
  const seen = evaluateOnePly(pkg, question, rng)
  const win = kind.blundersMissWins ? -1 : seen.wins.indexOf(true)
  return thoughtFromOnePly(
    seen,
    win >= 0 ? win : kind.plausibleBlunders ? sampleSoftmax(seen.values, rng) : randomInt(rng, seen.moves.length),
  )
}

/** Softmax over the one-ply evaluation. */
function sampleSoftmax(values: readonly number[], rng: Rng): number {
  const best = Math.max(...values)
  const spread = best - Math.min(...values)
  const weights = values.map((value) => (spread > 0 ? Math.exp((steepness * (value - best)) / spread) : 1))
  let rest = (nextRandomWord(rng) / 4294967296) * weights.reduce((sum, weight) => sum + weight, 0)
  const at = weights.findIndex((weight) => (rest -= weight) < 0)
  return at < 0 ? weights.length - 1 : at
}
