import {
  activateMain,
  continuousAbility,
  characterCard,
  hasCharacters,
  counterAbility,
  deployFromHand,
  discardBlind,
  draw,
  eventCard,
  gainsPower,
  ko,
  hasNoFieldCardNamed,
  leaderCard,
  leaderIsNamed,
  lookAtTopCards,
  forcesAttackOn,
  mainAbility,
  onBlock,
  onKO,
  onPlay,
  opponentCharacters,
  playThis,
  changePower,
  rest,
  thisCard,
  stand,
  standDon,
  thisIsRested,
  triggerAbility,
  whenAttacking,
  yourCharacters,
  yourLeaderOrCharacters,
} from '../../card-builders.ts'
import { restCharactersCost, restDonCost, restThisCost, returnCharacterCost, trashHandCost } from '../../cost-builders.ts'
import type { CardDefinition } from '../../card-definition.ts'

/** The cards of colour green, in number order. */
export const greenCards: readonly CardDefinition[] = [
  leaderCard('OP01-031', 'Kouzuki Oden', ['green'], 5, 5000, 'slash', ['Land of Wano', 'Kouzuki Clan'], {
    abilities: [activateMain(standDon(2), { limit: 'once', cost: [trashHandCost(1, { types: ['Land of Wano'] })] })],
  }),
  characterCard('OP01-032', 'Ashura Doji', 'green', 3, 4000, 1000, 'slash', ['Land of Wano', 'The Akazaya Nine'], 'UC', {
    abilities: [continuousAbility(gainsPower(thisCard, 2000), { don: 1, if: [hasCharacters('opponents', 2, { rested: true })] })],
  }),
  characterCard('OP01-033', 'Izo', 'green', 3, 3000, 2000, 'ranged', ['Land of Wano', 'Former Whitebeard Pirates'], 'UC', {
    abilities: [onPlay(rest(opponentCharacters(1, { costMost: 4 })))],
  }),
  characterCard('OP01-034', 'Inuarashi', 'green', 3, 4000, 1000, 'slash', ['Minks', 'Land of Wano', 'The Akazaya Nine'], 'C', {
    abilities: [whenAttacking(standDon(1), { don: 2 })],
  }),
  characterCard('OP01-035', 'Okiku', 'green', 3, 5000, null, 'slash', ['Land of Wano', 'The Akazaya Nine'], 'R', {
    abilities: [whenAttacking(rest(opponentCharacters(1, { costMost: 5 })), { don: 1, limit: 'once' })],
  }),
  characterCard('OP01-036', 'Otsuru', 'green', 1, 3000, 1000, 'wisdom', ['Land of Wano'], 'C'),
  characterCard('OP01-037', 'Kawamatsu', 'green', 2, 3000, 1000, 'slash', ['Fish-Man', 'Land of Wano', 'The Akazaya Nine'], 'C', {
    abilities: [triggerAbility(playThis)],
  }),
  characterCard('OP01-038', 'Kanjuro', 'green', 2, 3000, 1000, 'slash', ['Land of Wano', 'The Akazaya Nine'], 'C', {
    abilities: [whenAttacking(ko(opponentCharacters(1, { rested: true, costMost: 2 })), { don: 1 }), onKO(discardBlind(1))],
  }),
  characterCard('OP01-039', 'Killer', 'green', 2, 2000, 1000, 'slash', ['Supernovas', 'Kid Pirates'], 'UC', {
    keywords: ['blocker'],
    abilities: [onBlock(draw(1), { don: 1, if: [hasCharacters('yours', 3)] })],
  }),
  characterCard('OP01-040', "Kin'emon", 'green', 6, 6000, null, 'slash', ['Land of Wano', 'The Akazaya Nine'], 'SR', {
    abilities: [
      onPlay(deployFromHand({ types: ['The Akazaya Nine'], costMost: 3 }), { if: [leaderIsNamed('Kouzuki Oden')] }),
      whenAttacking(stand(yourCharacters(1, { types: ['The Akazaya Nine'], costMost: 3 })), { don: 1, limit: 'once' }),
    ],
  }),
  characterCard('OP01-041', 'Kouzuki Momonosuke', 'green', 1, 0, 1000, 'slash', ['Land of Wano', 'Kouzuki Clan'], 'R', {
    abilities: [activateMain(lookAtTopCards(5, { types: ['Land of Wano'] }), { cost: [restDonCost(1), restThisCost] })],
  }),
  characterCard('OP01-042', 'Komurasaki', 'green', 1, 0, 1000, 'wisdom', ['Land of Wano', 'Kouzuki Clan'], 'UC', {
    abilities: [
      onPlay(stand(yourCharacters(1, { types: ['Land of Wano'], costMost: 3 })), {
        cost: [restDonCost(3)],
        if: [leaderIsNamed('Kouzuki Oden')],
      }),
    ],
  }),
  characterCard('OP01-043', 'Shinobu', 'green', 3, 5000, 1000, 'special', ['Land of Wano'], 'C'),
  characterCard('OP01-044', 'Shachi', 'green', 3, 4000, 1000, 'strike', ['Heart Pirates'], 'C', {
    keywords: ['blocker'],
    abilities: [onPlay(deployFromHand({ name: 'Penguin' }), { if: [hasNoFieldCardNamed('Penguin')] })],
  }),
  characterCard('OP01-045', 'Jean Bart', 'green', 4, 6000, 1000, 'strike', ['Heart Pirates'], 'C'),
  characterCard('OP01-046', 'Denjiro', 'green', 5, 7000, null, 'slash', ['Land of Wano', 'The Akazaya Nine'], 'R', {
    abilities: [whenAttacking(standDon(2), { don: 1, if: [leaderIsNamed('Kouzuki Oden')] })],
  }),
  characterCard('OP01-047', 'Trafalgar Law', 'green', 5, 6000, null, 'slash', ['Supernovas', 'Heart Pirates'], 'SR', {
    keywords: ['blocker'],
    abilities: [onPlay(deployFromHand({ costMost: 3 }), { cost: [returnCharacterCost(1)] })],
  }),
  characterCard('OP01-048', 'Nekomamushi', 'green', 2, 3000, 1000, 'slash', ['Minks', 'Land of Wano', 'The Akazaya Nine'], 'C', {
    abilities: [onPlay(rest(opponentCharacters(1, { costMost: 3 })))],
  }),
  characterCard('OP01-049', 'Bepo', 'green', 4, 4000, 2000, 'strike', ['Minks', 'Heart Pirates'], 'R', {
    abilities: [whenAttacking(deployFromHand({ types: ['Heart Pirates'], notName: 'Bepo', costMost: 4 }), { don: 1 })],
  }),
  characterCard('OP01-050', 'Penguin', 'green', 3, 2000, 1000, 'strike', ['Heart Pirates'], 'C', {
    keywords: ['blocker'],
    abilities: [onPlay(deployFromHand({ name: 'Shachi' }), { if: [hasNoFieldCardNamed('Shachi')] })],
  }),
  characterCard('OP01-051', 'Eustass"Captain"Kid', 'green', 8, 8000, null, 'special', ['Supernovas', 'Kid Pirates'], 'SR', {
    abilities: [
      continuousAbility(forcesAttackOn('Eustass"Captain"Kid'), { don: 1, turn: 'opponents', if: [thisIsRested] }),
      activateMain(deployFromHand({ costMost: 3 }), { limit: 'once', cost: [restThisCost] }),
    ],
  }),
  characterCard('OP01-052', 'Raizo', 'green', 3, 4000, 1000, 'slash', ['Land of Wano', 'The Akazaya Nine'], 'UC', {
    abilities: [whenAttacking(draw(1), { limit: 'once', if: [hasCharacters('yours', 2, { rested: true })] })],
  }),
  characterCard('OP01-053', 'Wire', 'green', 2, 4000, 1000, 'slash', ['Kid Pirates'], 'C'),
  characterCard('OP01-054', 'X.Drake', 'green', 5, 6000, 1000, 'slash', ['Supernovas', 'Navy', 'Drake Pirates'], 'R', {
    abilities: [onPlay(ko(opponentCharacters(1, { rested: true, costMost: 4 })))],
  }),
  eventCard('OP01-055', 'You Can Be My Samurai!!', 'green', 1, ['Land of Wano', 'Kouzuki Clan'], 'C', {
    abilities: [mainAbility(draw(2), { cost: [restCharactersCost(2)] })],
  }),
  eventCard('OP01-056', 'Demon Face', 'green', 6, ['Supernovas', 'Hawkins Pirates'], 'UC', {
    abilities: [mainAbility(ko(opponentCharacters(2, { rested: true, costMost: 5 })))],
  }),
  eventCard('OP01-057', 'Paradise Waterfall', 'green', 1, ['Land of Wano', 'Kouzuki Clan'], 'UC', {
    abilities: [
      counterAbility([changePower(yourLeaderOrCharacters(1), 2000, 'battle'), stand(yourCharacters(1))]),
      triggerAbility(ko(opponentCharacters(1, { rested: true, costMost: 4 }))),
    ],
  }),
  eventCard('OP01-058', 'Punk Gibson', 'green', 2, ['Supernovas', 'Kid Pirates'], 'R', {
    abilities: [
      counterAbility([changePower(yourLeaderOrCharacters(1), 4000, 'battle'), rest(opponentCharacters(1, { costMost: 4 }))]),
      triggerAbility(rest(opponentCharacters(1))),
    ],
  }),
  eventCard('OP01-059', 'BE-BENG!!', 'green', 3, ['Land of Wano'], 'C', {
    abilities: [
      mainAbility(stand(yourCharacters(1, { types: ['Land of Wano'], costMost: 3 })), {
        cost: [trashHandCost(1, { types: ['Land of Wano'] })],
      }),
    ],
  }),
  characterCard('OP01-121', 'Yamato', 'green', 5, 5000, 1000, 'strike', ['Land of Wano'], 'SEC', {
    rules: [{ rule: 'alsoNamed', name: 'Kouzuki Oden' }],
    keywords: ['doubleAttack', 'banish'],
  }),
]
