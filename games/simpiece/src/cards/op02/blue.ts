import {
  activateMain,
  allCharacters,
  anyonesCharacters,
  arrangeTopCards,
  changePower,
  characterCard,
  continuousAbility,
  counterAbility,
  counts,
  discard,
  draw,
  endOfYourTurn,
  eventCard,
  gainsPower,
  grantKeyword,
  handHasAtMost,
  leaderCard,
  leaderIsNamed,
  lookAtTopCards,
  mainAbility,
  onPlay,
  onPlayOrWhenAttacking,
  opponentCharacters,
  salvageFromTrash,
  stageCard,
  stand,
  thisCard,
  toDeck,
  toHand,
  triggerAbility,
  useOwnAbility,
  whenAttacking,
  yourLeaderOrCharacters,
} from '../../card-builders.ts'
import { atTheEndOf, cannot, giveChange } from '../../change-builders.ts'
import { restThisCost, trashHandCost } from '../../cost-builders.ts'
import type { CardDefinition } from '../../card-definition.ts'

/** Blue cards of OP02, in number order. */
export const blueCards: readonly CardDefinition[] = [
  leaderCard('OP02-049', 'Emporio.Ivankov', ['blue'], 5, 5000, 'special', ['Impel Down', 'Revolutionary Army'], {
    abilities: [endOfYourTurn(draw(2), { if: [counts('hand', 0, 0)] })],
  }),
  characterCard('OP02-050', 'Inazuma', 'blue', 4, 5000, 1000, 'slash', ['Impel Down', 'Revolutionary Army'], 'R', {
    keywords: ['blocker'],
    abilities: [continuousAbility(gainsPower(thisCard, 2000), { if: [handHasAtMost(1)] })],
  }),
  characterCard('OP02-052', 'Cabaji', 'blue', 2, 3000, 1000, 'slash', ['Buggy Pirates'], 'C', {
    abilities: [onPlay([draw(2), discard('you', 1)], { if: [{ test: 'has', name: 'Mohji' }] })],
  }),
  characterCard('OP02-053', 'Crocodile', 'blue', 5, 7000, 1000, 'special', ['Impel Down', 'Former Baroque Works'], 'C'),
  characterCard(
    'OP02-054',
    'Gecko Moria',
    'blue',
    4,
    6000,
    1000,
    'special',
    ['The Seven Warlords of the Sea', 'Thriller Bark Pirates'],
    'C',
  ),
  characterCard('OP02-055', 'Dracule Mihawk', 'blue', 6, 8000, 1000, 'slash', ['The Seven Warlords of the Sea'], 'C'),
  characterCard(
    'OP02-056',
    'Donquixote Doflamingo',
    'blue',
    1,
    2000,
    null,
    'special',
    ['The Seven Warlords of the Sea', 'Donquixote Pirates'],
    'UC',
    {
      abilities: [
        onPlay(arrangeTopCards(3)),
        whenAttacking(toDeck(opponentCharacters(1, { costMost: 1 })), { don: 1, cost: [trashHandCost(1)] }),
      ],
    },
  ),
  characterCard(
    'OP02-057',
    'Bartholomew Kuma',
    'blue',
    3,
    3000,
    1000,
    'strike',
    ['The Seven Warlords of the Sea', 'Revolutionary Army'],
    'UC',
    {
      abilities: [
        onPlay({ verb: 'look', count: 2, to: 'hand', most: 1, filter: { types: ['The Seven Warlords of the Sea'] }, rest: 'either' }),
      ],
    },
  ),
  characterCard('OP02-058', 'Buggy', 'blue', 1, 2000, 1000, 'slash', ['Impel Down', 'Buggy Pirates'], 'R', {
    abilities: [onPlay(lookAtTopCards(5, { colour: 'blue', types: ['Impel Down'], notName: 'Buggy' }))],
  }),
  characterCard(
    'OP02-059',
    'Boa Hancock',
    'blue',
    4,
    5000,
    1000,
    'special',
    ['Impel Down', 'The Seven Warlords of the Sea', 'Kuja Pirates'],
    'UC',
    { abilities: [whenAttacking([draw(1), discard('you', 1), { verb: 'discard', who: 'you', count: 3, upTo: true }])] },
  ),
  characterCard('OP02-060', 'Mohji', 'blue', 1, 3000, 1000, 'wisdom', ['Buggy Pirates'], 'C'),
  characterCard('OP02-061', 'Morley', 'blue', 4, 5000, 1000, 'special', ['Giant', 'Revolutionary Army'], 'UC', {
    abilities: [
      whenAttacking(giveChange(allCharacters('opponents', { costMost: 5 }), cannot('block'), 'battle'), { if: [handHasAtMost(1)] }),
    ],
  }),
  characterCard('OP02-062', 'Monkey.D.Luffy', 'blue', 6, 7000, null, 'strike', ['Impel Down', 'Straw Hat Crew'], 'SR', {
    abilities: [
      onPlayOrWhenAttacking([toHand(anyonesCharacters(1, { costMost: 4 })), grantKeyword(thisCard, 'doubleAttack')], {
        cost: [trashHandCost(2)],
      }),
    ],
  }),
  characterCard('OP02-063', 'Mr.1(Daz.Bonez)', 'blue', 1, 1000, 1000, 'slash', ['Impel Down', 'Former Baroque Works'], 'UC', {
    abilities: [onPlay(salvageFromTrash({ colour: 'blue', kind: 'event', costLeast: 1, costMost: 1 }))],
  }),
  characterCard('OP02-064', 'Mr.2.Bon.Kurei(Bentham)', 'blue', 5, 5000, 2000, 'strike', ['Impel Down', 'Former Baroque Works'], 'R', {
    abilities: [
      whenAttacking([toDeck(anyonesCharacters(1, { costMost: 2 })), atTheEndOf('battle', toDeck(thisCard))], {
        don: 1,
        cost: [trashHandCost(1)],
      }),
    ],
  }),
  characterCard('OP02-065', 'Mr.3(Galdino)', 'blue', 4, 5000, 1000, 'special', ['Impel Down', 'Former Baroque Works'], 'R', {
    keywords: ['blocker'],
    abilities: [endOfYourTurn(stand(thisCard), { cost: [trashHandCost(1)] })],
  }),
  eventCard('OP02-067', 'Arabesque Brick Fist', 'blue', 2, ['Fish-Man', 'Impel Down'], 'UC', {
    abilities: [mainAbility(toHand(anyonesCharacters(1, { costMost: 4 }))), triggerAbility(useOwnAbility('main'))],
  }),
  eventCard('OP02-068', 'Gum-Gum Rain', 'blue', 0, ['Impel Down', 'Straw Hat Crew'], 'R', {
    abilities: [
      counterAbility(changePower(yourLeaderOrCharacters(1), 3000, 'battle'), { cost: [trashHandCost(1)] }),
      triggerAbility(toHand(anyonesCharacters(1, { costMost: 2 }))),
    ],
  }),
  stageCard('OP02-070', 'New Kama Land', 'blue', 1, ['Impel Down'], 'C', {
    abilities: [
      activateMain([draw(1), discard('you', 1), { verb: 'discard', who: 'you', count: 3, upTo: true }], {
        if: [leaderIsNamed('Emporio.Ivankov')],
        cost: [restThisCost],
      }),
    ],
  }),
]
