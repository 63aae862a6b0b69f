import type { Seat } from '@parlor/kernel'
import { countPlacements } from './fit.ts'
import { kitOf } from './kit.ts'
import type { SumZeroState } from './types.ts'
import { leadOf } from './worth.ts'

/** How good the position is for a seat: after the draft whose pieces are worth more, later who has more places to lay them. */
export function evaluate(state: SumZeroState, seat: Seat): number {
  if (state.outcome) return state.outcome.scores[seat]!
  if (trusted(state)) return dealtWell(state, seat)
  const kit = kitOf(state)
  const mine = countPlacements(kit, state.free, state.arsenals[seat]!)
  const theirs = countPlacements(kit, state.free, state.arsenals[1 - seat]!)
  const value = (0.9 * (mine - theirs)) / (mine + theirs + 4)
  return Math.max(-0.99, Math.min(0.99, value))
}

/** Who may swap takes the better pieces. */
function dealtWell(state: SumZeroState, seat: Seat): number {
  const { kind, seat: mover } = state.pending[0]!
  const lead = leadOf(state, seat)
  const size = Math.abs(lead)
  return (kind === 'place' ? lead : mover === seat ? size : -size) / (1 + size)
}

/** The share of the board that the pieces bought must cover, if all were laid, for their worth to be known: with room to spare numbers decide. */
const crowded = 0.9

/** True once the draft is over and nothing is laid: games laid at random from here say little of games laid well. */
export function trusted(state: SumZeroState): boolean {
  if (state.outcome || state.laid.length > 0 || state.pending[0]!.kind === 'draft') return false
  const { board, library } = kitOf(state)
  const [mine, theirs] = state.arsenals as [number[], number[]]
  let cells = 0
  for (let piece = 0; piece < mine.length; piece++) cells += (mine[piece]! + theirs[piece]!) * library.pieces[piece]!.cells.length
  return cells >= crowded * board.playable
}
