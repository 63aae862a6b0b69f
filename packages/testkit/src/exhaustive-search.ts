import { quietSink, type Game, type GameTypes, type Seat } from '@parlor/kernel'

/** Result of an exhaustive search. */
interface ExhaustiveResult {
  /** First moves that win against every defence, in notation. */
  readonly wins: readonly string[]
  readonly moves: number
  readonly positions: number
}

/** Thrown when the position limit is reached. */
export class TooManyPositions extends Error {}

/** Whether a search ends before this state, with no win: the turn is over. */
type IsTooLate<K extends GameTypes> = (state: K['State']) => boolean

/**
 * Tries every move of all seats until it is too late, without pruning or evaluation: independent of the solvers and policies that it
 * checks. Everything must be known of the position.
 */
export function searchExhaustively<K extends GameTypes>(
  game: Game<K>,
  start: K['State'],
  isTooLate: IsTooLate<K>,
  limit: number,
): ExhaustiveResult {
  const { seat } = start.pending[0]!
  const search = new Search(game, seat, isTooLate, null, limit)
  const first = movesOf(game, start, seat)
  const winning = first.filter((move) => search.wins(after(game, start, seat, move)))
  return { wins: winning.map((move) => game.notation.writeMove(move)), moves: first.length, positions: search.positions }
}

/** Whether a fixed policy wins against every defence before it is too late. */
export function winsWithPolicy<K extends GameTypes>(
  game: Game<K>,
  start: K['State'],
  isTooLate: IsTooLate<K>,
  policy: (state: K['State'], seat: Seat) => K['Move'],
): boolean {
  return new Search(game, start.pending[0]!.seat, isTooLate, policy, Infinity).wins(start)
}

class Search<K extends GameTypes> {
  readonly #known = new Map<string, boolean>()
  readonly #game: Game<K>
  readonly #seat: Seat
  readonly #isTooLate: IsTooLate<K>
  /** How the seat plays; null: any way that wins. */
  readonly #policy: ((state: K['State'], seat: Seat) => K['Move']) | null
  readonly #limit: number

  constructor(
    game: Game<K>,
    seat: Seat,
    isTooLate: IsTooLate<K>,
    policy: ((state: K['State'], seat: Seat) => K['Move']) | null,
    limit: number,
  ) {
    this.#game = game
    this.#seat = seat
    this.#isTooLate = isTooLate
    this.#policy = policy
    this.#limit = limit
  }

  get positions(): number {
    return this.#known.size
  }

  wins(state: K['State']): boolean {
    if (this.#isTooLate(state)) return false
    if (state.outcome) return state.outcome.scores[this.#seat]! > 0
    const key = this.#game.notation.writeState(state)
    const found = this.#known.get(key)
    if (found !== undefined) return found
    if (this.#known.size >= this.#limit) throw new TooManyPositions()
    const mover = state.pending[0]!.seat
    const mine = mover === this.#seat
    const moves = mine && this.#policy ? [this.#policy(state, mover)] : movesOf(this.#game, state, mover)
    const result = moves.some((move) => this.wins(after(this.#game, state, mover, move)) === mine) === mine
    this.#known.set(key, result)
    return result
  }
}

function movesOf<K extends GameTypes>(game: Game<K>, state: K['State'], seat: Seat): K['Move'][] {
  const moves: K['Move'][] = []
  moves.length = game.moves(state, seat, moves)
  return moves
}

function after<K extends GameTypes>(game: Game<K>, state: K['State'], seat: Seat, move: K['Move']): K['State'] {
  const next = game.clone(state)
  game.apply(next, seat, move, quietSink)
  return next
}
