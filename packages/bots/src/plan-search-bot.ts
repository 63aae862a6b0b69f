import { quietSink, type GamePackage, type GameTypes, type Rng } from '@parlor/kernel'
import type { Bot, Candidate, BotInput, Thought } from './bot.ts'
import { SimulationRewards } from './simulation-rewards.ts'
import { interimCandidateCount, forkRng, isRequestedMove, rootMoves, teamOfEachSeat, sampleWorld } from './search-setup.ts'
import { throwBotError } from './bot-request-error.ts'
import { RewardScale } from './reward-scale.ts'

/** Simulations per decision, and rounds simulated in each. */
interface GuidedStrength {
  readonly simulations: number
  readonly horizonRounds: number
}

/** Simulations between two yields. */
const simulationsPerThought = 24
/** Upper bound for a heuristic that never ends a round, which would hang the search. */
const longest = 2000

/**
 * Information-set search over plans. Each determinized state is shared by all remaining plans, so that they are compared
 * on the same luck; each plan is played out, then every seat follows the game's heuristic move until the evaluation some
 * rounds later. Sequential halving drops the worse half of the plans repeatedly.
 */
export function planSearchBot<K extends GameTypes>(pkg: GamePackage<K>, id: string, strength: GuidedStrength): Bot<K> {
  if (!pkg.strategy.heuristicMove) throwBotError('bots.noGuide', { game: pkg.game.id })
  return { id, think: (question) => new Search(pkg, question, strength, forkRng(question.rng)).think() }
}

/** A remaining plan. */
interface PlanStatistics<M> {
  readonly line: readonly M[]
  tries: number
  gains: number
  chances: number
}

class Search<K extends GameTypes> {
  readonly #pkg: GamePackage<K>
  readonly #question: BotInput<K>
  readonly #strength: GuidedStrength
  readonly #rng: Rng
  readonly #scale: RewardScale
  readonly #rewards: SimulationRewards<K>
  readonly #plans: PlanStatistics<K['Move']>[]
  readonly #scratch: K['State']
  #world: K['State']
  #done = 0

  constructor(pkg: GamePackage<K>, question: BotInput<K>, strength: GuidedStrength, rng: Rng) {
    const { game, strategy } = pkg
    this.#pkg = pkg
    this.#question = question
    this.#strength = strength
    this.#rng = rng
    this.#scale = new RewardScale(game, teamOfEachSeat(game, question), strategy)
    this.#rewards = new SimulationRewards(strategy, this.#scale, game.seats[1])
    this.#world = sampleWorld(game, question, rng)
    this.#scratch = game.clone(this.#world)
    const moves = rootMoves(game, this.#world, question.seat, question.only)
    const plans = strategy.plans?.(this.#world, question.seat) ?? moves.map((move) => [move])
    this.#plans = wantedPlans(pkg, plans, moves, question).map((line) => ({ line, tries: 0, gains: 0, chances: 0 }))
  }

  /** Sequential halving: each stage spends an equal share of the simulations on what is left, and drops the worse half. */
  *think(): Generator<Thought<K['Move']>, Thought<K['Move']>> {
    const { simulations } = this.#strength
    let running = this.#plans.slice()
    const stages = Math.max(1, Math.ceil(Math.log2(running.length)))
    const budget = running.length === 1 && !this.#question.only ? Math.min(simulations, simulationsPerThought) : simulations
    let spoken = 0
    for (let stage = 1; stage <= stages; stage++) {
      const until = Math.ceil((budget * stage) / stages)
      while (this.#done < until) {
        for (const arm of running) this.#simulate(arm)
        this.#world = sampleWorld(this.#pkg.game, this.#question, this.#rng)
        if (this.#done < spoken + simulationsPerThought) continue
        spoken = this.#done
        yield this.#thought(interimCandidateCount)
      }
      running.sort(better)
      running = running.slice(0, Math.max(2, Math.ceil(running.length / 2)))
    }
    return this.#thought(Infinity)
  }

  #simulate(arm: PlanStatistics<K['Move']>): void {
    const { game, strategy } = this.#pkg
    const { seat } = this.#question
    const state = this.#scratch
    game.copy(this.#world, state)
    for (const move of arm.line) {
      if (state.outcome !== null || state.pending[0]!.seat !== seat) break
      game.apply(state, seat, move, quietSink)
    }
    const end = (strategy.roundOf?.(this.#world) ?? 0) + this.#strength.horizonRounds
    for (let played = 0; state.outcome === null && played < longest && (strategy.roundOf?.(state) ?? 0) < end; played++) {
      const mover = state.pending[0]!.seat
      game.apply(state, mover, strategy.heuristicMove!(state, mover), quietSink)
    }
    this.#rewards.reset(state)
    arm.tries++
    arm.gains += this.#rewards.rewardOf(seat)
    arm.chances += this.#rewards.chance(seat)
    this.#done++
  }

  /** One candidate for each first move: the best of the plans that start with it. */
  #thought(count: number): Thought<K['Move']> {
    const ranked = this.#plans.filter(({ tries }) => tries > 0).sort(better)
    if (ranked.length === 0) return { move: this.#plans[0]!.line[0] as K['Move'], candidates: [], nodes: 0, depth: 0 }
    const seen = new Set<string>()
    const candidates: Candidate<K['Move']>[] = []
    for (const { line, tries, chances } of ranked) {
      const name = this.#pkg.game.notation.writeMove(line[0] as K['Move'])
      if (seen.has(name) || candidates.length === count) continue
      seen.add(name)
      candidates.push({ move: line[0] as K['Move'], chance: chances / tries, line })
    }
    return { move: candidates[0]!.move, candidates, nodes: this.#done, depth: this.#strength.horizonRounds }
  }
}

/** The plans that start with a requested move; a move without a plan is a plan of its own. */
function wantedPlans<K extends GameTypes>(
  { game }: GamePackage<K>,
  plans: readonly (readonly K['Move'][])[],
  moves: readonly K['Move'][],
  { only }: BotInput<K>,
): readonly (readonly K['Move'][])[] {
  if (!only) return plans
  const wanted = plans.filter(([first]) => isRequestedMove(game, moves, first as K['Move']))
  const begun = wanted.map(([first]) => first as K['Move'])
  return [...wanted, ...moves.filter((move) => begun.length === 0 || !isRequestedMove(game, begun, move)).map((move) => [move])]
}

/** Later survivors first, then higher rewards. */
function better(a: PlanStatistics<unknown>, b: PlanStatistics<unknown>): number {
  return b.tries - a.tries || b.gains / b.tries - a.gains / a.tries
}
