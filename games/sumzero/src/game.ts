import { noOptions, type Game } from '@parlor/kernel'
import { apply } from './apply.ts'
import { check, fallback, moves, sample } from './moves.ts'
import { notation } from './notation.ts'
import { maxMoves, options, rematch, setup } from './setup.ts'
import { clone, copy, version } from './state.ts'
import { fitOptions } from './fit-options.ts'
import type { SumZeroTypes } from './types.ts'
import { determinize, view } from './view.ts'

export const game: Game<SumZeroTypes> = {
  id: 'sumzero',
  version,
  seats: [2, 2],
  information: 'open',
  zeroSum: true,
  maxMoves,
  seatCount: () => 2,
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
  rematch,
  fitOptions,
}
