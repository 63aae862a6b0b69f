import { fastRandomInt, quietSink, type GamePackage, type GameTypes, type Rng, type Seat, type Viewer } from '@parlor/kernel'
import type { Bot, BotInput, Thought } from './bot.ts'
import { ViewDigest } from './view-digest.ts'
import { SimulationRewards } from './simulation-rewards.ts'
import { InformationSetStatistics } from './information-set-statistics.ts'
import { logarithmTable } from './logarithm-table.ts'
import { Playout, simulationBudget, type MctsStrength } from './playout.ts'
import { interimCandidateCount, forkRng, rootMoves, teamOfEachSeat, sampleWorld } from './search-setup.ts'
import { RootStatistics } from './root-statistics.ts'
import { RewardScale } from './reward-scale.ts'

/** Moves played between two yields; a determinization counts as several. */
const movesPerThought = 512
const movesPerDeal = 8
/** Visits after which a seat's own information set weighs as much as the public one. */
const trust = 16

/**
 * Information-set Monte-Carlo tree search. Every simulation determinizes anew from the seat's view, and every seat in it decides by what it
 * sees there: by its own information set as far as that was visited before, else by the public one. Simultaneous decisions are
 * independent of each other, because views are.
 */
export function ismctsBot<K extends GameTypes>(pkg: GamePackage<K>, id: string, strength: MctsStrength): Bot<K> {
  return { id, think: (question) => openLoopSearch(pkg, question, strength, forkRng(question.rng)) }
}

/** The same search with its own generator: also for open games with chance. */
export function openLoopSearch<K extends GameTypes>(
  pkg: GamePackage<K>,
  question: BotInput<K>,
  strength: MctsStrength,
  rng: Rng,
): Generator<Thought<K['Move']>, Thought<K['Move']>> {
  return new Search(pkg, question, strength, rng).think()
}

interface SimulationStep {
  seat: Seat
  /** The action in the public set, and the one in the seat's own. */
  shown: number
  own: number
}

class Search<K extends GameTypes> {
  readonly #pkg: GamePackage<K>
  readonly #question: BotInput<K>
  readonly #simulations: number
  readonly #rng: Rng
  readonly #sets = new InformationSetStatistics()
  readonly #scale: RewardScale
  readonly #rewards: SimulationRewards<K>
  readonly #playout: Playout<K>
  readonly #logs: Float64Array
  readonly #digest = new ViewDigest()
  readonly #list: K['Move'][] = []
  readonly #steps: SimulationStep[] = []
  readonly #roots: RootStatistics<K['Move']>
  #length = 0
  #applied = 0
  #deepest = 0

  constructor(pkg: GamePackage<K>, question: BotInput<K>, strength: MctsStrength, rng: Rng) {
    const { game, strategy } = pkg
    this.#pkg = pkg
    this.#question = question
    this.#rng = rng
    this.#scale = new RewardScale(game, teamOfEachSeat(game, question), strategy)
    this.#rewards = new SimulationRewards(strategy, this.#scale, game.seats[1])
    this.#playout = new Playout(pkg, rng, strength.cutoff)
    const world = sampleWorld(game, question, rng)
    const moves = rootMoves(game, world, question.seat, question.only)
    strategy.orderMoves?.(world, question.seat, moves, moves.length)
    this.#roots = new RootStatistics(moves, strategy.orderMoves !== undefined)
    this.#simulations = simulationBudget(strength, moves.length, question)
    this.#logs = logarithmTable(this.#simulations + 2)
  }

