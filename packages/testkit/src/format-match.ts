import { decisionOf, type GameTypes } from '@parlor/kernel'
import type { Match } from '@parlor/kernel/host'

const listed = 60

/** A match as a failing test shows it: the board, pending decisions and legal moves. */
export function formatMatch<K extends GameTypes>(match: Match<K>): string {
  const { game, state, outcome } = match
  const lines = ['the board:', game.notation.writeState(state)]
  if (outcome) lines.push(`over: ${JSON.stringify(outcome)}`)
  for (let seat = 0; seat < match.seatCount; seat++) {
    const decision = decisionOf(state.pending, seat)
    if (!decision || outcome) continue
    const moves = match.moves(seat)
    const shown = moves.slice(0, listed).map((move) => game.notation.writeMove(move))
    const more = moves.length > listed ? ` … and ${moves.length - listed} more` : ''
    lines.push(`seat ${seat} owes ${decision.kind} and may play: ${shown.join(' ')}${more}`)
  }
  return lines.join('\n')
}
