import {
  activateMain,
  always,
  anyones,
  arrange,
  barAttack,
  character,
  counter,
  deploy,
  discard,
  draw,
  event,
  gainsKeyword,
  gainsPowerPer,
  handCost,
  handLeast,
  handMost,
  leader,
  leaderType,
  lifeToDeck,
  look,
  main,
  onKO,
  onlyIf,
  onPlay,
  opponents,
  playThis,
  power,
  restDon,
  restThis,
  revealed,
  revealHand,
  revealTop,
  salvage,
  search,
  self,
  toDeck,
  toHand,
  trashHand,
  trigger,
  useOwn,
  whenAttacking,
  whenAttackingOrOnBlock,
  yoursOrLeader,
} from '../card-builders.ts'
import type { CardDefinition } from '../card-definition.ts'

/** The cards of colour blue, in number order. */
export const blueCards: readonly CardDefinition[] = [
  leader('OP01-060', 'Donquixote Doflamingo', ['blue'], 5, 5000, 'special', ['The Seven Warlords of the Sea', 'Donquixote Pirates'], {
    abilities: [
      whenAttacking(revealTop({ kind: 'character', types: ['The Seven Warlords of the Sea'], costMost: 4 }), {
        don: 2,
        cost: [restDon(1)],
      }),
    ],
  }),
  character('OP01-063', 'Arlong', 'blue', 4, 5000, 1000, 'slash', ['Fish-Man', 'Arlong Pirates'], 'UC', {
    abilities: [activateMain([revealHand(1), onlyIf(revealed({ kind: 'event' }), lifeToDeck(1))], { don: 1, cost: [restThis] })],
  }),
  character('OP01-064', 'Alvida', 'blue', 2, 3000, 2000, 'strike', ['Buggy Pirates'], 'C', {
    abilities: [whenAttacking(toHand(opponents(1, { costMost: 3 })), { don: 1, cost: [trashHand(1)] })],
  }),
  character('OP01-065', 'Vergo', 'blue', 5, 7000, 1000, 'strike', ['Navy', 'Donquixote Pirates', 'Punk Hazard'], 'C'),
  character('OP01-066', 'Krieg', 'blue', 4, 6000, 1000, 'slash', ['Krieg Pirates'], 'C'),
  character('OP01-067', 'Crocodile', 'blue', 7, 7000, 1000, 'special', ['The Seven Warlords of the Sea', 'Baroque Works'], 'SR', {
    keywords: ['banish'],
    abilities: [always(handCost(-1, { kind: 'event', colour: 'blue' }), { don: 1 })],
  }),
  character('OP01-068', 'Gecko Moria', 'blue', 4, 5000, 1000, 'special', ['The Seven Warlords of the Sea', 'Thriller Bark Pirates'], 'R', {
    abilities: [always(gainsKeyword('doubleAttack'), { turn: 'yours', if: [handLeast(5)] })],
  }),
  character('OP01-069', 'Caesar Clown', 'blue', 4, 5000, 1000, 'special', ['Scientist', 'Punk Hazard'], 'R', {
    abilities: [onKO(search({ name: 'Smiley' }, 'field'))],
  }),
  character('OP01-070', 'Dracule Mihawk', 'blue', 9, 9000, null, 'slash', ['The Seven Warlords of the Sea'], 'SR', {
    abilities: [onPlay(toDeck(anyones(1, { costMost: 7 })))],
  }),
  character('OP01-071', 'Jinbe', 'blue', 4, 2000, null, 'strike', ['Fish-Man', 'Straw Hat Crew'], 'R', {
    abilities: [onPlay(toDeck(anyones(1, { costMost: 3 }))), trigger(playThis)],
  }),
  character('OP01-072', 'Smiley', 'blue', 3, 1000, 1000, 'special', ['Biological Weapon', 'Punk Hazard'], 'C', {
    abilities: [always(gainsPowerPer(self, 1000, 1, { count: 'hand' }), { don: 1, turn: 'yours' })],
  }),
  character(
    'OP01-073',
    'Donquixote Doflamingo',
    'blue',
    3,
    4000,
    1000,
    'special',
    ['The Seven Warlords of the Sea', 'Donquixote Pirates'],
    'R',
    { keywords: ['blocker'], abilities: [onPlay(arrange(5))] },
  ),
  character('OP01-074', 'Bartholomew Kuma', 'blue', 4, 5000, 1000, 'strike', ['The Seven Warlords of the Sea', 'Revolutionary Army'], 'R', {
    keywords: ['blocker'],
    abilities: [onKO(deploy({ name: 'Pacifista', costMost: 4 }))],
  }),
  character('OP01-075', 'Pacifista', 'blue', 4, 5000, null, 'special', ['Biological Weapon', 'Navy'], 'C', {
    rules: [{ rule: 'anyNumber' }],
    keywords: ['blocker'],
  }),
  character('OP01-076', 'Bellamy', 'blue', 2, 4000, 1000, 'strike', ['Dressrosa'], 'C'),
  character('OP01-077', 'Perona', 'blue', 1, 2000, 1000, 'special', ['Thriller Bark Pirates'], 'UC', { abilities: [onPlay(arrange(5))] }),
  character('OP01-078', 'Boa Hancock', 'blue', 4, 5000, 1000, 'special', ['The Seven Warlords of the Sea', 'Kuja Pirates'], 'SR', {
    keywords: ['blocker'],
    abilities: [whenAttackingOrOnBlock(draw(1), { don: 1, if: [handMost(5)] })],
  }),
  character('OP01-079', 'Ms. All Sunday', 'blue', 3, 1000, 1000, 'strike', ['Baroque Works'], 'R', {
    keywords: ['blocker'],
    abilities: [onKO(salvage({ kind: 'event' }), { if: [leaderType('Baroque Works')] })],
  }),
  character('OP01-080', 'Miss Doublefinger(Zala)', 'blue', 3, 4000, 1000, 'slash', ['Baroque Works'], 'C', { abilities: [onKO(draw(1))] }),
  character('OP01-081', 'Mocha', 'blue', 3, 5000, 1000, 'strike', ['Punk Hazard'], 'C'),
  character('OP01-082', 'Monet', 'blue', 2, 3000, 1000, 'special', ['Donquixote Pirates', 'Punk Hazard'], 'C', {
    abilities: [trigger(playThis)],
  }),
  character('OP01-083', 'Mr.1(Daz.Bonez)', 'blue', 2, 3000, 1000, 'slash', ['Baroque Works'], 'UC', {
    abilities: [
      always(gainsPowerPer(self, 1000, 2, { count: 'trash', filter: { kind: 'event' } }), {
        don: 1,
        turn: 'yours',
        if: [leaderType('Baroque Works')],
      }),
    ],
  }),
  character('OP01-084', 'Mr.2.Bon.Kurei(Bentham)', 'blue', 3, 4000, 2000, 'strike', ['Baroque Works'], 'UC', {
    abilities: [whenAttacking(look(5, { kind: 'event', types: ['Baroque Works'] }), { don: 1 })],
  }),
  character('OP01-085', 'Mr.3(Galdino)', 'blue', 2, 3000, 1000, 'special', ['Baroque Works'], 'UC', {
    abilities: [onPlay(barAttack(opponents(1, { costMost: 4 })), { if: [leaderType('Baroque Works')] })],
  }),
  event('OP01-086', 'Overheat', 'blue', 2, ['The Seven Warlords of the Sea', 'Donquixote Pirates'], 'R', {
    abilities: [
      counter([power(yoursOrLeader(1), 4000, 'battle'), toHand(anyones(1, { rested: false, costMost: 3 }))]),
      trigger(toHand(anyones(1, { costMost: 4 }))),
    ],
  }),
  event('OP01-087', 'Officer Agents', 'blue', 2, ['Baroque Works'], 'C', {
    abilities: [counter(deploy({ types: ['Baroque Works'], costMost: 3 })), trigger(useOwn('counter'))],
  }),
  event('OP01-088', 'Desert Spada', 'blue', 1, ['The Seven Warlords of the Sea', 'Baroque Works'], 'UC', {
    abilities: [counter([power(yoursOrLeader(1), 2000, 'battle'), arrange(3)]), trigger([draw(2), discard('you', 1)])],
  }),
  event('OP01-089', 'Crescent Cutlass', 'blue', 3, ['The Seven Warlords of the Sea', 'Baroque Works'], 'C', {
    abilities: [counter(toHand(anyones(1, { costMost: 5 })), { if: [leaderType('The Seven Warlords of the Sea')] })],
  }),
  event('OP01-090', 'Baroque Works', 'blue', 1, ['Baroque Works'], 'UC', {
    abilities: [main(look(5, { types: ['Baroque Works'], notName: 'Baroque Works' }))],
  }),
]
