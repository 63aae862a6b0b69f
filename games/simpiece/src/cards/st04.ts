import {
  activateMain,
  addDon,
  changePower,
  characterCard,
  counterAbility,
  deployFromHand,
  discard,
  draw,
  eventCard,
  grantKeyword,
  ko,
  leaderCard,
  leaderHasType,
  mainAbility,
  onPlay,
  opponentCharacters,
  playThis,
  stageCard,
  thisCard,
  triggerAbility,
  useOwnAbility,
  yourLeaderOrCharacters,
} from '../card-builders.ts'
import { restThisCost, returnDonCost, trashHandCost } from '../cost-builders.ts'
import type { CardDefinition } from '../card-definition.ts'

/** ST04, in number order. */
export const st04: readonly CardDefinition[] = [
  leaderCard('ST04-001', 'Kaido', ['purple'], 5, 5000, 'strike', ['The Four Emperors', 'Animal Kingdom Pirates'], {
    abilities: [activateMain({ verb: 'trashLife', whose: 'opponents', count: 1, upTo: true }, { limit: 'once', cost: [returnDonCost(7)] })],
  }),
  characterCard('ST04-002', 'Ulti', 'purple', 4, 5000, 2000, 'strike', ['Animal Kingdom Pirates'], 'C', {
    abilities: [onPlay(deployFromHand({ name: 'Page One', costMost: 4 }), { cost: [returnDonCost(1)] })],
  }),
  characterCard('ST04-003', 'Kaido', 'purple', 9, 10000, null, 'strike', ['The Four Emperors', 'Animal Kingdom Pirates'], 'SR', {
    abilities: [onPlay([ko(opponentCharacters(1, { costMost: 6 })), grantKeyword(thisCard, 'rush')], { cost: [returnDonCost(5)] })],
  }),
  characterCard('ST04-004', 'King', 'purple', 6, 7000, null, 'special', ['Animal Kingdom Pirates'], 'SR', {
    abilities: [onPlay(ko(opponentCharacters(1, { costMost: 4 })), { cost: [returnDonCost(1)] })],
  }),
  characterCard('ST04-005', 'Queen', 'purple', 5, 6000, 1000, 'strike', ['Animal Kingdom Pirates'], 'C', {
    keywords: ['blocker'],
    abilities: [onPlay([draw(2), discard('you', 1)], { cost: [returnDonCost(1)] })],
  }),
  characterCard('ST04-006', 'Sasaki', 'purple', 3, 4000, 1000, 'ranged', ['Animal Kingdom Pirates'], 'C', {
    abilities: [onPlay(draw(1), { cost: [returnDonCost(1)] })],
  }),
  characterCard('ST04-007', 'Sheepshead', 'purple', 2, 4000, 1000, 'slash', ['Animal Kingdom Pirates', 'SMILE'], 'C'),
  characterCard('ST04-008', 'Jack', 'purple', 3, 4000, 1000, 'strike', ['Animal Kingdom Pirates'], 'C', {
    abilities: [onPlay(addDon(1, 'active'), { cost: [trashHandCost(1)] })],
  }),
  characterCard('ST04-009', 'Ginrummy', 'purple', 1, 3000, 1000, 'strike', ['Animal Kingdom Pirates', 'SMILE'], 'C'),
  characterCard('ST04-010', "Who's.Who", 'purple', 3, 3000, null, 'slash', ['Animal Kingdom Pirates'], 'C', {
    abilities: [onPlay(ko(opponentCharacters(1, { costMost: 3 })), { cost: [returnDonCost(1)] }), triggerAbility(playThis)],
  }),
  characterCard('ST04-011', 'Black Maria', 'purple', 2, 2000, 1000, 'special', ['Animal Kingdom Pirates'], 'C', { keywords: ['blocker'] }),
  characterCard('ST04-012', 'Page One', 'purple', 4, 6000, 1000, 'strike', ['Animal Kingdom Pirates'], 'C'),
  characterCard('ST04-013', 'X.Drake', 'purple', 3, 5000, 1000, 'slash', ['Navy', 'Drake Pirates', 'Animal Kingdom Pirates'], 'C'),
  eventCard('ST04-014', 'Lead Performer "Disaster"', 'purple', 4, ['Animal Kingdom Pirates'], 'C', {
    abilities: [mainAbility([draw(1), addDon(1, 'active')]), triggerAbility(useOwnAbility('main'))],
  }),
  eventCard('ST04-015', 'Brachio Bomber', 'purple', 6, ['Animal Kingdom Pirates'], 'C', {
    abilities: [mainAbility([ko(opponentCharacters(1, { costMost: 6 })), addDon(1, 'active')]), triggerAbility(addDon(1, 'active'))],
  }),
  eventCard('ST04-016', 'Blast Breath', 'purple', 1, ['The Four Emperors', 'Animal Kingdom Pirates'], 'C', {
    abilities: [counterAbility(changePower(yourLeaderOrCharacters(1), 4000, 'battle'), { cost: [returnDonCost(1)] })],
  }),
  stageCard('ST04-017', 'Onigashima Island', 'purple', 3, ['Animal Kingdom Pirates'], 'C', {
    abilities: [activateMain(addDon(1, 'rested'), { cost: [restThisCost], if: [leaderHasType('Animal Kingdom Pirates')] })],
  }),
]
