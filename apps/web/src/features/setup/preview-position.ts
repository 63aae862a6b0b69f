import { isRejection, Match, pickRandom, rngFrom, type Game } from '@parlor/kernel'

/** Longer matches are looked at before their middle. */
const maxPreviewMoves = 160

/** A moment from a match with these options, always the same one, in the game's notation: what a choice of options looks like in play. `share` says how far into the longest match, from 1 on how many moves. */
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
