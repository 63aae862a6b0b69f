import type { Ability } from '../../src/card-definition.ts'
import { basics } from './basics.ts'
import { changes } from './changes.ts'
import { conditions } from './conditions.ts'
import { effects } from './effects.ts'
import { events } from './events.ts'
import { filters } from './filters.ts'
import { hands } from './hands.ts'
import { joint } from './joint.ts'
import { life } from './life.ts'
import { morePhrasings } from './more-phrasings.ts'
import { phrasings } from './phrasings.ts'
import { powers } from './powers.ts'
import { prices } from './prices.ts'

/** A sentence and what it means. */
export type Sentence = readonly [text: string, ability: Ability]

/** Sentences of nobody's cards in the game's phrasing, one and more for each rule of the grammar, and what they mean. */
export const sentences: readonly Sentence[] = [
  ...basics,
  ...filters,
  ...conditions,
  ...effects,
  ...changes,
  ...life,
  ...joint,
  ...prices,
  ...phrasings,
  ...morePhrasings,
  ...events,
  ...hands,
  ...powers,
]
