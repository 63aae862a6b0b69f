import { emptyOptionSchema, type Game } from '@parlor/kernel'
import { advance } from './advance.ts'
import { apply } from './apply.ts'
import { openingEvents } from './deal-hands.ts'
import { determinize } from './determinize.ts'
import { check, fallback, moves, sample } from './moves.ts'
import { notation } from './notation.ts'
import { resignationOutcome, seatTeams } from './score.ts'
import { maxMoves, optionSchema, setup } from './setup.ts'
import { clone, copyInto, rulesVersion } from './copy-state.ts'
import { seatCount, type DominoTypes } from './types.ts'
import { view } from './view.ts'

export const game: Game<DominoTypes> = {
  id: 'domino',
  version: rulesVersion,
  seats: [seatCount, seatCount],
  information: 'hidden',
  zeroSum: false,
  draws: true,
  maxMoves,
  seatCount: () => seatCount,
  options: optionSchema,
  secrets: emptyOptionSchema,
  setup,
  clone,
  copy: copyInto,
  moves,
  check,
  apply,
  sample,
  fallback,
  view,
  advance,
  determinize,
  notation,
  sides: seatTeams,
  openingEvents,
  resign: resignationOutcome,
  fitOptions: (_, { rules }) => ({ ...rules }),
}
