import {
  allCharacters,
  continuousAbility,
  gainsCost,
  gainsKeyword,
  hasBaseCost,
  hasBasePower,
  hasCounter,
  thisCard,
  yourLeader,
} from '../src/card-builders.ts'
import type { Ability } from '../src/card-definition.ts'

/** Sentences about costs, powers, Counter values and keywords that last. */
export const valueSentences: readonly (readonly [text: string, ability: Ability])[] = [
  ['Give all of your opponent’s Characters −4 cost.', continuousAbility(gainsCost(allCharacters('opponents'), -4))],
  ['All of your black Characters gain +1 cost.', continuousAbility(gainsCost(allCharacters('yours', { colour: 'black' }), 1))],
  ['[DON!! x1] This Character’s base power becomes 7000.', continuousAbility(hasBasePower(thisCard, 7000), { don: 1 })],
  ['The base power of your Leader becomes 6000.', continuousAbility(hasBasePower(yourLeader, 6000))],
  [
    '[Your Turn] The base cost of all of your opponent’s Characters with 3000 power or less becomes 3.',
    continuousAbility(hasBaseCost(allCharacters('opponents', { powerMost: 3000 }), 3), { turn: 'yours' }),
  ],
  [
    'Give Character cards with 8000 base power or more in your hand a +2000 Counter.',
    continuousAbility(hasCounter(2000, { kind: 'character', basePowerLeast: 8000 })),
  ],
  ['All of your {Crew} type cards have a +1000 Counter.', continuousAbility(hasCounter(1000, { types: ['Crew'] }))],
  [
    'All of your {Crew} type Characters gain [Rush] and your Leader can also attack your opponent’s active Characters.',
    continuousAbility([gainsKeyword('rush', allCharacters('yours', { types: ['Crew'] })), gainsKeyword('attackActive', yourLeader)]),
  ],
]
