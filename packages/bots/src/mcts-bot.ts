import { quietSink, shuffle, type GamePackage, type GameTypes, type Outcome, type Rng } from '@parlor/kernel'
import type { Bot, Candidate, BotInput, Thought } from './bot.ts'
import { RaveStatistics } from './rave.ts'
import { SimulationRewards } from './simulation-rewards.ts'
import { openLoopSearch } from './ismcts-bot.ts'
import { logarithmTable } from './logarithm-table.ts'
import { Playout, simulationBudget, type MctsStrength } from './playout.ts'
import { interimCandidateCount, forkRng, rootMoves, teamOfEachSeat, sampleWorld } from './search-setup.ts'
import { selectChild } from './select-child.ts'
import { provenDraw, provenLoss, proofForSeat, SearchTree, unproven, provenWin } from './search-tree.ts'
import { RewardScale } from './reward-scale.ts'

/** Moves played between two yields. */
const movesPerThought = 2048
/** Simulations that show whether stakes vary, before a win counts as the best possible result. */
const simulationsBeforeProof = 32

/** UCT for open games with any number of seats: each maximises its own reward. Where chance is detected, the open-loop search takes over. */
export function mctsBot<K extends GameTypes>(pkg: GamePackage<K>, id: string, strength: MctsStrength): Bot<K> {
  return {
    id,
    *think(question) {
      const search = new Search(pkg, question, strength)
      const thought = yield* search.think()
      return thought ?? (yield* openLoopSearch(pkg, question, strength, search.rng))
    },
  }
}

class Search<K extends GameTypes> {
  readonly rng: Rng
  readonly #pkg: GamePackage<K>
  readonly #simulations: number
  readonly #seat: number
  readonly #root: K['State']
  readonly #state: K['State']
  readonly #tree = new SearchTree<K['Move']>()
  readonly #scale: RewardScale
  readonly #rewards: SimulationRewards<K>
  readonly #playout: Playout<K>
  readonly #rave: RaveStatistics<K['Move']> | null
  #solving: boolean
  readonly #path: number[] = [0]
  readonly #list: K['Move'][] = []
  readonly #logs: Float64Array
  readonly #shares: Float64Array
  #depth = 0
  #deepest = 0
  #applied = 0

  constructor(pkg: GamePackage<K>, question: BotInput<K>, strength: MctsStrength) {
    const { game, strategy } = pkg
    this.rng = forkRng(question.rng)
    this.#pkg = pkg
    this.#seat = question.seat
    this.#root = sampleWorld(game, question, this.rng)
    this.#state = game.clone(this.#root)
    this.#scale = new RewardScale(game, teamOfEachSeat(game, question), strategy)
    this.#rewards = new SimulationRewards(strategy, this.#scale, game.seats[1])
    this.#rave = strategy.moveKey ? new RaveStatistics((move) => strategy.moveKey!(move), game.seats[1]) : null
    this.#playout = new Playout(pkg, this.rng, strength.cutoff, this.#rave)
    this.#solving = game.zeroSum && game.seats[1] === 2
    this.#logs = logarithmTable(strength.simulations + 2)
    this.#tree.reserve(1)
    this.#expand(0, rootMoves(game, this.#root, question.seat, question.only))
    this.#shares = new Float64Array(this.#tree.counts[0]!)
    this.#simulations = simulationBudget(strength, this.#tree.counts[0]!, question)
  }

