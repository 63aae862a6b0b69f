import {
  activateMain,
  addDon,
  allCharacters,
  continuousAbility,
  cannotBeKOdInBattle,
  characterCard,
  counterAbility,
  discard,
  donIsAtLeast,
  draw,
  eventCard,
  gainsPower,
  grantKeyword,
  ko,
  leaderCard,
  leaderHasType,
  lifeIsAtMost,
  lookAtTopCards,
  mainAbility,
  onBlock,
  onKO,
  onlyIf,
  onPlay,
  opponentCharacters,
  playThis,
  changePower,
  rest,
  revealOpponentHand,
  searchDeck,
  thisCard,
  triggerAbility,
  useOwnAbility,
  whenAttacking,
  yourLeaderOrCharacters,
} from '../../card-builders.ts'
import { restDonCost, returnDonCost, trashHandCost } from '../../cost-builders.ts'
import type { CardDefinition } from '../../card-definition.ts'

/** The cards of colour purple, in number order. */
export const purpleCards: readonly CardDefinition[] = [
  leaderCard('OP01-091', 'King', ['purple'], 5, 5000, 'special', ['Animal Kingdom Pirates'], {
    abilities: [continuousAbility(gainsPower(allCharacters('opponents'), -1000), { turn: 'yours', if: [donIsAtLeast(10)] })],
  }),
  characterCard('OP01-092', 'Urashima', 'purple', 7, 9000, 1000, 'strike', ['Land of Wano'], 'C'),
  characterCard('OP01-093', 'Ulti', 'purple', 2, 3000, null, 'strike', ['Animal Kingdom Pirates'], 'R', {
    abilities: [onPlay(addDon(1, 'rested'), { cost: [restDonCost(1)] })],
  }),
  characterCard('OP01-094', 'Kaido', 'purple', 10, 12000, null, 'strike', ['The Four Emperors', 'Animal Kingdom Pirates'], 'SR', {
    abilities: [
      onPlay(ko(allCharacters('any', { notThis: true })), { cost: [returnDonCost(6)], if: [leaderHasType('Animal Kingdom Pirates')] }),
    ],
  }),
  characterCard('OP01-095', 'Kyoshirou', 'purple', 5, 6000, 1000, 'slash', ['Land of Wano'], 'UC', {
    abilities: [onPlay(draw(1), { if: [donIsAtLeast(8)] })],
  }),
  characterCard('OP01-096', 'King', 'purple', 7, 7000, null, 'special', ['Animal Kingdom Pirates'], 'SR', {
    abilities: [
      onPlay([ko(opponentCharacters(1, { costMost: 3 })), ko(opponentCharacters(1, { costMost: 2 }))], { cost: [returnDonCost(2)] }),
    ],
  }),
  characterCard('OP01-097', 'Queen', 'purple', 6, 5000, 1000, 'strike', ['Animal Kingdom Pirates'], 'R', {
    abilities: [onPlay([grantKeyword(thisCard, 'rush'), changePower(opponentCharacters(1), -2000, 'turn')], { cost: [returnDonCost(1)] })],
  }),
  characterCard('OP01-098', 'Kurozumi Orochi', 'purple', 1, 2000, 2000, 'wisdom', ['Land of Wano', 'Kurozumi Clan'], 'UC', {
    abilities: [onPlay(searchDeck({ name: 'Artificial Devil Fruit SMILE' }, 'hand'))],
  }),
  characterCard('OP01-099', 'Kurozumi Semimaru', 'purple', 2, 3000, 1000, 'special', ['Land of Wano', 'Kurozumi Clan'], 'C', {
    abilities: [continuousAbility(cannotBeKOdInBattle(allCharacters('yours', { types: ['Kurozumi Clan'], notName: 'Kurozumi Semimaru' })))],
  }),
  characterCard('OP01-100', 'Kurozumi Higurashi', 'purple', 2, 3000, 1000, 'special', ['Land of Wano', 'Kurozumi Clan'], 'C', {
    keywords: ['blocker'],
  }),
  characterCard('OP01-101', 'Sasaki', 'purple', 3, 4000, 2000, 'slash', ['Animal Kingdom Pirates'], 'UC', {
    abilities: [whenAttacking(addDon(1, 'rested'), { don: 1, cost: [trashHandCost(1)] })],
  }),
  characterCard('OP01-102', 'Jack', 'purple', 3, 4000, 1000, 'strike', ['Animal Kingdom Pirates'], 'R', {
    abilities: [whenAttacking(discard('opponent', 1), { cost: [returnDonCost(1)] })],
  }),
  characterCard('OP01-103', 'Scratchmen Apoo', 'purple', 4, 6000, 1000, 'ranged', ['Animal Kingdom Pirates', 'On-Air Pirates'], 'C'),
  characterCard('OP01-104', 'Speed', 'purple', 2, 3000, 1000, 'strike', ['Animal Kingdom Pirates', 'SMILE'], 'C', {
    abilities: [triggerAbility(playThis)],
  }),
  characterCard('OP01-105', 'Bao Huang', 'purple', 2, 3000, 1000, 'wisdom', ['Animal Kingdom Pirates', 'SMILE'], 'C', {
    abilities: [onPlay(revealOpponentHand(2))],
  }),
  characterCard('OP01-106', 'Basil Hawkins', 'purple', 4, 2000, 1000, 'slash', ['Animal Kingdom Pirates', 'Hawkins Pirates'], 'UC', {
    abilities: [onPlay(addDon(1, 'rested')), triggerAbility(playThis)],
  }),
  characterCard('OP01-107', 'Babanuki', 'purple', 5, 7000, 1000, 'ranged', ['Animal Kingdom Pirates', 'SMILE'], 'C'),
  characterCard('OP01-108', 'Hitokiri Kamazo', 'purple', 4, 5000, 1000, 'slash', ['Supernovas', 'Kid Pirates', 'SMILE'], 'UC', {
    abilities: [onKO(ko(opponentCharacters(1, { costMost: 5 })), { cost: [returnDonCost(1)] })],
  }),
  characterCard('OP01-109', "Who's.Who", 'purple', 2, 3000, 1000, 'slash', ['Animal Kingdom Pirates'], 'UC', {
    abilities: [continuousAbility(gainsPower(thisCard, 1000), { don: 1, turn: 'yours', if: [donIsAtLeast(8)] })],
  }),
  characterCard('OP01-110', 'Fukurokuju', 'purple', 6, 8000, 1000, 'special', ['Land of Wano', 'Animal Kingdom Pirates'], 'C'),
  characterCard('OP01-111', 'Black Maria', 'purple', 4, 5000, 1000, 'special', ['Animal Kingdom Pirates'], 'R', {
    keywords: ['blocker'],
    abilities: [onBlock(changePower(thisCard, 1000, 'turn'), { cost: [returnDonCost(1)] })],
  }),
  characterCard('OP01-112', 'Page One', 'purple', 4, 5000, 1000, 'strike', ['Animal Kingdom Pirates'], 'R', {
    abilities: [activateMain(grantKeyword(thisCard, 'attackActive'), { limit: 'once', cost: [returnDonCost(1)] })],
  }),
  characterCard('OP01-113', 'Holedem', 'purple', 3, 4000, 1000, 'special', ['Animal Kingdom Pirates', 'SMILE'], 'C', {
    abilities: [onKO(addDon(1, 'rested'))],
  }),
  characterCard('OP01-114', 'X.Drake', 'purple', 5, 5000, 2000, 'slash', ['Navy', 'Drake Pirates', 'Animal Kingdom Pirates'], 'R', {
    abilities: [onPlay(discard('opponent', 1), { cost: [returnDonCost(1)] })],
  }),
  eventCard('OP01-115', "Elephant's Marchoo", 'purple', 4, ['Animal Kingdom Pirates', 'SMILE'], 'C', {
    abilities: [mainAbility([ko(opponentCharacters(1, { costMost: 2 })), addDon(1, 'active')]), triggerAbility(useOwnAbility('main'))],
  }),
  eventCard('OP01-116', 'Artificial Devil Fruit SMILE', 'purple', 2, ['Animal Kingdom Pirates', 'SMILE'], 'UC', {
    abilities: [
      mainAbility(lookAtTopCards(5, { kind: 'character', types: ['SMILE'], costMost: 3 }, 'field')),
      triggerAbility(useOwnAbility('main')),
    ],
  }),
  eventCard('OP01-117', "Sheep's Horn", 'purple', 2, ['Animal Kingdom Pirates', 'SMILE'], 'C', {
    abilities: [mainAbility(rest(opponentCharacters(1, { costMost: 6 })), { cost: [returnDonCost(1)] })],
  }),
  eventCard('OP01-118', 'Ulti-Mortar', 'purple', 1, ['Animal Kingdom Pirates'], 'UC', {
    abilities: [
      counterAbility([changePower(yourLeaderOrCharacters(1), 2000, 'battle'), draw(1)], { cost: [returnDonCost(2)] }),
      triggerAbility(addDon(1, 'active')),
    ],
  }),
  eventCard('OP01-119', 'Thunder Bagua', 'purple', 2, ['The Four Emperors', 'Animal Kingdom Pirates'], 'R', {
    abilities: [
      counterAbility([changePower(yourLeaderOrCharacters(1), 4000, 'battle'), onlyIf(lifeIsAtMost(2), addDon(1, 'rested'))]),
      triggerAbility(addDon(1, 'active')),
    ],
  }),
]
