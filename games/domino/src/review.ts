import type { Match, Seat } from '@parlor/kernel'
import type { DominoKinds, DominoMove, DominoView } from './types.ts'

/** A choice a seat had: where in the line, what it saw, what it could have done and what it did. */
export interface Choice {
  /** The number of deeds before it: `match.stateAt(at)` is the position. */
  readonly at: number
  readonly hand: number
  readonly view: DominoView
  readonly moves: readonly DominoMove[]
  readonly played: DominoMove
}

/** Every decision of a seat where there was something to decide, for a review of the match. */
export function choicesOf(match: Match<DominoKinds>, seat: Seat): Choice[] {
  const choices: Choice[] = []
  for (const [at, { deed }] of match.line.entries()) {
    if (deed.seat !== seat || deed.kind === 'resign') continue
    const before = match.stateAt(at)
    const moves: DominoMove[] = []
    moves.length = match.game.moves(before, seat, moves)
    const played = moves.find((move) => match.game.notation.writeMove(move) === deed.move)
    if (moves.length > 1 && played) choices.push({ at, hand: before.hand, view: match.game.view(before, seat), moves, played })
  }
  return choices
}

/** A choice with what a judge thought of it: the chance of winning with the best move, and with the one played. */
export interface Judged {
  readonly at: number
  readonly best: number
  readonly played: number
}

/** Where the most was given away, or null when never more than `least`; the earlier one of equals. */
export function turningPoint(judged: readonly Judged[], least = 0.05): Judged | null {
  let worst: Judged | null = null
  for (const one of judged) if (one.best - one.played > (worst ? worst.best - worst.played : least)) worst = one
  return worst
}
