import {
  activateMain,
  changePower,
  characterCard,
  continuousAbility,
  counterAbility,
  counts,
  draw,
  eventCard,
  gainsKeyword,
  gainsPower,
  grantKeyword,
  ko,
  lifeIsAtMost,
  mainAbility,
  onKO,
  onPlay,
  onlyIf,
  opponentCharacters,
  opponentLeaderOrCharacters,
  playThis,
  rest,
  stand,
  thisCard,
  triggerAbility,
  yourCharacters,
  yourLeaderOrCharacters,
} from '../../card-builders.ts'
import { cannot, deckToLife, exactDeckToLife, giveChange, handToLife, toLife } from '../../change-builders.ts'
import { lifeToHandCost, restDonCost, restThisCost, trashHandCost, trashThisCost } from '../../cost-builders.ts'
import type { CardDefinition } from '../../card-definition.ts'

/** Yellow cards of OP04, in number order. */
export const yellowCards: readonly CardDefinition[] = [
  characterCard('OP04-097', 'Otama', 'yellow', 1, 0, 1000, 'wisdom', ['Land of Wano'], 'C', {
    abilities: [onPlay(toLife(opponentCharacters(1, { types: ['Animal', 'SMILE'], costMost: 3 }), 'top', 'faceUp'))],
  }),
  characterCard('OP04-098', 'Toko', 'yellow', 2, 0, 1000, 'wisdom', ['Land of Wano'], 'UC', {
    abilities: [onPlay(exactDeckToLife(1), { if: [lifeIsAtMost(1)], cost: [trashHandCost(2, { types: ['Land of Wano'] })] })],
  }),
  characterCard('OP04-099', 'Olin', 'yellow', 7, 7000, null, 'special', ['Land of Wano', 'The Four Emperors', 'Big Mom Pirates'], 'R', {
    rules: [{ rule: 'alsoNamed', name: 'Charlotte Linlin' }],
    abilities: [triggerAbility(playThis, { if: [lifeIsAtMost(1)] })],
  }),
  characterCard('OP04-100', 'Capone"Gang"Bege', 'yellow', 3, 3000, 2000, 'ranged', ['Firetank Pirates'], 'R', {
    abilities: [triggerAbility(giveChange(opponentLeaderOrCharacters(1), cannot('attack'), 'turn'))],
  }),
  characterCard('OP04-101', 'Carmel', 'yellow', 2, 1000, 1000, 'wisdom', ['The House of Lambs'], 'C', {
    abilities: [onPlay(draw(1), { turn: 'yours' }), triggerAbility([playThis, ko(opponentCharacters(1, { costMost: 2 }))])],
  }),
  characterCard('OP04-102', "Kin'emon", 'yellow', 6, 6000, null, 'slash', ['Land of Wano'], 'R', {
    abilities: [activateMain(stand(thisCard), { limit: 'once', cost: [restDonCost(1), lifeToHandCost(1, 'either')] })],
  }),
  characterCard('OP04-103', 'Kouzuki Hiyori', 'yellow', 2, 0, 2000, 'wisdom', ['Land of Wano', 'Kouzuki Clan'], 'UC', {
    abilities: [onPlay(changePower(yourLeaderOrCharacters(1, { types: ['Land of Wano'] }), 1000, 'turn')), triggerAbility(playThis)],
  }),
  characterCard('OP04-104', 'Sanji', 'yellow', 4, 5000, 1000, 'strike', ['The Vinsmoke Family'], 'SR', {
    keywords: ['blocker'],
    abilities: [triggerAbility(playThis, { cost: [trashHandCost(1)] })],
  }),
  characterCard('OP04-105', 'Charlotte Amande', 'yellow', 3, 3000, 2000, 'slash', ['Big Mom Pirates'], 'R', {
    abilities: [activateMain(rest(opponentCharacters(1, { costMost: 2 })), { limit: 'once', cost: [trashHandCost(1, { trigger: true })] })],
  }),
  characterCard('OP04-106', 'Charlotte Bavarois', 'yellow', 3, 4000, 1000, 'strike', ['Big Mom Pirates'], 'C', {
    abilities: [
      continuousAbility(gainsPower(thisCard, 1000), { don: 1, if: [{ test: 'behind', in: 'life', by: 1 }] }),
      triggerAbility(playThis, { cost: [trashHandCost(1)] }),
    ],
  }),
  characterCard('OP04-107', 'Charlotte Perospero', 'yellow', 6, 8000, 1000, 'special', ['Big Mom Pirates'], 'C'),
  characterCard('OP04-108', 'Charlotte Moscato', 'yellow', 3, 4000, 1000, 'slash', ['Big Mom Pirates'], 'UC', {
    abilities: [continuousAbility(gainsKeyword('banish'), { don: 1 }), triggerAbility(playThis, { cost: [trashHandCost(1)] })],
  }),
  characterCard('OP04-109', 'Tonoyasu', 'yellow', 2, 2000, 1000, 'wisdom', ['Land of Wano'], 'C', {
    abilities: [activateMain(changePower(yourLeaderOrCharacters(1, { types: ['Land of Wano'] }), 3000, 'turn'), { cost: [trashThisCost] })],
  }),
  characterCard('OP04-110', 'Pound', 'yellow', 3, 3000, 1000, 'wisdom', ['Whole Cake Island'], 'C', {
    keywords: ['blocker'],
    abilities: [onKO(toLife(opponentCharacters(1, { costMost: 3 }), 'either', 'faceUp'))],
  }),
  characterCard('OP04-111', 'Hera', 'yellow', 5, 3000, 1000, 'special', ['Big Mom Pirates', 'Homies'], 'UC', {
    abilities: [
      activateMain(stand(yourCharacters(1, { name: 'Charlotte Linlin' })), {
        cost: [{ pay: 'trashCharacters', count: 1, filter: { types: ['Homies'], notThis: true } }, restThisCost],
      }),
      triggerAbility(playThis),
    ],
  }),
  characterCard('OP04-112', 'Yamato', 'yellow', 9, 9000, null, 'strike', ['Land of Wano'], 'SR', {
    abilities: [onPlay([ko(opponentCharacters(1, { costMostOf: { of: 'life', whose: 'both' } })), onlyIf(lifeIsAtMost(1), deckToLife(1))])],
  }),
  characterCard('OP04-113', 'Rabiyan', 'yellow', 2, 3000, 1000, 'special', ['Big Mom Pirates', 'Homies'], 'C', {
    abilities: [triggerAbility(playThis)],
  }),
  characterCard('OP04-114', 'Randolph', 'yellow', 5, 7000, 1000, 'slash', ['Big Mom Pirates', 'Homies'], 'C'),
  eventCard('OP04-115', 'Gun Modoki', 'yellow', 1, ['Land of Wano', 'Kouzuki Clan'], 'C', {
    abilities: [
      mainAbility(grantKeyword(yourCharacters(1, { types: ['Land of Wano'] }), 'doubleAttack'), { cost: [lifeToHandCost(1, 'either')] }),
      triggerAbility(changePower(yourLeaderOrCharacters(1), 1000, 'turn')),
    ],
  }),
  eventCard('OP04-116', 'Diable Jambe Joue Shot', 'yellow', 3, ['The Vinsmoke Family'], 'UC', {
    abilities: [
      counterAbility([
        changePower(yourLeaderOrCharacters(1), 6000, 'battle'),
        onlyIf(counts('life', undefined, 4, 'both'), ko(opponentCharacters(1, { costMost: 2 }))),
      ]),
      triggerAbility(draw(1)),
    ],
  }),
  eventCard('OP04-117', 'Heavenly Fire', 'yellow', 1, ['The Four Emperors', 'Big Mom Pirates'], 'R', {
    abilities: [
      mainAbility(toLife(opponentCharacters(1, { costMost: 3 }), 'either', 'faceUp')),
      triggerAbility(handToLife(1), { cost: [lifeToHandCost(1, 'either')] }),
    ],
  }),
]
