import type { CardDefinition } from '../../card-definition.ts'
import { blueCards } from './blue.ts'
import { greenCards } from './green.ts'
import { twoColourCards } from './two-colour.ts'
import { purpleCards } from './purple.ts'
import { redCards } from './red.ts'

/** OP01, in number order. */
export const op01: readonly CardDefinition[] = [...redCards, ...greenCards, ...blueCards, ...purpleCards, ...twoColourCards].sort((a, b) =>
  a.id < b.id ? -1 : 1,
)
