import { emptyOptionSchema, type Game } from '@parlor/kernel'
import { advance } from './advance.ts'
import { apply } from './apply.ts'
import { check, fallback, moves, sample } from './moves.ts'
import { notation } from './notation.ts'
import { optionsForPosition, maxMoves, optionSchema, rematchOptions, setup } from './setup.ts'
import { clone, copyInto, rulesVersion } from './copy-state.ts'
import type { DotsTypes } from './types.ts'
import { determinize, view } from './view.ts'

export const game: Game<DotsTypes> = {
  id: 'dots',
  version: rulesVersion,
  seats: [2, 2],
  information: 'open',
  zeroSum: true,
  maxMoves,
  seatCount: () => 2,
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
  rematch: rematchOptions,
  fitOptions: optionsForPosition,
}