  /** Null when chance was detected: this closed-loop tree holds only one course of events. */
  *think(): Generator<Thought<K['Move']>, Thought<K['Move']> | null> {
    let next = movesPerThought
    while (this.#tree.visits[0]! < this.#simulations && this.#tree.proofs[0] === unproven) {
      this.#simulate()
      if (this.#state.rng[3] !== this.#root.rng[3]) return null
      if (this.#playout.moves + this.#applied < next) continue
      next += movesPerThought
      yield this.#thought(interimCandidateCount)
    }
    return this.#thought(Infinity)
  }

  #simulate(): void {
    const tree = this.#tree
    const { game, strategy } = this.#pkg
    game.copy(this.#root, this.#state)
    this.#rave?.begin()
    this.#depth = 0
    for (let node = 0; ;) {
      if (tree.counts[node] === 0) {
        if (tree.visits[node] === 0) break
        this.#expand(node, null)
      }
      const child = selectChild(tree, node, this.#scale, this.#logs)
      const move = tree.moves[child] as K['Move']
      this.#rave?.onMove(tree.seats[node]!, move)
      game.apply(this.#state, tree.seats[node]!, move, quietSink)
      this.#path[++this.#depth] = node = child
      if (this.#state.outcome !== null || tree.proofs[node] !== unproven || strategy.isEvaluationTrusted?.(this.#state)) break
    }
    this.#applied += this.#depth
    if (this.#depth > this.#deepest) this.#deepest = this.#depth
    this.#finish(this.#path[this.#depth]!)
  }

  /** Ends the simulation below its last node and backpropagates the result. */
  #finish(leaf: number): void {
    const { outcome } = this.#state
    if (outcome) this.#weigh(outcome)
    if (this.#solving && outcome && this.#tree.visits[0]! >= simulationsBeforeProof) this.#tree.proofs[leaf] = proofOf(outcome.scores[0]!)
    const proof = this.#tree.proofs[leaf]!
    if (proof !== unproven) this.#tree.prove(this.#path, this.#depth)
    else if (!outcome) {
      this.#playout.run(this.#state)
      if (this.#state.outcome) this.#weigh(this.#state.outcome)
    }
    this.#rewards.reset(this.#state)
    this.#credit(proof)
  }

  /** A proof says who wins, not how much: once stakes differ, proofs are discarded and no longer made. */
  #weigh({ scores }: Outcome): void {
    const score = scores[0]!
    if (!this.#solving || score === 0 || score === 1 || score === -1) return
    this.#solving = false
    this.#tree.proofs.fill(unproven)
  }

  #credit(proof: number): void {
    const { visits, totals, own, seats } = this.#tree
    for (let ply = this.#depth; ply > 0; ply--) {
      const node = this.#path[ply]!
      const parent = this.#path[ply - 1]!
      const seat = seats[parent]!
      const reward = proof === unproven ? this.#rewards.rewardOf(seat) : this.#scale.fromEvaluation(proofForSeat(proof, seat) - provenDraw)
      visits[node]!++
      totals[node]! += reward
      own[parent]! += reward
      if (proof === unproven) this.#rave?.credit(this.#tree, parent, ply - 1, reward)
    }
    visits[0]!++
    const share = proof === unproven ? this.#rewards.chance(this.#seat) : (proofForSeat(proof, this.#seat) - provenLoss) / 2
    this.#shares[this.#path[1]! - this.#tree.first[0]!]! += share
  }

  #expand(node: number, known: K['Move'][] | null): void {
    const tree = this.#tree
    const { game, strategy } = this.#pkg
    const state = known ? this.#root : this.#state
    const seat = known ? this.#seat : state.pending[0]!.seat
    const list = known ?? this.#list
    const count = (list.length = known ? known.length : game.moves(state, seat, list))
    shuffle(this.rng, list)
    strategy.orderMoves?.(state, seat, list, count)
    const first = tree.reserve(count)
    tree.seats[node] = seat
    tree.first[node] = first
    tree.counts[node] = count
    for (let i = 0; i < count; i++) {
      tree.moves[first + i] = list[i] as K['Move']
      if (strategy.moveKey) tree.keys[first + i] = strategy.moveKey(list[i] as K['Move'])
    }
  }

  #thought(count: number): Thought<K['Move']> {
    const tree = this.#tree
    const first = tree.first[0]!
    const rank = (child: number) => {
      const proof = proofForSeat(tree.proofs[child]!, this.#seat)
      return proof === provenWin ? 2 ** 40 : proof === provenLoss ? tree.visits[child]! - 2 ** 32 : tree.visits[child]!
    }
    const children = Array.from({ length: tree.counts[0]! }, (_, i) => first + i).sort((a, b) => rank(b) - rank(a))
    const tried = children.filter((child) => tree.visits[child]! > 0).slice(0, count)
    return {
      move: tree.moves[children[0]!]!,
      candidates: tried.map((child) => this.#candidate(child)),
      nodes: tree.visits[0]!,
      depth: this.#deepest,
    }
  }

  #candidate(child: number): Candidate<K['Move']> {
    const tree = this.#tree
    const proof = proofForSeat(tree.proofs[child]!, this.#seat)
    const chance = proof === unproven ? this.#shares[child - tree.first[0]!]! / tree.visits[child]! : (proof - provenLoss) / 2
    return { move: tree.moves[child]!, chance, line: tree.line(child) }
  }
}

function proofOf(score: number): number {
  return score > 0 ? provenWin : score < 0 ? provenLoss : provenDraw
}
