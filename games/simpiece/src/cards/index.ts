import type { CardDefinition } from '../card.ts'
import { blue } from './blue.ts'
import { green } from './green.ts'
import { multi } from './multi.ts'
import { purple } from './purple.ts'
import { red } from './red.ts'

/** Every card there is, in number order; a card's place here is its number in states. */
export const definitions: readonly CardDefinition[] = [...red, ...green, ...blue, ...purple, ...multi].sort((a, b) =>
  a.id < b.id ? -1 : 1,
)
