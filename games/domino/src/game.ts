import { noOptions, type Game } from '@parlor/kernel'
import { apply } from './apply.ts'
import { openingEvents } from './deal-hands.ts'
import { determinize } from './determinize.ts'
import { check, fallback, moves, sample } from './moves.ts'
import { notation } from './notation.ts'
import { resign, sides } from './score.ts'
import { maxMoves, options, setup } from './setup.ts'
import { clone, copy, version } from './state.ts'
import { seatCount, type DominoTypes } from './types.ts'
import { view } from './view.ts'

export const game: Game<DominoTypes> = {
  id: 'domino',
  version,
  seats: [seatCount, seatCount],
  information: 'hidden',
  zeroSum: false,
  draws: true,
  maxMoves,
  seatCount: () => seatCount,
  options,
  secrets: noOptions,
  setup,
  clone,
  copy,
  moves,
  check,
  apply,
  sample,
  fallback,
  view,
  determinize,
  notation,
  sides,
  openingEvents,
  resign,
  fitOptions: (_, { rules }) => ({ ...rules }),
}
