import {
  randomInt,
  randomChance,
  rngFrom,
  type AnyGameTypes,
  type Game,
  type GameTypes,
  type Origin,
  type Rng,
  type Seat,
} from '@parlor/kernel'
import { invariants, type InvariantFailure, type InvariantName } from './invariants.ts'
import { isFrozenError } from './deep-freeze.ts'
import { ForbiddenCallError } from './without-nondeterminism.ts'

/** One match under examination: where it began, what was played, and what broke. Each invariant is reported once. */
export class CheckRun<K extends GameTypes = AnyGameTypes> {
  readonly game: Game<K>
  readonly origin: Origin<K['Options'], K['Secret']>
  readonly seats: number
  /** Drives the examination; the match has its own. */
  readonly rng: Rng
  readonly failures: InvariantFailure[] = []
  readonly moves: string[] = []
  /** Set once a view allowed more than one world. */
  varied = false
  readonly #wanted: ReadonlySet<InvariantName>

  constructor(game: Game<K>, origin: Origin<K['Options'], K['Secret']>, wanted: readonly InvariantName[] = invariants) {
    this.game = game
    this.origin = origin
    this.seats = game.seatCount(origin.options)
    this.rng = rngFrom(`examine ${origin.seed}`)
    this.#wanted = new Set(wanted)
  }

  /** True while any of these invariants is asked for and not yet seen broken. */
  wants(...invariants: readonly InvariantName[]): boolean {
    return invariants.some((invariant) => this.#wanted.has(invariant) && !this.failures.some((failure) => failure.invariant === invariant))
  }

  fail(invariant: InvariantName, message: string): void {
    if (!this.wants(invariant)) return
    const { options, secrets, seed } = this.origin
    this.failures.push({ invariant, message, options, secrets, seed, moves: [...this.moves] })
  }

  /** Fails unless it holds. */
  expect(holds: boolean, invariant: InvariantName, message: string): void {
    if (!holds) this.fail(invariant, message)
  }

  /** Runs a check; what it throws breaks purity when a frozen value was touched, determinism when chance was, else the invariant under check. */
  during<T>(invariant: InvariantName, what: string, act: () => T): T | undefined {
    try {
      return act()
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      if (error instanceof ForbiddenCallError) this.fail('P4 determinism', `${what}: ${message}`)
      else if (isFrozenError(error)) this.fail('P1 purity', `${what} changes what it was only shown: ${message}`)
      else this.fail(invariant, `${what} throws: ${message}`)
      return undefined
    }
  }

  /** One of the moves the seat has, listed or sampled; undefined when it has none. */
  anyMove(state: K['State'], seat: Seat): K['Move'] | undefined {
    const { game, rng } = this
    if (game.sample && randomChance(rng, 1, 2)) return game.sample(state, seat, rng)
    const out: K['Move'][] = []
    const count = game.moves(state, seat, out)
    return count === 0 ? undefined : out[randomInt(rng, count)]
  }
}
