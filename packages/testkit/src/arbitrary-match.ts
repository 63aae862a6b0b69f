import { isRejection, type Game, type GameTypes } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { array, constantFrom, nat, string, tuple, type Arbitrary } from 'fast-check'
import { createMatchOrigin } from './create-match-origin.ts'

/** Any match of a game under any preset, cut off anywhere; shrinks to shorter matches. */
export function arbitraryMatch<K extends GameTypes>(game: Game<K>, longest = 100): Arbitrary<Match<K>> {
  const presets = constantFrom(...game.options.presets)
  return tuple(presets, string({ maxLength: 8 }), array(nat(0xffff), { maxLength: longest })).map(([{ options }, seed, choices]) => {
    const match = Match.begin(game, createMatchOrigin(game, options, seed))
    if (isRejection(match)) throw new Error(`a preset is refused: ${JSON.stringify(match)}`)
    for (const choice of choices) {
      if (match.outcome) break
      const { seat } = match.state.pending[choice % match.state.pending.length]!
      const moves = match.moves(seat)
      match.play(seat, moves[choice % moves.length])
    }
    return match
  })
}