  *think(): Generator<Thought<K['Move']>, Thought<K['Move']>> {
    let next = movesPerThought
    while (this.#roots.done < this.#simulations) {
      this.#simulate()
      if (this.#playout.moves + this.#applied + movesPerDeal * this.#roots.done < next) continue
      next += movesPerThought
      yield this.#thought(interimCandidateCount)
    }
    return this.#thought(Infinity)
  }

  #simulate(): void {
    const { game, strategy } = this.#pkg
    const asked = this.#question.seat
    const state = sampleWorld(game, this.#question, this.#rng)
    const root = this.#roots.choose(this.#scale, this.#logs, this.#rng)
    game.apply(state, asked, this.#roots.moves[root] as K['Move'], quietSink)
    this.#length = 0
    for (let fresh = false; !fresh && state.outcome === null && !strategy.isEvaluationTrusted?.(state);) {
      const { seat } = state.pending[0]!
      const shown = this.#setOf(state, 'watcher', ~seat)
      const own = this.#setOf(state, seat, seat)
      fresh = this.#sets.setVisits[shown]!++ === 0
      game.apply(state, seat, fresh ? this.#first(state, seat, shown, own) : this.#choose(state, seat, shown, own), quietSink)
    }
    this.#applied += this.#length + 1
    if (this.#length >= this.#deepest) this.#deepest = this.#length + 1
    this.#playout.run(state)
    this.#rewards.reset(state)
    for (let i = 0; i < this.#length; i++) {
      const { seat, shown, own } = this.#steps[i]!
      const reward = this.#rewards.rewardOf(seat)
      this.#sets.credit(shown, reward)
      this.#sets.credit(own, reward)
    }
    this.#roots.credit(root, this.#rewards.rewardOf(asked), this.#rewards.chance(asked))
  }

  /** The first move of an unvisited set: the best by ordering, else a random one. The others are added on the second visit. */
  #first(state: K['State'], seat: Seat, shown: number, own: number): K['Move'] {
    const { game, strategy } = this.#pkg
    const move = strategy.orderMoves || !game.sample ? this.#listedFirst(state, seat) : game.sample(state, seat, this.#rng)
    const moveId = this.#moveIdOf(move)
    this.#sets.setVisits[own]!++
    this.#note(seat, this.#sets.actionOf(shown, moveId), this.#sets.actionOf(own, moveId))
    return move
  }

  #listedFirst(state: K['State'], seat: Seat): K['Move'] {
    const { game, strategy } = this.#pkg
    const count = game.moves(state, seat, this.#list)
    strategy.orderMoves?.(state, seat, this.#list, count)
    return this.#list[strategy.orderMoves ? 0 : fastRandomInt(this.#rng, count)] as K['Move']
  }

  /** The id of a move, the same in every determinized state. */
  #moveIdOf(move: K['Move']): number {
    const { game, strategy } = this.#pkg
    return strategy.moveKey ? strategy.moveKey(move) : this.#sets.moveId(game.notation.writeMove(move))
  }

  /** The information set of a view; the salt encodes who decides there, and whose view it is. */
  #setOf(state: K['State'], viewer: Viewer, salt: number): number {
    const { game, strategy } = this.#pkg
    const digest = this.#digest.begin(salt)
    if (strategy.hashView) strategy.hashView(state, viewer, digest)
    else digest.add(game.view(state, viewer))
    return this.#sets.set(digest.high, digest.low)
  }

  #choose(state: K['State'], seat: Seat, shown: number, own: number): K['Move'] {
    const { game, strategy } = this.#pkg
    const sets = this.#sets
    const list = this.#list
    const count = game.moves(state, seat, list)
    strategy.orderMoves?.(state, seat, list, count)
    const zero = this.#scale.normalize(0)
    const slope = this.#scale.normalize(1) - zero
    const setVisits = sets.setVisits[own]!++
    const weight = setVisits / (setVisits + trust)
    const exploration = this.#scale.exploration * this.#logs[setVisits + 1]!
    const from = strategy.orderMoves ? 0 : fastRandomInt(this.#rng, count)
    let best = from
    let bestMoveId = -1
    let highest = -Infinity
    for (let i = 0; i < count; i++) {
      const at = from + i < count ? from + i : from + i - count
      const moveId = this.#moveIdOf(list[at] as K['Move'])
      const action = sets.actionOf(shown, moveId)
      const mine = sets.findAction(own, moveId)
      const tries = sets.visits[action]!
      const tried = mine < 0 ? 0 : sets.visits[mine]!
      const common = tries > 0 ? zero + slope * (sets.totals[action]! / tries) : 0.5
      const secret = tried > 0 ? zero + slope * (sets.totals[mine]! / tried) : common
      const offered = ++sets.offered[action]!
      const score =
        (1 - weight) * (common + Math.sqrt((this.#scale.exploration * this.#logs[offered + 1]!) / (tries + 1))) +
        weight * (secret + Math.sqrt(exploration / (tried + 1)))
      if (score > highest) {
        highest = score
        best = at
        bestMoveId = moveId
      }
    }
    this.#note(seat, sets.actionOf(shown, bestMoveId), sets.actionOf(own, bestMoveId))
    return list[best] as K['Move']
  }

  #note(seat: Seat, shown: number, own: number): void {
    const step = (this.#steps[this.#length++] ??= { seat: 0, shown: 0, own: 0 })
    step.seat = seat
    step.shown = shown
    step.own = own
  }

  #thought(count: number): Thought<K['Move']> {
    return { ...this.#roots.ranked(count), nodes: this.#roots.done, depth: this.#deepest }
  }
}
