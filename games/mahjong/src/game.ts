import { emptyOptionSchema, type Game } from '@parlor/kernel'
import { advance } from './advance.ts'
import { apply } from './apply.ts'
import { check, fallback, moves } from './moves.ts'
import { notation } from './notation.ts'
import { resignationOutcome } from './score.ts'
import { maxMoves, optionSchema, setup } from './setup.ts'
import { clone, copyInto, rulesVersion } from './copy-state.ts'
import type { MahjongTypes } from './types.ts'
import { determinize, openingEvents, view } from './view.ts'

export const game: Game<MahjongTypes> = {
  id: 'mahjong',
  version: rulesVersion,
  seats: [1, 1],
  information: 'hidden',
  zeroSum: false,
  maxMoves,
  seatCount: () => 1,
  options: optionSchema,
  secrets: emptyOptionSchema,
  setup,
  clone,
  copy: copyInto,
  moves,
  check,
  apply,
  fallback,
  view,
  advance,
  determinize,
  notation,
  openingEvents,
  resign: resignationOutcome,
  fitOptions: (_, { honors }) => ({ honors }),
}
