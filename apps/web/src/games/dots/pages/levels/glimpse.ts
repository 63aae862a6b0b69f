import { dots, optionsOf, type DotsLevel, type Layout } from '@parlor/dots'
import { isRejection, Match, pick, rngFrom } from '@parlor/kernel'
import { boardOfLevel } from '../editor/level.ts'

/** A moment from a game on a level's board, always the same one: what a set looks like in play. */
export function glimpse(level: DotsLevel): Layout {
  const match = Match.begin(dots.game, { options: optionsOf(level), seed: level.id })
  if (isRejection(match)) return boardOfLevel(level)
  const rng = rngFrom(level.id)
  const moves = match.start.owner.length * 1.6
  for (let i = 0; i < moves && !match.outcome; i++) {
    const { seat } = match.state.pending[0]!
    match.play(seat, pick(rng, match.moves(seat)))
  }
  const { rows, cols, shape, owner, dots: counts } = match.outcome ? match.stateAt(match.line.length - 2) : match.state
  return { rows, cols, shape, owner, dots: counts }
}
