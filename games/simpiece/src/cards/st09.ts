import {
  cannotBeKOdInBattle,
  changePower,
  characterCard,
  continuousAbility,
  counterAbility,
  deployFromHand,
  draw,
  eventCard,
  gainsKeyword,
  gainsPower,
  insteadAbility,
  ko,
  leaderCard,
  lifeIsAtMost,
  onBlock,
  onKO,
  onlyIf,
  opponentCharacters,
  opponentLeaderOrCharacters,
  rest,
  thisCard,
  triggerAbility,
  whenAttacking,
  yourLeaderOrCharacters,
} from '../card-builders.ts'
import { deckToLife, thisToHand, toLife } from '../change-builders.ts'
import { lifeToHandCost, trashHandCost, trashLifeCost } from '../cost-builders.ts'
import type { CardDefinition } from '../card-definition.ts'

/** ST09, in number order. */
export const st09: readonly CardDefinition[] = [
  leaderCard('ST09-001', 'Yamato', ['yellow'], 5, 5000, 'strike', ['Land of Wano'], {
    abilities: [continuousAbility(gainsPower(thisCard, 1000), { don: 1, turn: 'opponents', if: [lifeIsAtMost(2)] })],
  }),
  characterCard('ST09-002', 'Uzuki Tempura', 'yellow', 4, 5000, 1000, 'slash', ['Land of Wano'], 'C', {
    abilities: [triggerAbility([rest(opponentCharacters(1, { costMost: 2 })), thisToHand])],
  }),
  characterCard('ST09-003', 'Ulti', 'yellow', 4, 6000, 1000, 'strike', ['Animal Kingdom Pirates'], 'C'),
  characterCard('ST09-004', 'Kaido', 'yellow', 4, 5000, 1000, 'special', ['The Four Emperors', 'Animal Kingdom Pirates'], 'C', {
    abilities: [continuousAbility(cannotBeKOdInBattle(thisCard), { don: 1, if: [lifeIsAtMost(2)] })],
  }),
  characterCard('ST09-005', 'Kouzuki Oden', 'yellow', 7, 7000, null, 'slash', ['Land of Wano', 'Kouzuki Clan'], 'SR', {
    abilities: [continuousAbility(gainsKeyword('doubleAttack'), { don: 1 }), onKO(deckToLife(1), { cost: [trashHandCost(2)] })],
  }),
  characterCard('ST09-006', 'Kouzuki Momonosuke', 'yellow', 2, 4000, 1000, 'special', ['Land of Wano', 'Kouzuki Clan'], 'C'),
  characterCard('ST09-007', 'Shinobu', 'yellow', 3, 2000, null, 'special', ['Land of Wano'], 'C', {
    keywords: ['blocker'],
    abilities: [onBlock(changePower(thisCard, 4000, 'battle'), { cost: [lifeToHandCost(1, 'either')] })],
  }),
  characterCard('ST09-008', 'Shimotsuki Ushimaru', 'yellow', 5, 6000, null, 'slash', ['Land of Wano'], 'C', {
    abilities: [
      whenAttacking(deployFromHand({ colour: 'yellow', types: ['Land of Wano'], costMost: 4 }), {
        don: 1,
        cost: [lifeToHandCost(1, 'either')],
      }),
    ],
  }),
  characterCard('ST09-009', 'Fugetsu Omusubi', 'yellow', 3, 4000, 1000, 'slash', ['Land of Wano'], 'C', {
    abilities: [triggerAbility([ko(opponentCharacters(1, { costMost: 1 })), thisToHand])],
  }),
  characterCard('ST09-010', 'Portgas.D.Ace', 'yellow', 6, 7000, null, 'special', ['Land of Wano', 'Whitebeard Pirates'], 'SR', {
    abilities: [insteadAbility({ harm: 'ko', by: 'any', target: thisCard }, [trashLifeCost(1, 'either')], { limit: 'once', may: true })],
  }),
  characterCard('ST09-011', 'Monkey.D.Luffy', 'yellow', 3, 5000, 1000, 'strike', ['Land of Wano', 'Straw Hat Crew'], 'C'),
  characterCard('ST09-012', 'Yamato', 'yellow', 3, 3000, 2000, 'strike', ['Land of Wano'], 'C', {
    abilities: [whenAttacking(changePower(thisCard, 2000, 'yourNextStart'), { cost: [lifeToHandCost(1, 'either')] })],
  }),
  characterCard('ST09-013', 'Yamato', 'yellow', 5, 7000, 1000, 'special', ['Land of Wano'], 'C'),
  eventCard('ST09-014', 'Narikabura Arrow', 'yellow', 1, ['Land of Wano'], 'C', {
    abilities: [
      counterAbility(changePower(opponentLeaderOrCharacters(1), -3000, 'turn'), { if: [lifeIsAtMost(2)] }),
      triggerAbility(deckToLife(1), { cost: [trashHandCost(2)] }),
    ],
  }),
  eventCard('ST09-015', 'Thunder Bagua', 'yellow', 2, ['Land of Wano'], 'C', {
    abilities: [
      counterAbility([
        changePower(yourLeaderOrCharacters(1), 4000, 'battle'),
        onlyIf(lifeIsAtMost(2), toLife(opponentCharacters(1, { costMost: 3 }), 'either', 'faceUp')),
      ]),
      triggerAbility(draw(1)),
    ],
  }),
]
