import { isRejection, Match, type Game } from '@parlor/kernel'
import type { RulesDiagram } from './web-game.ts'

/** A match from a position that comes with the game (a lesson, a picture in the rules), with options that fit it; a fault in the game when it cannot begin. */
export function beginMatchAt(game: Game, position: string, seed: string): Match {
  const match = Match.fromPosition(game, position, { options: game.options.presets[0]!.options, seed })
  if (isRejection(match)) throw new Error(`the position ${position} cannot be played: ${match.rejected}`)
  return match
}

/** The position, and the one after each move; a diagram that the rules refuse is a fault in the game. */
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
