import { isRejection, type Game } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import type { RulesDiagram } from './web-game.ts'

/** A match from a position shipped with the game (a lesson, a rules diagram), with fitting options; throws when it cannot start. */
export function beginMatchAt(game: Game, position: string, seed: string): Match {
  const match = Match.fromPosition(game, position, { options: game.options.presets[0]!.options, seed })
  if (isRejection(match)) throw new Error(`the position ${position} cannot be played: ${match.rejected}`)
  return match
}

/** The position, and the one after each move; throws when the rules reject a move. */
export function diagramPositions(game: Game, { position, moves }: RulesDiagram): string[] {
  const match = beginMatchAt(game, position, 'diagram')
  const positions = [position]
  for (const text of moves) {
    const move = game.notation.readMove(text)
    const step = isRejection(move) ? move : match.play(match.state.pending[0]!.seat, move)
    if (isRejection(step)) throw new Error(`a diagram cannot be played: ${text}, ${step.rejected}`)
    positions.push(game.notation.writeState(match.state))
  }
  return positions
}
