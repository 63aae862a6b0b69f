import {
  anyonesCharacters,
  changePower,
  characterCard,
  continuousAbility,
  counterAbility,
  counts,
  discard,
  draw,
  eventCard,
  gainsPower,
  mainAbility,
  onKO,
  onPlay,
  salvageFromTrash,
  thisCard,
  toDeck,
  toHand,
  triggerAbility,
  useOwnAbility,
  yourLeaderOrCharacters,
} from '../../card-builders.ts'
import { mill } from '../../change-builders.ts'
import { trashHandCost } from '../../cost-builders.ts'
import type { CardDefinition } from '../../card-definition.ts'

/** Blue cards of OP03, in number order. */
export const blueCards: readonly CardDefinition[] = [
  characterCard('OP03-042', "Usopp's Pirate Crew", 'blue', 1, 0, 1000, 'wisdom', ['East Blue'], 'C', {
    abilities: [onPlay(salvageFromTrash({ colour: 'blue', name: 'Usopp' }))],
  }),
  characterCard('OP03-044', 'Kaya', 'blue', 1, 0, 2000, 'wisdom', ['East Blue'], 'R', {
    abilities: [onPlay([draw(2), discard('you', 2)])],
  }),
  characterCard('OP03-045', 'Carne', 'blue', 3, 3000, 1000, 'slash', ['East Blue'], 'UC', {
    keywords: ['blocker'],
    abilities: [continuousAbility(gainsPower(thisCard, 3000), { turn: 'opponents', if: [counts('deck', undefined, 20)] })],
  }),
  characterCard('OP03-046', 'Genzo', 'blue', 2, 4000, 1000, 'wisdom', ['East Blue'], 'C'),
  characterCard('OP03-049', 'Patty', 'blue', 3, 5000, null, 'slash', ['East Blue'], 'UC', {
    abilities: [onPlay(toHand(anyonesCharacters(1, { costMost: 3 })), { if: [counts('deck', undefined, 20)] })],
  }),
  characterCard('OP03-050', 'Boodle', 'blue', 2, 0, 1000, 'wisdom', ['East Blue'], 'UC', {
    keywords: ['blocker'],
    abilities: [onKO(mill('yours', 1), { may: true })],
  }),
  characterCard('OP03-052', 'Merry', 'blue', 1, 3000, 1000, 'wisdom', ['East Blue'], 'C'),
  characterCard('OP03-053', 'Yosaku & Johnny', 'blue', 1, 3000, null, 'slash', ['East Blue'], 'C', {
    abilities: [continuousAbility(gainsPower(thisCard, 2000), { don: 1, if: [counts('deck', undefined, 20)] })],
  }),
  eventCard('OP03-054', "Usopp's Rubber Band of Doom!!!", 'blue', 1, ['East Blue', 'Straw Hat Crew'], 'C', {
    abilities: [
      counterAbility([
        changePower(yourLeaderOrCharacters(1), 2000, 'battle'),
        { verb: 'mayPay', cost: [{ pay: 'mill', count: 1 }], do: [] },
      ]),
      triggerAbility([draw(1), { verb: 'mayPay', cost: [{ pay: 'mill', count: 1 }], do: [] }]),
    ],
  }),
  eventCard('OP03-055', 'Gum-Gum Giant Gavel', 'blue', 1, ['East Blue', 'Straw Hat Crew'], 'C', {
    abilities: [
      counterAbility(
        [
          changePower(yourLeaderOrCharacters(1, { kind: 'leader' }), 4000, 'battle'),
          { verb: 'mayPay', cost: [{ pay: 'mill', count: 2 }], do: [] },
        ],
        { cost: [trashHandCost(1)] },
      ),
      triggerAbility(toHand(anyonesCharacters(1, { costMost: 4 }))),
    ],
  }),
  eventCard('OP03-056', "Sanji's Pilaf", 'blue', 3, ['East Blue'], 'UC', {
    abilities: [mainAbility(draw(2)), triggerAbility(useOwnAbility('main'))],
  }),
  eventCard('OP03-057', 'Three Thousand Worlds', 'blue', 4, ['East Blue', 'Straw Hat Crew'], 'R', {
    abilities: [mainAbility(toDeck(anyonesCharacters(1, { costMost: 5 }))), triggerAbility(toDeck(anyonesCharacters(1, { costMost: 3 })))],
  }),
  characterCard('OP03-122', 'Sogeking', 'blue', 7, 6000, 1000, 'ranged', ['Sniper Island'], 'SEC', {
    rules: [{ rule: 'alsoNamed', name: 'Usopp' }],
    abilities: [onPlay([toHand(anyonesCharacters(1, { costMost: 6 })), draw(2), discard('you', 2)])],
  }),
]
