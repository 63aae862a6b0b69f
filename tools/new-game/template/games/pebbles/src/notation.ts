import { reject, resignReasons, setOutcome, type Notation, type Rejection, type Rng } from '@parlor/kernel'
import { winOutcome } from './score.ts'
import { stateFrom } from './setup.ts'
import { mostTaken, players, rowLengths, type PebblesMove, type PebblesState, type PebblesTypes, type Player } from './types.ts'

export const notation: Notation<PebblesTypes> = { writeMove: ({ take }) => String(take), readMove, writeState, readState }

function readMove(text: string): PebblesMove | Rejection {
  const take = /^[1-9]$/.test(text) ? Number(text) : 0
  return take >= 1 && take <= mostTaken ? { take } : reject('pebbles.badMove', { move: text.slice(0, 20) })
}

/** `17 of 21 sun`: 17 of 21 stones are left and Sun is to move; `0 of 21 sun won`: Sun has won. */
function writeState({ total, left, misere, pending, outcome }: PebblesState): string {
  const seat = outcome ? outcome.ranks.indexOf(1) : pending[0]!.seat
  const ending = outcome ? [outcome.reason === winOutcome(seat).reason ? 'won' : outcome.reason] : []
  return [`${left} of ${total}`, players[seat]!, ...(misere ? ['misere'] : []), ...ending].join(' ')
}

const position = new RegExp(`^(\\d{1,2}) of (\\d{1,2}) (${players.join('|')})( misere)?(?: (won|${resignReasons.join('|')}))?$`)

function readState(text: string, rng: Rng): PebblesState | Rejection {
  const [found, ...parts] = position.exec(text) ?? []
  const [left, total, seat] = [Number(parts[0]), Number(parts[1]), players.indexOf(parts[2] as Player)]
  const [misere, ending] = [parts[3] !== undefined, parts[4]]
  const fits = found !== undefined && left <= total && total <= rowLengths.long[1] && (left === 0) === (ending === 'won')
  // A number has one spelling, so that equal positions are equal texts.
  if (!fits || !text.startsWith(`${left} of ${total} `)) return reject('pebbles.badPosition')
  const state = stateFrom(total, left, misere, seat, rng)
  if (ending === 'won') setOutcome(state, winOutcome(seat))
  else if (ending) setOutcome(state, { ...winOutcome(seat), reason: ending })
  return state
}
