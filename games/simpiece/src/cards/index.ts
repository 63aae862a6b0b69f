import type { CardDefinition } from '../card-definition.ts'
import { op01 } from './op01/index.ts'
import { op02 } from './op02/index.ts'
import { op03 } from './op03/index.ts'
import { op04 } from './op04/index.ts'
import { op05 } from './op05/index.ts'
import { st03 } from './st03.ts'
import { st04 } from './st04.ts'
import { st06 } from './st06.ts'
import { st07 } from './st07.ts'
import { st09 } from './st09.ts'
import { st11 } from './st11.ts'
import { st18 } from './st18.ts'

/** Cards that joined together. */
interface CardSet {
  readonly code: string
  readonly cards: readonly CardDefinition[]
}

/**
 * In the order they joined. A card's number in states and hashes is its place in this list for ever: it grows at its end only, and a card that
 * joins a set later stands in an entry of its own.
 */
export const cardSets: readonly CardSet[] = [
  { code: 'OP01', cards: op01 },
  { code: 'ST03', cards: st03 },
  { code: 'ST04', cards: st04 },
  { code: 'ST18', cards: st18 },
  { code: 'ST06', cards: st06 },
  { code: 'ST07', cards: st07 },
  { code: 'ST09', cards: st09 },
  { code: 'ST11', cards: st11 },
  { code: 'OP02', cards: op02 },
  { code: 'OP03', cards: op03 },
  { code: 'OP04', cards: op04 },
  { code: 'OP05', cards: op05 },
]

/** Every card; the index is its number in states. */
export const cardDefinitions: readonly CardDefinition[] = cardSets.flatMap(({ cards }) => cards)
