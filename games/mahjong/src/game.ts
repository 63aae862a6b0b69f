import { noOptions, type Game } from '@parlor/kernel'
import { apply } from './apply.ts'
import { check, fallback, moves } from './moves.ts'
import { notation } from './notation.ts'
import { resign } from './score.ts'
import { maxMoves, options, setup } from './setup.ts'
import { clone, copy, version } from './state.ts'
import type { MahjongTypes } from './types.ts'
import { determinize, openingEvents, view } from './view.ts'

export const game: Game<MahjongTypes> = {
  id: 'mahjong',
  version,
  seats: [1, 1],
  information: 'hidden',
  zeroSum: false,
  maxMoves,
  seatCount: () => 1,
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
  openingEvents,
  resign,
  fitOptions: (_, { honors }) => ({ honors }),
}
