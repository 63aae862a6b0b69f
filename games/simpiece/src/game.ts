import type { Game } from '@parlor/kernel'
import { apply } from './apply.ts'
import { copy } from './copy-state.ts'
import { determinize } from './determinize.ts'
import { check, fallback, moves } from './moves.ts'
import { notation } from './notation.ts'
import { maxMoves, options, rematch, secrets, setup } from './setup.ts'
import { clone, version } from './state.ts'
import type { SimPieceTypes } from './types.ts'
import { view } from './view.ts'

export const game: Game<SimPieceTypes> = {
  id: 'simpiece',
  version,
  seats: [2, 2],
  information: 'hidden',
  zeroSum: true,
  draws: true,
  maxMoves,
  seatCount: () => 2,
  options,
  secrets,
  setup,
  clone,
  copy,
  moves,
  check,
  apply,
  fallback,
  view,
  determinize,
  notation,
  rematch,
  fitOptions: (_, { rules }) => ({ ...rules }),
}
