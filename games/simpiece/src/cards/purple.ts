import {
  activateMain,
  addDon,
  all,
  always,
  battleProof,
  character,
  counter,
  discard,
  donLeast,
  draw,
  event,
  gainsPower,
  grant,
  ko,
  leader,
  leaderType,
  lifeMost,
  look,
  main,
  onBlock,
  onKO,
  onlyIf,
  onPlay,
  opponents,
  playThis,
  power,
  rest,
  restDon,
  returnDon,
  revealHand,
  search,
  self,
  trashHand,
  trigger,
  useOwn,
  whenAttacking,
  yoursOrLeader,
} from '../card-builders.ts'
import type { CardDefinition } from '../card-definition.ts'

/** The cards of colour purple, in number order. */
export const purpleCards: readonly CardDefinition[] = [
  leader('OP01-091', 'King', ['purple'], 5, 5000, 'special', ['Animal Kingdom Pirates'], {
    abilities: [always(gainsPower(all('opponents'), -1000), { turn: 'yours', if: [donLeast(10)] })],
  }),
  character('OP01-092', 'Urashima', 'purple', 7, 9000, 1000, 'strike', ['Land of Wano'], 'C'),
  character('OP01-093', 'Ulti', 'purple', 2, 3000, null, 'strike', ['Animal Kingdom Pirates'], 'R', {
    abilities: [onPlay(addDon(1, 'rested'), { cost: [restDon(1)] })],
  }),
  character('OP01-094', 'Kaido', 'purple', 10, 12000, null, 'strike', ['The Four Emperors', 'Animal Kingdom Pirates'], 'SR', {
    abilities: [onPlay(ko(all('any', { notThis: true })), { cost: [returnDon(6)], if: [leaderType('Animal Kingdom Pirates')] })],
  }),
  character('OP01-095', 'Kyoshirou', 'purple', 5, 6000, 1000, 'slash', ['Land of Wano'], 'UC', {
    abilities: [onPlay(draw(1), { if: [donLeast(8)] })],
  }),
  character('OP01-096', 'King', 'purple', 7, 7000, null, 'special', ['Animal Kingdom Pirates'], 'SR', {
    abilities: [onPlay([ko(opponents(1, { costMost: 3 })), ko(opponents(1, { costMost: 2 }))], { cost: [returnDon(2)] })],
  }),
  character('OP01-097', 'Queen', 'purple', 6, 5000, 1000, 'strike', ['Animal Kingdom Pirates'], 'R', {
    abilities: [onPlay([grant(self, 'rush'), power(opponents(1), -2000, 'turn')], { cost: [returnDon(1)] })],
  }),
  character('OP01-098', 'Kurozumi Orochi', 'purple', 1, 2000, 2000, 'wisdom', ['Land of Wano', 'Kurozumi Clan'], 'UC', {
    abilities: [onPlay(search({ name: 'Artificial Devil Fruit SMILE' }, 'hand'))],
  }),
  character('OP01-099', 'Kurozumi Semimaru', 'purple', 2, 3000, 1000, 'special', ['Land of Wano', 'Kurozumi Clan'], 'C', {
    abilities: [always(battleProof(all('yours', { types: ['Kurozumi Clan'], notName: 'Kurozumi Semimaru' })))],
  }),
  character('OP01-100', 'Kurozumi Higurashi', 'purple', 2, 3000, 1000, 'special', ['Land of Wano', 'Kurozumi Clan'], 'C', {
    keywords: ['blocker'],
  }),
  character('OP01-101', 'Sasaki', 'purple', 3, 4000, 2000, 'slash', ['Animal Kingdom Pirates'], 'UC', {
    abilities: [whenAttacking(addDon(1, 'rested'), { don: 1, cost: [trashHand(1)] })],
  }),
  character('OP01-102', 'Jack', 'purple', 3, 4000, 1000, 'strike', ['Animal Kingdom Pirates'], 'R', {
    abilities: [whenAttacking(discard('opponent', 1), { cost: [returnDon(1)] })],
  }),
  character('OP01-103', 'Scratchmen Apoo', 'purple', 4, 6000, 1000, 'ranged', ['Animal Kingdom Pirates', 'On-Air Pirates'], 'C'),
  character('OP01-104', 'Speed', 'purple', 2, 3000, 1000, 'strike', ['Animal Kingdom Pirates', 'SMILE'], 'C', {
    abilities: [trigger(playThis)],
  }),
  character('OP01-105', 'Bao Huang', 'purple', 2, 3000, 1000, 'wisdom', ['Animal Kingdom Pirates', 'SMILE'], 'C', {
    abilities: [onPlay(revealHand(2))],
  }),
  character('OP01-106', 'Basil Hawkins', 'purple', 4, 2000, 1000, 'slash', ['Animal Kingdom Pirates', 'Hawkins Pirates'], 'UC', {
    abilities: [onPlay(addDon(1, 'rested')), trigger(playThis)],
  }),
  character('OP01-107', 'Babanuki', 'purple', 5, 7000, 1000, 'ranged', ['Animal Kingdom Pirates', 'SMILE'], 'C'),
  character('OP01-108', 'Hitokiri Kamazo', 'purple', 4, 5000, 1000, 'slash', ['Supernovas', 'Kid Pirates', 'SMILE'], 'UC', {
    abilities: [onKO(ko(opponents(1, { costMost: 5 })), { cost: [returnDon(1)] })],
  }),
  character('OP01-109', "Who's.Who", 'purple', 2, 3000, 1000, 'slash', ['Animal Kingdom Pirates'], 'UC', {
    abilities: [always(gainsPower(self, 1000), { don: 1, turn: 'yours', if: [donLeast(8)] })],
  }),
  character('OP01-110', 'Fukurokuju', 'purple', 6, 8000, 1000, 'special', ['Land of Wano', 'Animal Kingdom Pirates'], 'C'),
  character('OP01-111', 'Black Maria', 'purple', 4, 5000, 1000, 'special', ['Animal Kingdom Pirates'], 'R', {
    keywords: ['blocker'],
    abilities: [onBlock(power(self, 1000, 'turn'), { cost: [returnDon(1)] })],
  }),
  character('OP01-112', 'Page One', 'purple', 4, 5000, 1000, 'strike', ['Animal Kingdom Pirates'], 'R', {
    abilities: [activateMain(grant(self, 'attackActive'), { limit: 'once', cost: [returnDon(1)] })],
  }),
  character('OP01-113', 'Holedem', 'purple', 3, 4000, 1000, 'special', ['Animal Kingdom Pirates', 'SMILE'], 'C', {
    abilities: [onKO(addDon(1, 'rested'))],
  }),
  character('OP01-114', 'X.Drake', 'purple', 5, 5000, 2000, 'slash', ['Navy', 'Drake Pirates', 'Animal Kingdom Pirates'], 'R', {
    abilities: [onPlay(discard('opponent', 1), { cost: [returnDon(1)] })],
  }),
  event('OP01-115', "Elephant's Marchoo", 'purple', 4, ['Animal Kingdom Pirates', 'SMILE'], 'C', {
    abilities: [main([ko(opponents(1, { costMost: 2 })), addDon(1, 'active')]), trigger(useOwn('main'))],
  }),
  event('OP01-116', 'Artificial Devil Fruit SMILE', 'purple', 2, ['Animal Kingdom Pirates', 'SMILE'], 'UC', {
    abilities: [main(look(5, { kind: 'character', types: ['SMILE'], costMost: 3 }, 'field')), trigger(useOwn('main'))],
  }),
  event('OP01-117', "Sheep's Horn", 'purple', 2, ['Animal Kingdom Pirates', 'SMILE'], 'C', {
    abilities: [main(rest(opponents(1, { costMost: 6 })), { cost: [returnDon(1)] })],
  }),
  event('OP01-118', 'Ulti-Mortar', 'purple', 1, ['Animal Kingdom Pirates'], 'UC', {
    abilities: [counter([power(yoursOrLeader(1), 2000, 'battle'), draw(1)], { cost: [returnDon(2)] }), trigger(addDon(1, 'active'))],
  }),
  event('OP01-119', 'Thunder Bagua', 'purple', 2, ['The Four Emperors', 'Animal Kingdom Pirates'], 'R', {
    abilities: [counter([power(yoursOrLeader(1), 4000, 'battle'), onlyIf(lifeMost(2), addDon(1, 'rested'))]), trigger(addDon(1, 'active'))],
  }),
]
