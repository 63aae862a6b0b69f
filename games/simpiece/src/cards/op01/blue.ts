import {
  activateMain,
  continuousAbility,
  anyonesCharacters,
  arrangeTopCards,
  barAttack,
  characterCard,
  counterAbility,
  deployFromHand,
  discard,
  draw,
  eventCard,
  gainsKeyword,
  gainsPowerPer,
  changesHandCost,
  handHasAtLeast,
  handHasAtMost,
  leaderCard,
  leaderHasType,
  opponentLifeToDeck,
  lookAtTopCards,
  mainAbility,
  onKO,
  onlyIf,
  onPlay,
  opponentCharacters,
  playThis,
  changePower,
  revealedCardMatches,
  revealOpponentHand,
  revealTop,
  salvageFromTrash,
  searchDeck,
  thisCard,
  toDeck,
  toHand,
  triggerAbility,
  useOwnAbility,
  whenAttacking,
  whenAttackingOrOnBlock,
  yourLeaderOrCharacters,
} from '../../card-builders.ts'
import { restDonCost, restThisCost, trashHandCost } from '../../cost-builders.ts'
import type { CardDefinition } from '../../card-definition.ts'

/** The cards of colour blue, in number order. */
export const blueCards: readonly CardDefinition[] = [
  leaderCard('OP01-060', 'Donquixote Doflamingo', ['blue'], 5, 5000, 'special', ['The Seven Warlords of the Sea', 'Donquixote Pirates'], {
    abilities: [
      whenAttacking(revealTop({ kind: 'character', types: ['The Seven Warlords of the Sea'], costMost: 4 }), {
        don: 2,
        cost: [restDonCost(1)],
      }),
    ],
  }),
  characterCard('OP01-063', 'Arlong', 'blue', 4, 5000, 1000, 'slash', ['Fish-Man', 'Arlong Pirates'], 'UC', {
    abilities: [
      activateMain([revealOpponentHand(1), onlyIf(revealedCardMatches({ kind: 'event' }), opponentLifeToDeck(1))], {
        don: 1,
        cost: [restThisCost],
      }),
    ],
  }),
  characterCard('OP01-064', 'Alvida', 'blue', 2, 3000, 2000, 'strike', ['Buggy Pirates'], 'C', {
    abilities: [whenAttacking(toHand(opponentCharacters(1, { costMost: 3 })), { don: 1, cost: [trashHandCost(1)] })],
  }),
  characterCard('OP01-065', 'Vergo', 'blue', 5, 7000, 1000, 'strike', ['Navy', 'Donquixote Pirates', 'Punk Hazard'], 'C'),
  characterCard('OP01-066', 'Krieg', 'blue', 4, 6000, 1000, 'slash', ['Krieg Pirates'], 'C'),
  characterCard('OP01-067', 'Crocodile', 'blue', 7, 7000, 1000, 'special', ['The Seven Warlords of the Sea', 'Baroque Works'], 'SR', {
    keywords: ['banish'],
    abilities: [continuousAbility(changesHandCost(-1, { kind: 'event', colour: 'blue' }), { don: 1 })],
  }),
  characterCard(
    'OP01-068',
    'Gecko Moria',
    'blue',
    4,
    5000,
    1000,
    'special',
    ['The Seven Warlords of the Sea', 'Thriller Bark Pirates'],
    'R',
    {
      abilities: [continuousAbility(gainsKeyword('doubleAttack'), { turn: 'yours', if: [handHasAtLeast(5)] })],
    },
  ),
  characterCard('OP01-069', 'Caesar Clown', 'blue', 4, 5000, 1000, 'special', ['Scientist', 'Punk Hazard'], 'R', {
    abilities: [onKO(searchDeck({ name: 'Smiley' }, 'field'))],
  }),
  characterCard('OP01-070', 'Dracule Mihawk', 'blue', 9, 9000, null, 'slash', ['The Seven Warlords of the Sea'], 'SR', {
    abilities: [onPlay(toDeck(anyonesCharacters(1, { costMost: 7 })))],
  }),
  characterCard('OP01-071', 'Jinbe', 'blue', 4, 2000, null, 'strike', ['Fish-Man', 'Straw Hat Crew'], 'R', {
    abilities: [onPlay(toDeck(anyonesCharacters(1, { costMost: 3 }))), triggerAbility(playThis)],
  }),
  characterCard('OP01-072', 'Smiley', 'blue', 3, 1000, 1000, 'special', ['Biological Weapon', 'Punk Hazard'], 'C', {
    abilities: [continuousAbility(gainsPowerPer(thisCard, 1000, 1, { count: 'hand' }), { don: 1, turn: 'yours' })],
  }),
  characterCard(
    'OP01-073',
    'Donquixote Doflamingo',
    'blue',
    3,
    4000,
    1000,
    'special',
    ['The Seven Warlords of the Sea', 'Donquixote Pirates'],
    'R',
    { keywords: ['blocker'], abilities: [onPlay(arrangeTopCards(5))] },
  ),
  characterCard(
    'OP01-074',
    'Bartholomew Kuma',
    'blue',
    4,
    5000,
    1000,
    'strike',
    ['The Seven Warlords of the Sea', 'Revolutionary Army'],
    'R',
    {
      keywords: ['blocker'],
      abilities: [onKO(deployFromHand({ name: 'Pacifista', costMost: 4 }))],
    },
  ),
  characterCard('OP01-075', 'Pacifista', 'blue', 4, 5000, null, 'special', ['Biological Weapon', 'Navy'], 'C', {
    rules: [{ rule: 'anyNumber' }],
    keywords: ['blocker'],
  }),
  characterCard('OP01-076', 'Bellamy', 'blue', 2, 4000, 1000, 'strike', ['Dressrosa'], 'C'),
  characterCard('OP01-077', 'Perona', 'blue', 1, 2000, 1000, 'special', ['Thriller Bark Pirates'], 'UC', {
    abilities: [onPlay(arrangeTopCards(5))],
  }),
  characterCard('OP01-078', 'Boa Hancock', 'blue', 4, 5000, 1000, 'special', ['The Seven Warlords of the Sea', 'Kuja Pirates'], 'SR', {
    keywords: ['blocker'],
    abilities: [whenAttackingOrOnBlock(draw(1), { don: 1, if: [handHasAtMost(5)] })],
  }),
  characterCard('OP01-079', 'Ms. All Sunday', 'blue', 3, 1000, 1000, 'strike', ['Baroque Works'], 'R', {
    keywords: ['blocker'],
    abilities: [onKO(salvageFromTrash({ kind: 'event' }), { if: [leaderHasType('Baroque Works')] })],
  }),
  characterCard('OP01-080', 'Miss Doublefinger(Zala)', 'blue', 3, 4000, 1000, 'slash', ['Baroque Works'], 'C', {
    abilities: [onKO(draw(1))],
  }),
  characterCard('OP01-081', 'Mocha', 'blue', 3, 5000, 1000, 'strike', ['Punk Hazard'], 'C'),
  characterCard('OP01-082', 'Monet', 'blue', 2, 3000, 1000, 'special', ['Donquixote Pirates', 'Punk Hazard'], 'C', {
    abilities: [triggerAbility(playThis)],
  }),
  characterCard('OP01-083', 'Mr.1(Daz.Bonez)', 'blue', 2, 3000, 1000, 'slash', ['Baroque Works'], 'UC', {
    abilities: [
      continuousAbility(gainsPowerPer(thisCard, 1000, 2, { count: 'trash', filter: { kind: 'event' } }), {
        don: 1,
        turn: 'yours',
        if: [leaderHasType('Baroque Works')],
      }),
    ],
  }),
  characterCard('OP01-084', 'Mr.2.Bon.Kurei(Bentham)', 'blue', 3, 4000, 2000, 'strike', ['Baroque Works'], 'UC', {
    abilities: [whenAttacking(lookAtTopCards(5, { kind: 'event', types: ['Baroque Works'] }), { don: 1 })],
  }),
  characterCard('OP01-085', 'Mr.3(Galdino)', 'blue', 2, 3000, 1000, 'special', ['Baroque Works'], 'UC', {
    abilities: [onPlay(barAttack(opponentCharacters(1, { costMost: 4 })), { if: [leaderHasType('Baroque Works')] })],
  }),
  eventCard('OP01-086', 'Overheat', 'blue', 2, ['The Seven Warlords of the Sea', 'Donquixote Pirates'], 'R', {
    abilities: [
      counterAbility([
        changePower(yourLeaderOrCharacters(1), 4000, 'battle'),
        toHand(anyonesCharacters(1, { rested: false, costMost: 3 })),
      ]),
      triggerAbility(toHand(anyonesCharacters(1, { costMost: 4 }))),
    ],
  }),
  eventCard('OP01-087', 'Officer Agents', 'blue', 2, ['Baroque Works'], 'C', {
    abilities: [counterAbility(deployFromHand({ types: ['Baroque Works'], costMost: 3 })), triggerAbility(useOwnAbility('counter'))],
  }),
  eventCard('OP01-088', 'Desert Spada', 'blue', 1, ['The Seven Warlords of the Sea', 'Baroque Works'], 'UC', {
    abilities: [
      counterAbility([changePower(yourLeaderOrCharacters(1), 2000, 'battle'), arrangeTopCards(3)]),
      triggerAbility([draw(2), discard('you', 1)]),
    ],
  }),
  eventCard('OP01-089', 'Crescent Cutlass', 'blue', 3, ['The Seven Warlords of the Sea', 'Baroque Works'], 'C', {
    abilities: [counterAbility(toHand(anyonesCharacters(1, { costMost: 5 })), { if: [leaderHasType('The Seven Warlords of the Sea')] })],
  }),
  eventCard('OP01-090', 'Baroque Works', 'blue', 1, ['Baroque Works'], 'UC', {
    abilities: [mainAbility(lookAtTopCards(5, { types: ['Baroque Works'], notName: 'Baroque Works' }))],
  }),
]
