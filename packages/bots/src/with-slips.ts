import { randomInt, nextRandomWord, type GamePackage, type GameTypes, type Level, type Rng } from '@parlor/kernel'
import { randomChance } from '@parlor/kernel/host'
import type { Bot, BotInput, Thought } from './bot.ts'
import { evaluateOnePly, onePlyThought } from './greedy-bot.ts'
import { forkRng, rootMoves, sampleWorld } from './search-setup.ts'

type SlipManner = Pick<Extract<Level, { kind: 'policy' }>, 'blind' | 'soft'>

/** Solver limit for an obvious win, where a game has a solver. */
const plain = 100
/** Softmax: ln of how many times likelier the best-looking move is than the worst-looking one. */
const steepness = 4

/**
 * Wraps a bot with a percentage of slips: uniformly random moves, or soft ones among the plausible. A win in one
 * is missed only by `blind` slips.
 */
export function withSlips<K extends GameTypes>(pkg: GamePackage<K>, bot: Bot<K>, slips: number, { blind, soft }: SlipManner = {}): Bot<K> {
  return {
    id: bot.id,
    *think(question) {
      const rng = forkRng(question.rng)
      if (!randomChance(rng, slips, 100)) return yield* bot.think(question)
      return pkg.strategy.solveFromView && !blind ? slipSeeing(pkg, question, rng, soft) : slip(pkg, question, rng, blind, soft)
    },
  }
}

/** With replies still pending, one ply does not show a win: the game's solver looks for it. */
function slipSeeing<K extends GameTypes>(
  { game, strategy }: GamePackage<K>,
  question: BotInput<K>,
  rng: Rng,
  soft?: true,
): Thought<K['Move']> {
  const { view, seat } = question
  const world = sampleWorld(game, question, rng)
  const moves = rootMoves(game, world, seat)
  const win = strategy.solveFromView!(view, seat, plain)
  if (win !== null) return { move: win, candidates: [{ move: win, chance: 1, line: [win], proven: true }], nodes: 0, depth: 1 }
  const firsts = (soft && strategy.plans?.(world, seat).map(([first]) => first as K['Move'])) || moves
  return { move: firsts[randomInt(rng, firsts.length)]!, candidates: [], nodes: 0, depth: 0 }
}

function slip<K extends GameTypes>(pkg: GamePackage<K>, question: BotInput<K>, rng: Rng, blind?: true, soft?: true): Thought<K['Move']> {
  const seen = evaluateOnePly(pkg, question, rng)
  const win = blind ? -1 : seen.wins.indexOf(true)
  return onePlyThought(seen, win >= 0 ? win : soft ? softly(seen.values, rng) : randomInt(rng, seen.moves.length))
}

/** Softmax over the one-ply evaluation. */
function softly(values: readonly number[], rng: Rng): number {
  const best = Math.max(...values)
  const spread = best - Math.min(...values)
  const weights = values.map((value) => (spread > 0 ? Math.exp((steepness * (value - best)) / spread) : 1))
  let rest = (nextRandomWord(rng) / 4294967296) * weights.reduce((sum, weight) => sum + weight, 0)
  const at = weights.findIndex((weight) => (rest -= weight) < 0)
  return at < 0 ? weights.length - 1 : at
}
