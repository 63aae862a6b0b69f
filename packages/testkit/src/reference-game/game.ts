import type { Game } from '@parlor/kernel'
import { advance, undrawn } from './advance.ts'
import { apply } from './apply.ts'
import { determinize } from './determinize.ts'
import { check, fallback, moves, sample } from './moves.ts'
import { notation } from './notation.ts'
import { optionSchema, seatSecretSchema } from './option-schemas.ts'
import { setup, rulesVersion } from './setup.ts'
import { clone, copyInto } from './copy-state.ts'
import type { CaravanTypes } from './types.ts'
import { openingEvents, view } from './view.ts'

/** The reference game: hidden hands, chance, simultaneous decisions, private decks and a huge move space, as small as possible. */
export const referenceGame: Game<CaravanTypes> = {
  id: 'caravan',
  version: rulesVersion,
  seats: [2, 4],
  information: 'hidden',
  zeroSum: true,
  draws: true,
  maxMoves: ({ rounds, seats }) => rounds * (seats + 1),
  seatCount: ({ seats }) => seats,
  options: optionSchema,
  secrets: seatSecretSchema,
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
  undrawn,
  determinize,
  notation,
  openingEvents,
  // A position contains all options.
  fitOptions: (_options, state) => state.options,
}
