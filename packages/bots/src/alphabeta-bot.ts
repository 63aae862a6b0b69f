import { shuffle, type GamePackage, type GameTypes } from '@parlor/kernel'
import type { Bot, Candidate, BotInput, Thought } from './bot.ts'
import { infiniteValue, Negamax, minProvenValue, evaluationUnit } from './negamax.ts'
import { interimCandidateCount, forkRng, rootMoves, sampleWorld } from './search-setup.ts'

/** Search limits: it stops at whichever comes first. */
interface AlphabetaStrength {
  readonly nodes: number
  readonly depth: number
}

/** Nodes between two yields: one to two milliseconds of a fast game. */
const nodesPerThought = 256

interface RootMove<M> {
  readonly move: M
  value: number
  exact: boolean
  line: readonly M[]
  /** Depth of the last iteration that searched it. */
  depth: number
}

/**
 * Iterative deepening over `Negamax`. The best move always has an exact value. Where alternatives are requested, the others
 * are searched again at the depth reached, in a window between the worst and the best of those requested: a value inside is exact,
 * one below is an upper bound. That costs at most the level's nodes once more and never changes the move.
 */
export function alphabetaBot<K extends GameTypes>(pkg: GamePackage<K>, id: string, strength: AlphabetaStrength): Bot<K> {
  return { id, think: (question) => new IterativeDeepening(pkg, question, strength).think() }
}

class IterativeDeepening<K extends GameTypes> {
  readonly #search: Negamax<K>
  readonly #roots: RootMove<K['Move']>[]
  readonly #strength: AlphabetaStrength
  readonly #alternatives: number
  /** A forced move needs no search, unless the request names it. */
  readonly #forced: boolean
  #limit: number
  #pause = nodesPerThought
  #depth = 0

  constructor({ game, strategy }: GamePackage<K>, question: BotInput<K>, strength: AlphabetaStrength) {
    const rng = forkRng(question.rng)
    const state = sampleWorld(game, question, rng)
    const moves = rootMoves(game, state, question.seat, question.only)
    // Shuffled first: ties of ordering and search are broken at random.
    shuffle(rng, moves)
    strategy.orderMoves?.(state, question.seat, moves, moves.length)
    this.#search = new Negamax(game, strategy, state, question.seat)
    this.#roots = moves.map((move) => ({ move, value: -infiniteValue, exact: false, line: [move], depth: 0 }))
    this.#strength = strength
    this.#alternatives = question.alternatives ?? 1
    this.#forced = moves.length === 1 && !question.only
    this.#limit = strength.nodes
  }

  *think(): Generator<Thought<K['Move']>, Thought<K['Move']>> {
    while (this.#depth < this.#strength.depth) {
      this.#search.usedEvaluation = false
      if (!(yield* this.#deepen(this.#depth + 1))) break
      this.#depth++
      if (!this.#search.usedEvaluation || this.#search.isFinal(this.#roots[0]!.value) || this.#forced) break
    }
    if (this.#alternatives > 1) yield* this.#compare()
    return this.#thought(this.#roots.length)
  }

  /** One iteration; false when the nodes ran out. Roots stay sorted best first, so the search can stop at any time. */
  *#deepen(depth: number): Generator<Thought<K['Move']>, boolean> {
    let best = -infiniteValue
    for (let i = 0; i < this.#roots.length; i++) {
      const root = this.#roots[i]!
      let value = i === 0 ? infiniteValue : yield* this.#value(root, depth, best, best + 1)
      if (value > best) value = yield* this.#value(root, depth, best, infiniteValue)
      if (Number.isNaN(value)) return false
      this.#note(root, depth, value, value > best)
      if (value > best) {
        best = value
        this.#roots.splice(i, 1)
        this.#roots.unshift(root)
      }
    }
    return true
  }

  /** Exact values for as many of the next-best moves as requested. Where a quick win ended the search, the others are searched deeper than that. */
  *#compare(): Generator<Thought<K['Move']>, void> {
    const settled = this.#search.isFinal(this.#roots[0]!.value)
    this.#limit = this.#search.nodes + this.#strength.nodes
    for (let depth = Math.max(1, this.#depth); depth <= this.#strength.depth; depth++) {
      this.#search.usedEvaluation = false
      if (!(yield* this.#weigh(depth)) || !settled || !this.#search.usedEvaluation) return
    }
  }

  /** One pass of comparison; false when the nodes ran out. */
  *#weigh(depth: number): Generator<Thought<K['Move']>, boolean> {
    const [first, ...rest] = this.#roots as [RootMove<K['Move']>, ...RootMove<K['Move']>[]]
    const ranked: number[] = []
    for (const root of rest.sort((a, b) => b.value - a.value)) {
      const floor = ranked[this.#alternatives - 2] ?? -infiniteValue
      const value = yield* this.#value(root, depth, floor, first.value + 1)
      if (Number.isNaN(value)) return false
      this.#note(root, depth, value, value > floor)
      ranked.push(value)
      ranked.sort((a, b) => b - a)
    }
    return true
  }

  #note(root: RootMove<K['Move']>, depth: number, value: number, exact: boolean): void {
    root.value = value
    root.exact = exact
    root.depth = depth
    if (exact) root.line = [root.move, ...this.#search.line()]
  }

  /** The value of a root move in a window, or NaN when the nodes ran out. */
  *#value({ move }: RootMove<K['Move']>, depth: number, low: number, high: number): Generator<Thought<K['Move']>, number> {
    this.#search.begin(move, depth - 1, low, high)
    while (!this.#search.run(Math.min(this.#pause, this.#limit))) {
      if (this.#search.nodes >= this.#limit) return NaN
      this.#pause += nodesPerThought
      yield this.#thought(interimCandidateCount)
    }
    return this.#search.value
  }

  #thought(count: number): Thought<K['Move']> {
    const [first, ...rest] = this.#roots.filter(({ depth }) => depth > 0)
    rest.sort((a, b) => b.value - a.value || Number(b.exact) - Number(a.exact))
    const ranked = first ? [first, ...rest].slice(0, count) : []
    return {
      move: this.#roots[0]!.move,
      candidates: ranked.map((root) => candidate(root, first!.value)),
      nodes: this.#search.nodes,
      depth: this.#depth,
    }
  }
}

/** A value from a shallower search may exceed the best move's, which is more reliable: it is capped to that. */
function candidate<M>({ move, value: own, exact, line }: RootMove<M>, best: number): Candidate<M> {
  const value = Math.min(own, best)
  const chance = value > minProvenValue ? 1 : value < -minProvenValue ? 0 : Math.min(1, Math.max(0, (value / evaluationUnit + 1) / 2))
  return exact ? { move, chance, line } : { move, chance, atMost: true, line }
}
