import {
  activateMain,
  addDon,
  allCharacters,
  changePower,
  characterCard,
  continuousAbility,
  counterAbility,
  counts,
  deployFromHand,
  eventCard,
  gainsKeyword,
  ko,
  leaderCard,
  leaderHasType,
  lookAtTopCards,
  mainAbility,
  onKO,
  onPlay,
  opponentCharacters,
  opponentLeaderOrCharacters,
  playThis,
  reaction,
  rest,
  stageCard,
  thisCard,
  triggerAbility,
  whenAttacking,
} from '../../card-builders.ts'
import { restThisCost, returnDonCost, trashHandCost } from '../../cost-builders.ts'
import type { CardDefinition } from '../../card-definition.ts'

/** Purple cards of OP02, in number order. */
export const purpleCards: readonly CardDefinition[] = [
  leaderCard('OP02-071', 'Magellan', ['purple'], 5, 5000, 'special', ['Impel Down'], {
    abilities: [reaction('donReturned', changePower(thisCard, 1000, 'turn'), { turn: 'yours', limit: 'once' })],
  }),
  leaderCard('OP02-072', 'Zephyr', ['purple', 'black'], 4, 5000, 'strike', ['FILM', 'Neo Navy'], {
    abilities: [
      whenAttacking([ko(opponentCharacters(1, { costMost: 3 })), changePower(thisCard, 1000, 'turn')], { cost: [returnDonCost(4)] }),
    ],
  }),
  characterCard('OP02-073', 'Little Sadi', 'purple', 3, 3000, 2000, 'wisdom', ['Impel Down'], 'R', {
    abilities: [onPlay(deployFromHand({ types: ['Jailer Beast'] }))],
  }),
  characterCard('OP02-074', 'Saldeath', 'purple', 1, 2000, 1000, 'wisdom', ['Impel Down'], 'C', {
    abilities: [continuousAbility(gainsKeyword('blocker', allCharacters('yours', { name: 'Blugori' })))],
  }),
  characterCard('OP02-075', 'Shiki', 'purple', 2, 3000, 2000, 'slash', ['FILM', 'Golden Lion Pirates'], 'R', {
    abilities: [triggerAbility(playThis, { cost: [returnDonCost(1)] })],
  }),
  characterCard('OP02-076', 'Shiryu', 'purple', 4, 5000, 1000, 'slash', ['Impel Down'], 'R', {
    abilities: [onPlay(ko(opponentCharacters(1, { costMost: 1 })), { cost: [returnDonCost(1)] })],
  }),
  characterCard('OP02-077', 'Solitaire', 'purple', 3, 5000, 1000, 'slash', ['Animal Kingdom Pirates', 'SMILE'], 'C'),
  characterCard('OP02-078', 'Daifugo', 'purple', 3, 5000, null, 'ranged', ['Animal Kingdom Pirates', 'SMILE'], 'UC', {
    abilities: [onPlay(deployFromHand({ types: ['SMILE'], notName: 'Daifugo', costMost: 3 }), { cost: [returnDonCost(2)] })],
  }),
  characterCard('OP02-079', 'Douglas Bullet', 'purple', 5, 6000, 1000, 'special', ['FILM', 'The Pirates Fest'], 'UC', {
    abilities: [onPlay(rest(opponentCharacters(1, { costMost: 4 })), { cost: [returnDonCost(1)] })],
  }),
  characterCard('OP02-080', 'Dobon', 'purple', 2, 4000, 1000, 'strike', ['Animal Kingdom Pirates', 'SMILE'], 'C'),
  characterCard('OP02-081', 'Domino', 'purple', 2, 2000, 1000, 'wisdom', ['Impel Down'], 'C', { keywords: ['blocker'] }),
  characterCard('OP02-082', 'Byrnndi World', 'purple', 8, 8000, null, 'strike', ['World Pirates'], 'UC', {
    abilities: [activateMain(changePower(thisCard, 792000, 'turn'), { cost: [returnDonCost(8)] })],
  }),
  characterCard('OP02-083', 'Hannyabal', 'purple', 1, 2000, 1000, 'slash', ['Impel Down'], 'R', {
    abilities: [onPlay(lookAtTopCards(5, { colour: 'purple', types: ['Impel Down'], notName: 'Hannyabal' }))],
  }),
  characterCard('OP02-084', 'Blugori', 'purple', 1, 3000, 1000, 'slash', ['Animal', 'Impel Down'], 'C'),
  characterCard('OP02-086', 'Minokoala', 'purple', 4, 5000, 1000, 'strike', ['Impel Down', 'Jailer Beast'], 'UC', {
    keywords: ['blocker'],
    abilities: [onKO(addDon(1, 'rested'), { if: [leaderHasType('Impel Down')] })],
  }),
  characterCard('OP02-087', 'Minotaur', 'purple', 4, 5000, 1000, 'strike', ['Impel Down', 'Jailer Beast'], 'UC', {
    keywords: ['doubleAttack'],
    abilities: [onKO(addDon(1, 'rested'), { if: [leaderHasType('Impel Down')] })],
  }),
  characterCard('OP02-088', 'Sphinx', 'purple', 4, 6000, 1000, 'strike', ['Animal', 'Impel Down'], 'C'),
  eventCard('OP02-089', 'Judgment of Hell', 'purple', 2, ['Impel Down'], 'R', {
    abilities: [
      counterAbility(changePower(opponentLeaderOrCharacters(2), -3000, 'turn'), { cost: [returnDonCost(1)] }),
      triggerAbility({ verb: 'opponentReturnsDon', count: 1 }, { if: [counts('don', 6, undefined, 'opponents')] }),
    ],
  }),
  eventCard('OP02-090', 'Hydra', 'purple', 1, ['Impel Down'], 'UC', {
    abilities: [
      mainAbility(changePower(opponentCharacters(1), -3000, 'turn'), { cost: [returnDonCost(1)] }),
      triggerAbility({ verb: 'opponentReturnsDon', count: 1 }, { if: [counts('don', 6, undefined, 'opponents')] }),
    ],
  }),
  eventCard('OP02-091', 'Venom Road', 'purple', 3, ['Impel Down'], 'C', {
    abilities: [
      mainAbility(addDon(1, 'active')),
      triggerAbility({ verb: 'opponentReturnsDon', count: 1 }, { if: [counts('don', 6, undefined, 'opponents')] }),
    ],
  }),
  stageCard('OP02-092', 'Impel Down', 'purple', 1, ['Impel Down'], 'C', {
    abilities: [activateMain(lookAtTopCards(3, { types: ['Impel Down'] }), { cost: [trashHandCost(1), restThisCost] })],
  }),
  characterCard('OP02-120', 'Uta', 'purple', 8, 8000, null, 'special', ['FILM'], 'SEC', {
    abilities: [
      onPlay(changePower({ of: 'all', whose: 'yours', leaders: true, filter: {} }, 1000, 'yourNextStart'), { cost: [returnDonCost(2)] }),
    ],
  }),
]
