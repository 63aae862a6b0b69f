import {
  allCharacters,
  characterCard,
  continuousAbility,
  gainsCost,
  gainsKeyword,
  gainsPower,
  hasBaseCost,
  hasBasePower,
  hasCharacters,
  hasCounter,
  ko,
  onPlay,
  opponentCharacters,
  opponentLeader,
  thisCard,
  yourLeader,
} from '../../src/card-builders.ts'
import type { Ability, CardDefinition } from '../../src/card-definition.ts'

/** A Character with these abilities and nothing else worth telling. */
function invented(number: number, abilities: readonly Ability[], cost = 1, power = 1000): CardDefinition {
  const id = `EX01-${String(number).padStart(3, '0')}`
  return characterCard(id, `Invented ${number}`, 'red', cost, power, 1000, 'slash', ['Inventions'], 'C', { abilities })
}

/** Cards for words of the vocabulary that no card of a set needs yet: values. */
export const inventedValueCards: readonly CardDefinition[] = [
  invented(1, [continuousAbility(gainsCost(allCharacters('opponents'), -4), { turn: 'yours' })]),
  invented(2, [onPlay(ko(opponentCharacters(2, { costMost: 0 })))]),
  invented(3, [continuousAbility(hasBasePower(thisCard, 7000), { don: 1 })]),
  invented(4, [continuousAbility(hasBasePower(allCharacters('yours', { costLeast: 1, costMost: 2 }), 6000))]),
  invented(5, [continuousAbility(gainsCost(allCharacters('yours', { costLeast: 2 }), 1))], 3),
  invented(6, [continuousAbility(gainsPower(thisCard, 2000), { if: [hasCharacters('yours', 1, { powerLeast: 6000 })] })], 1, 5000),
  invented(7, [continuousAbility([gainsKeyword('rush', allCharacters('yours', { powerMost: 4000 })), gainsPower(yourLeader, 1000)])]),
  invented(8, [continuousAbility(hasCounter(2000, { kind: 'character', basePowerLeast: 8000 }))]),
  invented(9, [onPlay(ko(opponentCharacters(2, { basePowerMost: 5000, powerLeast: 6000 })))]),
  invented(10, [onPlay(ko(opponentCharacters(1, { baseCostLeast: 3, baseCostMost: 3 })))]),
  invented(11, [continuousAbility([hasBaseCost(allCharacters('opponents'), 3), gainsPower(opponentLeader, -1000)])]),
]
