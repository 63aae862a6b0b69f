import type { Ability } from '../src/card-definition.ts'
import { changeSentences } from './change-sentences.ts'
import { effectSentences } from './effect-sentences.ts'
import { lifeSentences } from './life-sentences.ts'
import { filterAndConditionSentences } from './filter-and-condition-sentences.ts'

/** Sentences of nobody's cards in the game's phrasing, one and more for each rule of the grammar, and what they mean. */
export const sentences: readonly (readonly [text: string, ability: Ability])[] = [
  ...effectSentences,
  ...filterAndConditionSentences,
  ...changeSentences,
  ...lifeSentences,
]
