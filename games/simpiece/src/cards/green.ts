import {
  activateMain,
  always,
  character,
  characters,
  counter,
  deploy,
  discardBlind,
  draw,
  event,
  gainsPower,
  ko,
  lacks,
  leader,
  leaderNamed,
  look,
  lure,
  main,
  onBlock,
  onKO,
  onPlay,
  opponents,
  playThis,
  power,
  rest,
  restCharacters,
  restDon,
  restThis,
  returnCharacter,
  self,
  stand,
  standDon,
  thisRested,
  trashHand,
  trigger,
  whenAttacking,
  yours,
  yoursOrLeader,
} from '../card-builders.ts'
import type { CardDefinition } from '../card-definition.ts'

/** The cards of colour green, in number order. */
export const greenCards: readonly CardDefinition[] = [
  leader('OP01-031', 'Kouzuki Oden', ['green'], 5, 5000, 'slash', ['Land of Wano', 'Kouzuki Clan'], {
    abilities: [activateMain(standDon(2), { limit: 'once', cost: [trashHand(1, { types: ['Land of Wano'] })] })],
  }),
  character('OP01-032', 'Ashura Doji', 'green', 3, 4000, 1000, 'slash', ['Land of Wano', 'The Akazaya Nine'], 'UC', {
    abilities: [always(gainsPower(self, 2000), { don: 1, if: [characters('opponents', 2, { rested: true })] })],
  }),
  character('OP01-033', 'Izo', 'green', 3, 3000, 2000, 'ranged', ['Land of Wano', 'Former Whitebeard Pirates'], 'UC', {
    abilities: [onPlay(rest(opponents(1, { costMost: 4 })))],
  }),
  character('OP01-034', 'Inuarashi', 'green', 3, 4000, 1000, 'slash', ['Minks', 'Land of Wano', 'The Akazaya Nine'], 'C', {
    abilities: [whenAttacking(standDon(1), { don: 2 })],
  }),
  character('OP01-035', 'Okiku', 'green', 3, 5000, null, 'slash', ['Land of Wano', 'The Akazaya Nine'], 'R', {
    abilities: [whenAttacking(rest(opponents(1, { costMost: 5 })), { don: 1, limit: 'once' })],
  }),
  character('OP01-036', 'Otsuru', 'green', 1, 3000, 1000, 'wisdom', ['Land of Wano'], 'C'),
  character('OP01-037', 'Kawamatsu', 'green', 2, 3000, 1000, 'slash', ['Fish-Man', 'Land of Wano', 'The Akazaya Nine'], 'C', {
    abilities: [trigger(playThis)],
  }),
  character('OP01-038', 'Kanjuro', 'green', 2, 3000, 1000, 'slash', ['Land of Wano', 'The Akazaya Nine'], 'C', {
    abilities: [whenAttacking(ko(opponents(1, { rested: true, costMost: 2 })), { don: 1 }), onKO(discardBlind(1))],
  }),
  character('OP01-039', 'Killer', 'green', 2, 2000, 1000, 'slash', ['Supernovas', 'Kid Pirates'], 'UC', {
    keywords: ['blocker'],
    abilities: [onBlock(draw(1), { don: 1, if: [characters('yours', 3)] })],
  }),
  character('OP01-040', "Kin'emon", 'green', 6, 6000, null, 'slash', ['Land of Wano', 'The Akazaya Nine'], 'SR', {
    abilities: [
      onPlay(deploy({ types: ['The Akazaya Nine'], costMost: 3 }), { if: [leaderNamed('Kouzuki Oden')] }),
      whenAttacking(stand(yours(1, { types: ['The Akazaya Nine'], costMost: 3 })), { don: 1, limit: 'once' }),
    ],
  }),
  character('OP01-041', 'Kouzuki Momonosuke', 'green', 1, 0, 1000, 'slash', ['Land of Wano', 'Kouzuki Clan'], 'R', {
    abilities: [activateMain(look(5, { types: ['Land of Wano'] }), { cost: [restDon(1), restThis] })],
  }),
  character('OP01-042', 'Komurasaki', 'green', 1, 0, 1000, 'wisdom', ['Land of Wano', 'Kouzuki Clan'], 'UC', {
    abilities: [
      onPlay(stand(yours(1, { types: ['Land of Wano'], costMost: 3 })), { cost: [restDon(3)], if: [leaderNamed('Kouzuki Oden')] }),
    ],
  }),
  character('OP01-043', 'Shinobu', 'green', 3, 5000, 1000, 'special', ['Land of Wano'], 'C'),
  character('OP01-044', 'Shachi', 'green', 3, 4000, 1000, 'strike', ['Heart Pirates'], 'C', {
    keywords: ['blocker'],
    abilities: [onPlay(deploy({ name: 'Penguin' }), { if: [lacks('Penguin')] })],
  }),
  character('OP01-045', 'Jean Bart', 'green', 4, 6000, 1000, 'strike', ['Heart Pirates'], 'C'),
  character('OP01-046', 'Denjiro', 'green', 5, 7000, null, 'slash', ['Land of Wano', 'The Akazaya Nine'], 'R', {
    abilities: [whenAttacking(standDon(2), { don: 1, if: [leaderNamed('Kouzuki Oden')] })],
  }),
  character('OP01-047', 'Trafalgar Law', 'green', 5, 6000, null, 'slash', ['Supernovas', 'Heart Pirates'], 'SR', {
    keywords: ['blocker'],
    abilities: [onPlay(deploy({ costMost: 3 }), { cost: [returnCharacter(1)] })],
  }),
  character('OP01-048', 'Nekomamushi', 'green', 2, 3000, 1000, 'slash', ['Minks', 'Land of Wano', 'The Akazaya Nine'], 'C', {
    abilities: [onPlay(rest(opponents(1, { costMost: 3 })))],
  }),
  character('OP01-049', 'Bepo', 'green', 4, 4000, 2000, 'strike', ['Minks', 'Heart Pirates'], 'R', {
    abilities: [whenAttacking(deploy({ types: ['Heart Pirates'], notName: 'Bepo', costMost: 4 }), { don: 1 })],
  }),
  character('OP01-050', 'Penguin', 'green', 3, 2000, 1000, 'strike', ['Heart Pirates'], 'C', {
    keywords: ['blocker'],
    abilities: [onPlay(deploy({ name: 'Shachi' }), { if: [lacks('Shachi')] })],
  }),
  character('OP01-051', 'Eustass"Captain"Kid', 'green', 8, 8000, null, 'special', ['Supernovas', 'Kid Pirates'], 'SR', {
    abilities: [
      always(lure('Eustass"Captain"Kid'), { don: 1, turn: 'opponents', if: [thisRested] }),
      activateMain(deploy({ costMost: 3 }), { limit: 'once', cost: [restThis] }),
    ],
  }),
  character('OP01-052', 'Raizo', 'green', 3, 4000, 1000, 'slash', ['Land of Wano', 'The Akazaya Nine'], 'UC', {
    abilities: [whenAttacking(draw(1), { limit: 'once', if: [characters('yours', 2, { rested: true })] })],
  }),
  character('OP01-053', 'Wire', 'green', 2, 4000, 1000, 'slash', ['Kid Pirates'], 'C'),
  character('OP01-054', 'X.Drake', 'green', 5, 6000, 1000, 'slash', ['Supernovas', 'Navy', 'Drake Pirates'], 'R', {
    abilities: [onPlay(ko(opponents(1, { rested: true, costMost: 4 })))],
  }),
  event('OP01-055', 'You Can Be My Samurai!!', 'green', 1, ['Land of Wano', 'Kouzuki Clan'], 'C', {
    abilities: [main(draw(2), { cost: [restCharacters(2)] })],
  }),
  event('OP01-056', 'Demon Face', 'green', 6, ['Supernovas', 'Hawkins Pirates'], 'UC', {
    abilities: [main(ko(opponents(2, { rested: true, costMost: 5 })))],
  }),
  event('OP01-057', 'Paradise Waterfall', 'green', 1, ['Land of Wano', 'Kouzuki Clan'], 'UC', {
    abilities: [
      counter([power(yoursOrLeader(1), 2000, 'battle'), stand(yours(1))]),
      trigger(ko(opponents(1, { rested: true, costMost: 4 }))),
    ],
  }),
  event('OP01-058', 'Punk Gibson', 'green', 2, ['Supernovas', 'Kid Pirates'], 'R', {
    abilities: [counter([power(yoursOrLeader(1), 4000, 'battle'), rest(opponents(1, { costMost: 4 }))]), trigger(rest(opponents(1)))],
  }),
  event('OP01-059', 'BE-BENG!!', 'green', 3, ['Land of Wano'], 'C', {
    abilities: [main(stand(yours(1, { types: ['Land of Wano'], costMost: 3 })), { cost: [trashHand(1, { types: ['Land of Wano'] })] })],
  }),
  character('OP01-121', 'Yamato', 'green', 5, 5000, 1000, 'strike', ['Land of Wano'], 'SEC', {
    rules: [{ rule: 'alsoNamed', name: 'Kouzuki Oden' }],
    keywords: ['doubleAttack', 'banish'],
  }),
]
