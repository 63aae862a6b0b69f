import {
  activateMain,
  changePower,
  characterCard,
  continuousAbility,
  deployFromHand,
  eventCard,
  gainsKeyword,
  hasNoFieldCardNamed,
  ko,
  leaderCard,
  leaderHasType,
  lookAtTopCards,
  mainAbility,
  onPlay,
  onlyIf,
  opponentCharacters,
  playThis,
  rest,
  stand,
  thisCard,
  triggerAbility,
  whenAttacking,
  yourCharacters,
  yourLeaderOrCharacters,
} from '../../card-builders.ts'
import { chooseOne } from '../../change-builders.ts'
import { restCharactersCost, restDonCost, trashHandCost } from '../../cost-builders.ts'
import type { CardDefinition } from '../../card-definition.ts'

/** Green cards of OP03, in number order. */
export const greenCards: readonly CardDefinition[] = [
  leaderCard('OP03-021', 'Kuro', ['green'], 5, 5000, 'slash', ['East Blue', 'Black Cat Pirates'], {
    abilities: [
      activateMain([stand(thisCard), rest(opponentCharacters(1, { costMost: 5 }))], {
        cost: [restDonCost(3), restCharactersCost(2, { types: ['East Blue'] })],
      }),
    ],
  }),
  leaderCard('OP03-022', 'Arlong', ['green', 'yellow'], 4, 5000, 'slash', ['Fish-Man', 'East Blue', 'Arlong Pirates'], {
    abilities: [whenAttacking(deployFromHand({ costMost: 4, trigger: true }), { don: 2, cost: [restDonCost(1)] })],
  }),
  characterCard('OP03-023', 'Alvida', 'green', 1, 3000, 1000, 'strike', ['East Blue', 'Alvida Pirates'], 'C'),
  characterCard('OP03-024', 'Gin', 'green', 4, 5000, 1000, 'strike', ['East Blue', 'Krieg Pirates'], 'R', {
    abilities: [onPlay(rest(opponentCharacters(2, { costMost: 4 })), { if: [leaderHasType('East Blue')] })],
  }),
  characterCard('OP03-025', 'Krieg', 'green', 6, 7000, null, 'ranged', ['East Blue', 'Krieg Pirates'], 'SR', {
    abilities: [
      onPlay(ko(opponentCharacters(2, { rested: true, costMost: 4 })), { cost: [trashHandCost(1)] }),
      continuousAbility(gainsKeyword('doubleAttack'), { don: 1 }),
    ],
  }),
  characterCard('OP03-026', 'Kuroobi', 'green', 4, 3000, 1000, 'strike', ['Fish-Man', 'East Blue', 'Arlong Pirates'], 'UC', {
    abilities: [onPlay(rest(opponentCharacters(1)), { if: [leaderHasType('East Blue')] }), triggerAbility(playThis)],
  }),
  characterCard('OP03-027', 'Sham', 'green', 3, 4000, 1000, 'slash', ['East Blue', 'Black Cat Pirates'], 'C', {
    abilities: [
      onPlay([rest(opponentCharacters(1, { costMost: 2 })), onlyIf(hasNoFieldCardNamed('Buchi'), deployFromHand({ name: 'Buchi' }))], {
        if: [leaderHasType('East Blue')],
      }),
    ],
  }),
  characterCard('OP03-028', 'Jango', 'green', 5, 6000, null, 'special', ['East Blue', 'Black Cat Pirates'], 'R', {
    abilities: [
      onPlay(
        chooseOne(
          'you',
          [stand(yourLeaderOrCharacters(1, { types: ['East Blue'], costMost: 6 }))],
          [rest(thisCard), rest(opponentCharacters(1))],
        ),
      ),
    ],
  }),
  characterCard('OP03-029', 'Chew', 'green', 4, 3000, 1000, 'ranged', ['Fish-Man', 'East Blue', 'Arlong Pirates'], 'UC', {
    abilities: [onPlay(ko(opponentCharacters(1, { rested: true, costMost: 4 }))), triggerAbility(playThis)],
  }),
  characterCard('OP03-030', 'Nami', 'green', 2, 2000, 1000, 'wisdom', ['East Blue', 'Arlong Pirates'], 'R', {
    abilities: [onPlay(lookAtTopCards(5, { colour: 'green', types: ['East Blue'], notName: 'Nami' })), triggerAbility(playThis)],
  }),
  characterCard('OP03-031', 'Pearl', 'green', 2, 2000, 1000, 'strike', ['East Blue', 'Krieg Pirates'], 'C', { keywords: ['blocker'] }),
  characterCard('OP03-032', 'Buggy', 'green', 3, 5000, null, 'slash', ['East Blue', 'Buggy Pirates'], 'C', {
    abilities: [continuousAbility({ gives: 'battleProof', target: { of: 'this' }, by: { attribute: 'slash' }, leaders: true })],
  }),
  characterCard('OP03-033', 'Hatchan', 'green', 4, 4000, 2000, 'slash', ['Fish-Man', 'East Blue', 'Arlong Pirates'], 'UC', {
    abilities: [triggerAbility(playThis, { if: [leaderHasType('East Blue')] })],
  }),
  characterCard('OP03-034', 'Buchi', 'green', 4, 5000, 1000, 'slash', ['East Blue', 'Black Cat Pirates'], 'UC', {
    abilities: [onPlay(ko(opponentCharacters(1, { rested: true, costMost: 2 })))],
  }),
  characterCard('OP03-035', 'Momoo', 'green', 2, 4000, 1000, 'strike', ['Animal', 'East Blue'], 'C'),
  eventCard('OP03-036', 'Out-of-the-Bag', 'green', 3, ['East Blue', 'Black Cat Pirates'], 'C', {
    abilities: [
      mainAbility(stand(yourLeaderOrCharacters(1, { name: 'Kuro' })), { cost: [restCharactersCost(1, { types: ['East Blue'] })] }),
      triggerAbility(ko(opponentCharacters(1, { rested: true, costMost: 3 }))),
    ],
  }),
  eventCard('OP03-037', 'Tooth Attack', 'green', 1, ['Fish-Man', 'East Blue', 'Arlong Pirates'], 'C', {
    abilities: [
      mainAbility(ko(opponentCharacters(1, { rested: true, costMost: 3 })), { cost: [restCharactersCost(1, { types: ['East Blue'] })] }),
      triggerAbility(deployFromHand({ costMost: 4, trigger: true })),
    ],
  }),
  eventCard('OP03-038', 'Deathly Poison Gas Bomb MH5', 'green', 1, ['East Blue', 'Krieg Pirates'], 'R', {
    abilities: [mainAbility(rest(opponentCharacters(2, { costMost: 2 }))), triggerAbility(rest(opponentCharacters(1, { costMost: 5 })))],
  }),
  eventCard('OP03-039', 'One, Two, Jango', 'green', 1, ['East Blue', 'Black Cat Pirates'], 'UC', {
    abilities: [
      mainAbility([rest(opponentCharacters(1, { costMost: 1 })), changePower(yourCharacters(1), 1000, 'turn')]),
      triggerAbility(rest(opponentCharacters(1, { costMost: 4 }))),
    ],
  }),
]
