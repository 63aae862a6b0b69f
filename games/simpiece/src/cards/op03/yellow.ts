import {
  activateMain,
  anyonesCharacters,
  changePower,
  characterCard,
  continuousAbility,
  counterAbility,
  counts,
  deployFromHand,
  discard,
  draw,
  eventCard,
  gainsKeyword,
  gainsPower,
  ko,
  leaderCard,
  leaderHasType,
  lookAtTopCards,
  mainAbility,
  onKO,
  onPlay,
  opponentCharacters,
  playThis,
  thisCard,
  triggerAbility,
  useOwnAbility,
  whenAttacking,
  yourLeaderOrCharacters,
} from '../../card-builders.ts'
import { deckToLife, lookAtLife, toLife } from '../../change-builders.ts'
import { lifeToHandCost, restThisCost, trashHandCost, trashLifeCost } from '../../cost-builders.ts'
import type { CardDefinition } from '../../card-definition.ts'

/** Yellow cards of OP03, in number order. */
export const yellowCards: readonly CardDefinition[] = [
  leaderCard('OP03-099', 'Charlotte Katakuri', ['yellow'], 5, 5000, 'strike', ['Big Mom Pirates'], {
    abilities: [whenAttacking([lookAtLife('either'), changePower(thisCard, 1000, 'battle')], { don: 1 })],
  }),
  characterCard('OP03-100', 'Kingbaum', 'yellow', 3, 5000, null, 'strike', ['Big Mom Pirates', 'Homies'], 'C', {
    abilities: [triggerAbility(playThis, { cost: [trashLifeCost(1, 'either')] })],
  }),
  characterCard('OP03-101', 'Camie', 'yellow', 1, 3000, 1000, 'wisdom', ['Merfolk'], 'C'),
  characterCard('OP03-102', 'Sanji', 'yellow', 2, 3000, 2000, 'strike', ['The Vinsmoke Family'], 'R', {
    abilities: [whenAttacking(deckToLife(1), { don: 2, cost: [lifeToHandCost(1, 'either')] })],
  }),
  characterCard('OP03-103', 'Bobbin the Disposer', 'yellow', 2, 4000, 1000, 'slash', ['Big Mom Pirates'], 'C'),
  characterCard('OP03-104', 'Shirley', 'yellow', 3, 3000, 1000, 'wisdom', ['Merfolk'], 'UC', {
    keywords: ['blocker'],
    abilities: [onPlay(lookAtLife('either'))],
  }),
  characterCard('OP03-105', 'Charlotte Oven', 'yellow', 3, 4000, 1000, 'special', ['Big Mom Pirates'], 'UC', {
    abilities: [whenAttacking(changePower(thisCard, 3000, 'battle'), { don: 1, cost: [trashHandCost(1, { trigger: true })] })],
  }),
  characterCard('OP03-106', 'Charlotte Opera', 'yellow', 4, 6000, 1000, 'special', ['Big Mom Pirates'], 'C'),
  characterCard('OP03-107', 'Charlotte Galette', 'yellow', 2, 2000, 1000, 'special', ['Big Mom Pirates'], 'C', { keywords: ['blocker'] }),
  characterCard('OP03-108', 'Charlotte Cracker', 'yellow', 4, 5000, 1000, 'slash', ['Big Mom Pirates'], 'SR', {
    abilities: [
      continuousAbility([gainsKeyword('doubleAttack'), gainsPower(thisCard, 1000)], {
        don: 1,
        if: [{ test: 'behind', in: 'life', by: 1 }],
      }),
      triggerAbility(playThis, { cost: [trashHandCost(1)] }),
    ],
  }),
  characterCard('OP03-109', 'Charlotte Chiffon', 'yellow', 2, 3000, null, 'wisdom', ['Big Mom Pirates'], 'C', {
    abilities: [onPlay(deckToLife(1), { cost: [trashLifeCost(1, 'either')] })],
  }),
  characterCard('OP03-110', 'Charlotte Smoothie', 'yellow', 4, 5000, 1000, 'special', ['Big Mom Pirates'], 'R', {
    abilities: [
      whenAttacking(changePower(thisCard, 2000, 'battle'), { cost: [lifeToHandCost(1, 'either')] }),
      triggerAbility(playThis, { cost: [trashHandCost(1)] }),
    ],
  }),
  characterCard('OP03-111', 'Charlotte Praline', 'yellow', 3, 5000, 1000, 'wisdom', ['Merfolk', 'The Sun Pirates'], 'C'),
  characterCard('OP03-112', 'Charlotte Pudding', 'yellow', 1, 2000, 1000, 'wisdom', ['Big Mom Pirates'], 'R', {
    abilities: [onPlay(lookAtTopCards(4, { anyOf: [{ name: 'Sanji' }, { types: ['Big Mom Pirates'] }], notName: 'Charlotte Pudding' }))],
  }),
  characterCard('OP03-113', 'Charlotte Perospero', 'yellow', 3, 5000, null, 'special', ['Big Mom Pirates'], 'SR', {
    abilities: [onKO(lookAtTopCards(3, { types: ['Big Mom Pirates'] })), triggerAbility(playThis, { cost: [trashHandCost(1)] })],
  }),
  characterCard('OP03-114', 'Charlotte Linlin', 'yellow', 10, 12000, null, 'special', ['The Four Emperors', 'Big Mom Pirates'], 'SR', {
    abilities: [
      onPlay([deckToLife(1), { verb: 'trashLife', whose: 'opponents', count: 1, upTo: true }], { if: [leaderHasType('Big Mom Pirates')] }),
    ],
  }),
  characterCard('OP03-115', 'Streusen', 'yellow', 1, 1000, 2000, 'slash', ['Big Mom Pirates'], 'R', {
    abilities: [onPlay(ko(opponentCharacters(1, { costMost: 1 })), { cost: [trashHandCost(1, { trigger: true })] })],
  }),
  characterCard('OP03-116', 'Shirahoshi', 'yellow', 5, 0, 1000, 'wisdom', ['Merfolk'], 'UC', {
    abilities: [onPlay([draw(3), discard('you', 2)]), triggerAbility(playThis)],
  }),
  characterCard('OP03-117', 'Napoleon', 'yellow', 3, 3000, 1000, 'slash', ['Big Mom Pirates', 'Homies'], 'UC', {
    abilities: [
      activateMain(changePower(yourLeaderOrCharacters(1, { name: 'Charlotte Linlin' }), 1000, 'yourNextStart'), { cost: [restThisCost] }),
      triggerAbility(playThis),
    ],
  }),
  eventCard('OP03-118', 'Ikoku Sovereignty', 'yellow', 2, ['The Four Emperors', 'Big Mom Pirates'], 'UC', {
    abilities: [
      counterAbility(changePower(yourLeaderOrCharacters(1), 5000, 'battle')),
      triggerAbility(deckToLife(1), { cost: [trashHandCost(2)] }),
    ],
  }),
  eventCard('OP03-119', 'Buzz Cut Mochi', 'yellow', 2, ['Big Mom Pirates'], 'R', {
    abilities: [
      mainAbility(ko(opponentCharacters(1, { costMost: 4 })), { if: [{ test: 'behind', in: 'life', by: 1 }] }),
      triggerAbility(deployFromHand({ costMost: 4, trigger: true })),
    ],
  }),
  eventCard('OP03-120', 'Tropical Torment', 'yellow', 3, ['Big Mom Pirates'], 'C', {
    abilities: [
      mainAbility({ verb: 'trashLife', whose: 'opponents', count: 1, upTo: true }, { if: [counts('life', 4, undefined, 'opponents')] }),
      triggerAbility(useOwnAbility('main')),
    ],
  }),
  eventCard('OP03-121', 'Thunder Bolt', 'yellow', 2, ['The Four Emperors', 'Big Mom Pirates'], 'C', {
    abilities: [
      mainAbility(ko(opponentCharacters(1, { costMost: 5 })), { cost: [trashLifeCost(1)] }),
      triggerAbility(ko(opponentCharacters(1, { costMost: 5 }))),
    ],
  }),
  characterCard('OP03-123', 'Charlotte Katakuri', 'yellow', 8, 8000, null, 'strike', ['Big Mom Pirates'], 'SEC', {
    abilities: [onPlay(toLife(anyonesCharacters(1, { costMost: 8 }), 'either', 'faceUp'))],
  }),
]
