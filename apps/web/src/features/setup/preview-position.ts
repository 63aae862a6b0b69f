import { isRejection, pickRandom, rngFrom, type Game } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'

/** Maximum moves played for a preview. */
const maxPreviewMoves = 160

/**
 * A deterministic position from a match with these options, in the game's notation, as a preview. `share` is a share of the longest match,
 * or from 1 on a number of moves.
 */
export function previewPosition(game: Game, options: unknown, share = 0.5): string | null {
  const match = Match.begin(game, { options, seed: 'glimpse' })
  if (isRejection(match)) return null
  const rng = rngFrom('glimpse')
  const wanted = share >= 1 ? share : Math.min(maxPreviewMoves, game.maxMoves(match.origin.options) * share)
  while (match.history.length < wanted && !match.outcome) {
    const { seat } = match.state.pending[0]!
    match.play(seat, pickRandom(rng, match.moves(seat)))
  }
  return game.notation.writeState(match.outcome ? match.stateAt(Math.max(0, match.history.length - 2)) : match.state)
}
