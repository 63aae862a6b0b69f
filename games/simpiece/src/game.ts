import type { Game } from '@parlor/kernel'
import { advance, undrawn } from './advance.ts'
import { apply } from './apply.ts'
import { clone, copyInto, rulesVersion } from './copy-state.ts'
import { determinize } from './determinize.ts'
import { check, fallback, moves } from './moves.ts'
import { notation } from './notation.ts'
import { maxMoves, optionSchema, rematchOptions, seatSecretSchema, setup } from './setup.ts'
import type { SimPieceTypes } from './types.ts'
import { view } from './view.ts'

export const game: Game<SimPieceTypes> = {
  id: 'simpiece',
  version: rulesVersion,
  seats: [2, 2],
  information: 'hidden',
  zeroSum: true,
  draws: true,
  maxMoves,
  seatCount: () => 2,
  options: optionSchema,
  secrets: seatSecretSchema,
  setup,
  clone,
  copy: copyInto,
  moves,
  check,
  apply,
  fallback,
  view,
  advance,
  undrawn,
  determinize,
  notation,
  rematch: rematchOptions,
  fitOptions: (_, { rules }) => ({ ...rules }),
}
