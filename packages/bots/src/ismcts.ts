import { quietTable, type GamePackage, type Kinds, type Rng, type Seat, type Viewer } from '@parlor/kernel'
import type { Bot, Question, Thought } from './bot.ts'
import { Digest } from './digest.ts'
import { Gains } from './gains.ts'
import { InfoSets } from './infosets.ts'
import { logarithms } from './logarithm.ts'
import { Playout, quickBelow, simulationsFor, type MctsStrength } from './playout.ts'
import { few, forkRng, movesOf, sidesOf, worldOf } from './question.ts'
import { Roots } from './roots.ts'
import { Worth } from './worth.ts'

/** Moves played between two thoughts; dealing a world counts as several. */
const slice = 512
const dealing = 8
/** Meetings after which a seat's own information set counts as much as what everybody sees. */
const trust = 16

/**
 * Information-set Monte-Carlo search. Every simulation deals a new world that fits the asking seat's view, and every seat in it decides by what it
 * sees there: by its own information set as far as that was met before, else by the public one. Decisions owed at the same time are
 * blind to each other, because views are.
 */
export function ismcts<K extends Kinds>(pkg: GamePackage<K>, id: string, strength: MctsStrength): Bot<K> {
  return { id, think: (question) => openLoop(pkg, question, strength, forkRng(question.rng)) }
}

/** The same search with random numbers at hand: also for open games where chance has a say. */
export function openLoop<K extends Kinds>(
  pkg: GamePackage<K>,
  question: Question<K>,
  strength: MctsStrength,
  rng: Rng,
): Generator<Thought<K['Move']>, Thought<K['Move']>> {
  return new Search(pkg, question, strength, rng).think()
}

interface Step {
  seat: Seat
  /** The arm in the public set, and the one in the seat's own. */
  shown: number
  own: number
}

class Search<K extends Kinds> {
  readonly #pkg: GamePackage<K>
  readonly #question: Question<K>
  readonly #simulations: number
  readonly #rng: Rng
  readonly #sets = new InfoSets()
  readonly #worth: Worth
  readonly #gains: Gains<K>
  readonly #playout: Playout<K>
  readonly #logs: Float64Array
  readonly #digest = new Digest()
  readonly #list: K['Move'][] = []
  readonly #steps: Step[] = []
  readonly #roots: Roots<K['Move']>
  #length = 0
  #applied = 0
  #deepest = 0

  constructor(pkg: GamePackage<K>, question: Question<K>, strength: MctsStrength, rng: Rng) {
    const { game, judgement } = pkg
    this.#pkg = pkg
    this.#question = question
    this.#rng = rng
    this.#worth = new Worth(game, sidesOf(game, question), judgement)
    this.#gains = new Gains(judgement, this.#worth, game.seats[1])
    this.#playout = new Playout(pkg, rng, strength.cutoff)
    const world = worldOf(game, question, rng)
    const moves = movesOf(game, world, question.seat, question.only)
    judgement.order?.(world, question.seat, moves, moves.length)
    this.#roots = new Roots(moves, judgement.order !== undefined)
    this.#simulations = simulationsFor(strength, moves.length, question)
    this.#logs = logarithms(this.#simulations + 2)
  }

