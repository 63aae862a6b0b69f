import { domino, type DominoEvent, type DominoTypes, type DominoMove, type DominoOptions, type DominoView } from '@parlor/domino'
import { isRejection, pickRandom, rngFrom } from '@parlor/kernel'
import { eventsFor, Match } from '@parlor/kernel/host'
import type { EventAndView } from '../src/web-game/board.ts'

export const presets = domino.game.options.presets

export function beginDomino(options: DominoOptions, seed: string): Match<DominoTypes> {
  const match = Match.begin(domino.game, { options, seed })
  if (isRejection(match)) throw new Error(match.rejected)
  return match
}

/** Every event with the view after it. */
export function withViews(view: DominoView, events: readonly DominoEvent[]): EventAndView<DominoTypes>[] {
  return events.map((event) => ({ event, view: (view = domino.game.advance(view, event)) }))
}

/** Plays at random and calls back with every move as one seat sees it. */
export function playRandomly(
  options: DominoOptions,
  seed: string,
  seat: number,
  onMove: (step: { before: DominoView; events: readonly DominoEvent[]; after: DominoView; moves: readonly DominoMove[] }) => void,
): void {
  const match = beginDomino(options, seed)
  const rng = rngFrom(seed)
  for (let i = 0; i < 150 && !match.outcome; i++) {
    const before = match.view(seat)
    const mover = match.state.pending[0]!.seat
    const step = match.play(mover, pickRandom(rng, match.moves(mover)))
    if (isRejection(step)) throw new Error(step.rejected)
    const after = match.view(seat)
    onMove({ before, events: eventsFor(step.events, seat) as DominoEvent[], after, moves: match.outcome ? [] : match.moves(seat) })
  }
}
