import { noOptions, type Game } from '@parlor/kernel'
import { apply } from './apply.ts'
import { check, fallback, moves } from './moves.ts'
import { notation } from './notation.ts'
import { fitOptions, maxMoves, options, rematch, setup } from './setup.ts'
import { clone, copy, version } from './state.ts'
import type { PebblesTypes } from './types.ts'
import { determinize, view } from './view.ts'

export const game: Game<PebblesTypes> = {
  id: 'pebbles',
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
  fallback,
  view,
  determinize,
  notation,
  rematch,
  fitOptions,
}
