import { isRejection, type Seat } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { simpiece, type SimPieceTypes, type SimPieceMove } from '@parlor/simpiece'
import { buildViewModel, type ViewModel } from '../../src/games/simpiece/view-model.ts'

/** A match from a hand-written position. */
export function at(position: string): Match<SimPieceTypes> {
  const match = Match.fromPosition(simpiece.game, position, { options: simpiece.game.options.presets[0]!.options, seed: 'table' })
  if (isRejection(match)) throw new Error(JSON.stringify(match))
  return match
}

/** The table as the deciding player sees it. */
export function tableOf(match: Match<SimPieceTypes>, seat: Seat = match.state.pending[0]!.seat): ViewModel {
  return buildViewModel(match.view(seat), match.moves(seat), seat)
}

export function play(match: Match<SimPieceTypes>, ...texts: readonly string[]): Match<SimPieceTypes> {
  for (const text of texts) {
    const move = simpiece.game.notation.readMove(text) as SimPieceMove
    const step = match.play(match.state.pending[0]!.seat, move)
    if (isRejection(step)) throw new Error(`${text}: ${JSON.stringify(step)} at ${simpiece.game.notation.writeState(match.state)}`)
  }
  return match
}

/**
 * Seat 0 to play with four DON!!: Zoro leads, Sanji and Nami are out, a Character for 3 and one for 9 in hand. Seat 1 has a rested Usopp and an
 * active Jinbe; its hand holds a counter.
 */
export const midgame = `turn 5 0 main 0
0 leader OP01-001#0
0 field OP01-013#10, OP01-016#11 r
0 don 4 1 5
0 hand OP01-025#20 OP01-120#21 OP01-029#22
0 life 3xOP01-006
1 leader OP01-001#1
1 field OP01-006#30 r d1, OP01-014#31
1 don 2 0 7
1 hand OP01-016#40 OP01-029#41
1 life 2xOP01-006`
