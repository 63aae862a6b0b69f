import type { CardDefinition } from '../../card-definition.ts'
import { blackCards } from './black.ts'
import { blueCards } from './blue.ts'
import { greenCards } from './green.ts'
import { purpleCards } from './purple.ts'
import { redCards } from './red.ts'
import { yellowCards } from './yellow.ts'

/** OP04, colour by colour: the cards that joined together. Those that join later stand in an entry of their own. */
export const op04: readonly CardDefinition[] = [...redCards, ...greenCards, ...blueCards, ...purpleCards, ...blackCards, ...yellowCards]
