import { randomInt, rngFrom, type Game, type GameTypes, type Rng, type Seat } from '@parlor/kernel'
import { randomChance, type AnyGameTypes, type MatchOrigin } from '@parlor/kernel/host'
import { invariantNames, type InvariantFailure, type InvariantName } from './invariant-names.ts'
import { isFrozenError } from './deep-freeze.ts'
import { ForbiddenCallError } from './without-nondeterminism.ts'

/** One match being checked: its origin, the moves played, and the failures. Each invariant is reported once. */
export class CheckRun<K extends GameTypes = AnyGameTypes> {
  readonly game: Game<K>
  readonly origin: MatchOrigin<K['Options'], K['Secret']>
  readonly seats: number
  /** Generator of the check; the match has its own. */
  readonly rng: Rng
  readonly failures: InvariantFailure[] = []
  readonly moves: string[] = []
  /** Set once a view allowed more than one determinized state. */
  varied = false
  readonly #wanted: ReadonlySet<InvariantName>

  constructor(game: Game<K>, origin: MatchOrigin<K['Options'], K['Secret']>, wanted: readonly InvariantName[] = invariantNames) {
    this.game = game
    this.origin = origin
    this.seats = game.seatCount(origin.options)
    this.rng = rngFrom(`examine ${origin.seed}`)
    this.#wanted = new Set(wanted)
  }

  /** True while any of these invariants is to be checked and has not failed yet. */
  wants(...invariants: readonly InvariantName[]): boolean {
    return invariants.some((invariant) => this.#wanted.has(invariant) && !this.failures.some((failure) => failure.invariant === invariant))
  }

  fail(invariant: InvariantName, message: string): void {
    if (!this.wants(invariant)) return
    const { options, secrets, seed } = this.origin
    this.failures.push({ invariant, message, options, secrets, seed, moves: [...this.moves] })
  }

  expect(holds: boolean, invariant: InvariantName, message: string): void {
    if (!holds) this.fail(invariant, message)
  }

  /** Runs a check; an exception breaks purity if a frozen value was touched, determinism if a forbidden source was used, else the invariant being checked. */
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

  /** A random move of the seat, listed or sampled; undefined when it has none. */
  anyMove(state: K['State'], seat: Seat): K['Move'] | undefined {
    const { game, rng } = this
    if (game.sample && randomChance(rng, 1, 2)) return game.sample(state, seat, rng)
    const out: K['Move'][] = []
    const count = game.moves(state, seat, out)
    return count === 0 ? undefined : out[randomInt(rng, count)]
  }
}