  *think(): Generator<Thought<K['Move']>, Thought<K['Move']>> {
    let next = slice
    while (this.#roots.done < this.#simulations) {
      this.#simulate()
      if (this.#playout.moves + this.#applied + dealing * this.#roots.done < next) continue
      next += slice
      yield this.#thought(few)
    }
    return this.#thought(Infinity)
  }

  #simulate(): void {
    const { game, judgement } = this.#pkg
    const asked = this.#question.seat
    const state = worldOf(game, this.#question, this.#rng)
    const root = this.#roots.choose(this.#worth, this.#logs, this.#rng)
    game.apply(state, asked, this.#roots.moves[root] as K['Move'], quietTable)
    this.#length = 0
    for (let fresh = false; !fresh && state.outcome === null && !judgement.trusted?.(state);) {
      const { seat } = state.pending[0]!
      const shown = this.#setOf(state, 'watcher', ~seat)
      const own = this.#setOf(state, seat, seat)
      fresh = this.#sets.met[shown]!++ === 0
      game.apply(state, seat, fresh ? this.#first(state, seat, shown, own) : this.#choose(state, seat, shown, own), quietTable)
    }
    this.#applied += this.#length + 1
    if (this.#length >= this.#deepest) this.#deepest = this.#length + 1
    this.#playout.run(state)
    this.#gains.take(state)
    for (let i = 0; i < this.#length; i++) {
      const { seat, shown, own } = this.#steps[i]!
      const gain = this.#gains.of(seat)
      this.#sets.credit(shown, gain)
      this.#sets.credit(own, gain)
    }
    this.#roots.credit(root, this.#gains.of(asked), this.#gains.chance(asked))
  }

  /** The move to begin with where nobody has been: the one that looks best, else any. The others are named when somebody comes again. */
  #first(state: K['State'], seat: Seat, shown: number, own: number): K['Move'] {
    const { game, judgement } = this.#pkg
    const move = judgement.order || !game.sample ? this.#listedFirst(state, seat) : game.sample(state, seat, this.#rng)
    const name = this.#nameOf(move)
    this.#sets.met[own]!++
    this.#note(seat, this.#sets.arm(shown, name), this.#sets.arm(own, name))
    return move
  }

  #listedFirst(state: K['State'], seat: Seat): K['Move'] {
    const { game, judgement } = this.#pkg
    const count = game.moves(state, seat, this.#list)
    judgement.order?.(state, seat, this.#list, count)
    return this.#list[judgement.order ? 0 : quickBelow(this.#rng, count)] as K['Move']
  }

  /** The number of a move, the same in every world. */
  #nameOf(move: K['Move']): number {
    const { game, judgement } = this.#pkg
    return judgement.moveKey ? judgement.moveKey(move) : this.#sets.name(game.notation.writeMove(move))
  }

  /** The information set a view stands for; the salt says who decides there, and whose view it is. */
  #setOf(state: K['State'], viewer: Viewer, salt: number): number {
    const { game, judgement } = this.#pkg
    const digest = this.#digest.begin(salt)
    if (judgement.sight) judgement.sight(state, viewer, digest)
    else digest.add(game.view(state, viewer))
    return this.#sets.set(digest.high, digest.low)
  }

  #choose(state: K['State'], seat: Seat, shown: number, own: number): K['Move'] {
    const { game, judgement } = this.#pkg
    const sets = this.#sets
    const list = this.#list
    const count = game.moves(state, seat, list)
    judgement.order?.(state, seat, list, count)
    const zero = this.#worth.scaled(0)
    const slope = this.#worth.scaled(1) - zero
    const met = sets.met[own]!++
    const weight = met / (met + trust)
    const curious = this.#worth.curiosity * this.#logs[met + 1]!
    const from = judgement.order ? 0 : quickBelow(this.#rng, count)
    let best = from
    let bestName = -1
    let highest = -Infinity
    for (let i = 0; i < count; i++) {
      const at = from + i < count ? from + i : from + i - count
      const name = this.#nameOf(list[at] as K['Move'])
      const arm = sets.arm(shown, name)
      const mine = sets.known(own, name)
      const tries = sets.visits[arm]!
      const tried = mine < 0 ? 0 : sets.visits[mine]!
      const common = tries > 0 ? zero + slope * (sets.totals[arm]! / tries) : 0.5
      const secret = tried > 0 ? zero + slope * (sets.totals[mine]! / tried) : common
      const offered = ++sets.offered[arm]!
      const score =
        (1 - weight) * (common + Math.sqrt((this.#worth.curiosity * this.#logs[offered + 1]!) / (tries + 1))) +
        weight * (secret + Math.sqrt(curious / (tried + 1)))
      if (score > highest) {
        highest = score
        best = at
        bestName = name
      }
    }
    this.#note(seat, sets.arm(shown, bestName), sets.arm(own, bestName))
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
