import { quietSink, type Seat } from '@parlor/kernel'
import { simpiece, type SimPieceMove, type SimPieceState } from '@parlor/simpiece'

const { game } = simpiece

/** Result of an exhaustive search. */
interface ExhaustiveResult {
  /** First moves that win this turn against every defence, in notation. */
  readonly wins: readonly string[]
  readonly moves: number
  readonly positions: number
}

/** Thrown when the position limit is reached. */
export class TooManyPositions extends Error {}

/**
 * Tries every move of both sides until the turn is over, without pruning or evaluation. Independent of
 * the solver that it checks.
 */
export function searchExhaustively(start: SimPieceState, limit: number): ExhaustiveResult {
  const { turn } = start
  const { seat } = start.pending[0]!
  const known = new Map<string, boolean>()
  const wins = (state: SimPieceState): boolean => {
    if (state.turn !== turn) return false
    if (state.outcome) return state.outcome.scores[seat]! > 0
    const key = game.notation.writeState(state)
    const found = known.get(key)
    if (found !== undefined) return found
    if (known.size >= limit) throw new TooManyPositions()
    const mover = state.pending[0]!.seat
    const mine = mover === seat
    const result = movesOf(state, mover).some((move) => wins(after(state, mover, move)) === mine) === mine
    known.set(key, result)
    return result
  }
  const first = movesOf(start, seat)
  const winning = first.filter((move) => wins(after(start, seat, move)))
  return { wins: winning.map((move) => game.notation.writeMove(move)), moves: first.length, positions: known.size }
}

function movesOf(state: SimPieceState, seat: Seat): SimPieceMove[] {
  const moves: SimPieceMove[] = []
  moves.length = game.moves(state, seat, moves)
  return moves
}

function after(state: SimPieceState, seat: Seat, move: SimPieceMove): SimPieceState {
  const next = game.clone(state)
  game.apply(next, seat, move, quietSink)
  return next
}

/** Whether a fixed policy wins this turn against every defence. */
export function winsWithPolicy(start: SimPieceState, rule: (state: SimPieceState, seat: Seat) => SimPieceMove): boolean {
  const { turn } = start
  const { seat } = start.pending[0]!
  const known = new Map<string, boolean>()
  const wins = (state: SimPieceState): boolean => {
    if (state.turn !== turn) return false
    if (state.outcome) return state.outcome.scores[seat]! > 0
    const key = game.notation.writeState(state)
    const found = known.get(key)
    if (found !== undefined) return found
    const mover = state.pending[0]!.seat
    const result =
      mover === seat ? wins(after(state, seat, rule(state, seat))) : movesOf(state, mover).every((move) => wins(after(state, mover, move)))
    known.set(key, result)
    return result
  }
  return wins(start)
}
