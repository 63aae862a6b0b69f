import {
  randomInt,
  hashJson,
  isRejection,
  pickRandom,
  type Decision,
  type Game,
  type GameTypes,
  type Rejection,
  type Rng,
} from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { attacks, AttackFinding, type AttackContext } from './fuzz-attacks.ts'
import type { InvariantFailure, InvariantName } from './invariant-names.ts'
import { deepFreeze, isFrozenError } from './deep-freeze.ts'
import { createMatchOrigin } from './create-match-origin.ts'
import { inspectValue } from './inspect-value.ts'

/** Result of a fuzzing run. */
interface FuzzReport {
  readonly tried: number
  /** Answered with a rejection. */
  readonly refused: number
  /** Valid after all, in canonical form. */
  readonly accepted: number
  /** Count per rejection key. */
  readonly codes: Readonly<Record<string, number>>
  readonly failures: readonly InvariantFailure[]
}

/** Attacks per position before the match goes on; maximum number of failures. */
const perPosition = 40
const maxFailures = 12

/** Sends `count` damaged moves, texts and records to a game; each must be rejected or valid, never throw or mutate. */
export function fuzzGame<K extends GameTypes>(
  game: Game<K>,
  origin: { readonly options: K['Options']; readonly secrets?: readonly K['Secret'][]; readonly seed: string },
  count: number,
  rng: Rng,
  progress?: (tried: number) => void,
): FuzzReport {
  const run = new FuzzRun(game, origin, rng)
  while (run.tried < count && run.failures.length < maxFailures) {
    run.position(Math.min(perPosition, count - run.tried))
    progress?.(run.tried)
  }
  return { tried: run.tried, refused: run.refused, accepted: run.accepted, codes: Object.fromEntries(run.codes), failures: run.failures }
}

class FuzzRun<K extends GameTypes> {
  tried = 0
  refused = 0
  accepted = 0
  readonly codes = new Map<string, number>()
  readonly failures: InvariantFailure[] = []
  readonly #game: Game<K>
  readonly #origin: { readonly options: K['Options']; readonly secrets?: readonly K['Secret'][]; readonly seed: string }
  readonly #rng: Rng
  #match: Match<K>
  #matches = 0

  constructor(
    game: Game<K>,
    origin: { readonly options: K['Options']; readonly secrets?: readonly K['Secret'][]; readonly seed: string },
    rng: Rng,
  ) {
    this.#game = game
    this.#origin = origin
    this.#rng = rng
    this.#match = this.#begin()
  }

  /** Attacks the current position, then goes on: with a legal move, or with a new match where there is none. */
  position(attempts: number): void {
    const match = this.#match
    const state = deepFreeze(match.state)
    const before = hashJson(state)
    const seat = state.pending.length > 0 ? (pickRandom(this.#rng, state.pending) as Decision).seat : 0
    const list: K['Move'][] = []
    this.#try('P3 legality', 'moves', () => (list.length = match.outcome ? 0 : this.#game.moves(state, seat, list)))
    let known: Set<string> | null = null
    const texts = (): ReadonlySet<string> => (known ??= new Set(list.map((move) => this.#game.notation.writeMove(move))))
    for (let i = 0; i < attempts; i++) this.#attack({ game: this.#game, match, state, seat, list, texts, rng: this.#rng })
    if (hashJson(match.state) !== before) this.#fail('P1 purity', 'an attack changed the state')
    if (list.length > 0) this.#try('P9 answers and end', 'a legal move', () => match.play(seat, pickRandom(this.#rng, list)))
    if (match.state === state) this.#match = this.#begin()
  }

  #attack(context: AttackContext): void {
    this.tried++
    const { name, invariant, attack } = drawAttack(this.#rng)
    this.#try(invariant, name, () => {
      const answer = attack(context)
      if (answer instanceof AttackFinding) this.#fail(invariant, `${name}: ${answer.message}`)
      else if (answer && !isSound(answer)) this.#fail(invariant, `${name}: ${inspectValue(answer)} is no rejection`)
      else this.#count(answer)
    })
  }

  #try(invariant: InvariantName, what: string, act: () => void): void {
    try {
      act()
    } catch (error) {
      this.#fail(
        isFrozenError(error) ? 'P1 purity' : invariant,
        `${what} throws: ${error instanceof Error ? error.message : String(error)}`,
      )
    }
  }

  #count(answer: Rejection | null): void {
    if (!answer) this.accepted++
    else {
      this.refused++
      this.codes.set(answer.rejected, (this.codes.get(answer.rejected) ?? 0) + 1)
    }
  }

  #fail(invariant: InvariantName, message: string): void {
    const { options, secrets, seed } = this.#match.origin
    const moves = this.#match.history.map(({ entry }) => `${entry.seat} ${'move' in entry ? entry.move : entry.kind}`)
    this.failures.push({ invariant, message, options, secrets, seed, moves })
  }

  #begin(): Match<K> {
    const { options, secrets, seed } = this.#origin
    const match = Match.begin(this.#game, createMatchOrigin(this.#game, options, `${seed} ${this.#matches++}`, secrets))
    if (isRejection(match)) throw new Error(`the origin is refused: ${JSON.stringify(match)}`)
    return match
  }
}

function drawAttack(rng: Rng): (typeof attacks)[number] {
  let ticket = randomInt(rng, 1000)
  for (const one of attacks) if ((ticket -= one.share) < 0) return one
  return attacks[0]!
}

/** A rejection is a message key with short parameters: no prose, and nothing the sender could make long. */
function isSound({ rejected, params = {} }: Rejection): boolean {
  const short = Object.values(params).every((value) => (typeof value === 'string' ? value.length <= 200 : Number.isFinite(value)))
  return /^[a-zA-Z]+(\.[a-zA-Z]+)+$/.test(rejected) && short
}
