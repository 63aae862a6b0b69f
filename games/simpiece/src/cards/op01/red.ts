import {
  activateMain,
  allCharacters,
  continuousAbility,
  barBlockers,
  cannotBeKOdInBattle,
  characterCard,
  counterAbility,
  deployFromHand,
  draw,
  eventCard,
  gainsKeyword,
  gainsPower,
  giveDon,
  grantKeyword,
  ko,
  leaderCard,
  lifeIsAtMost,
  lookAtTopCards,
  mainAbility,
  morePowerForChosenCard,
  onBlock,
  onKO,
  onlyIf,
  onPlay,
  whenOpponentActivatesEvent,
  opponentCharacters,
  opponentLeaderOrCharacters,
  playThis,
  changePower,
  salvageFromTrash,
  thisCard,
  triggerAbility,
  useOwnAbility,
  whenAttacking,
  yourLeaderOrCharacters,
} from '../../card-builders.ts'
import { handToDeckCost, lifeToHandCost, restThisCost, trashHandCost } from '../../cost-builders.ts'
import type { CardDefinition } from '../../card-definition.ts'

/** The cards of colour red, in number order. */
export const redCards: readonly CardDefinition[] = [
  leaderCard('OP01-001', 'Roronoa Zoro', ['red'], 5, 5000, 'slash', ['Supernovas', 'Straw Hat Crew'], {
    abilities: [continuousAbility(gainsPower(allCharacters('yours'), 1000), { don: 1, turn: 'yours' })],
  }),
  characterCard('OP01-004', 'Usopp', 'red', 2, 3000, 2000, 'ranged', ['Straw Hat Crew'], 'R', {
    abilities: [whenOpponentActivatesEvent(draw(1), { don: 1, turn: 'yours', limit: 'once' })],
  }),
  characterCard('OP01-005', 'Uta', 'red', 4, 4000, null, 'special', ['FILM'], 'R', {
    abilities: [onPlay(salvageFromTrash({ kind: 'character', colour: 'red', notName: 'Uta', costMost: 3 }))],
  }),
  characterCard('OP01-006', 'Otama', 'red', 1, 0, 2000, 'special', ['Land of Wano'], 'UC', {
    abilities: [onPlay(changePower(opponentCharacters(1), -2000, 'turn'))],
  }),
  characterCard('OP01-007', 'Caribou', 'red', 3, 4000, 1000, 'special', ['Supernovas', 'Caribou Pirates'], 'C', {
    abilities: [onKO(ko(opponentCharacters(1, { powerMost: 4000 })))],
  }),
  characterCard('OP01-008', 'Cavendish', 'red', 4, 5000, null, 'slash', ['Supernovas', 'Beautiful Pirates'], 'C', {
    abilities: [onPlay(grantKeyword(thisCard, 'rush'), { cost: [lifeToHandCost(1)] })],
  }),
  characterCard('OP01-009', 'Carrot', 'red', 2, 3000, 1000, 'strike', ['Minks'], 'C', { abilities: [triggerAbility(playThis)] }),
  characterCard('OP01-010', 'Komachiyo', 'red', 1, 3000, 1000, 'strike', ['Animal', 'Land of Wano'], 'C'),
  characterCard('OP01-011', 'Gordon', 'red', 2, 3000, 2000, 'wisdom', ['FILM'], 'UC', {
    abilities: [onPlay(draw(1), { cost: [handToDeckCost(1)] })],
  }),
  characterCard('OP01-012', 'Sai', 'red', 2, 4000, 1000, 'slash', ['Happosui Army'], 'C'),
  characterCard('OP01-013', 'Sanji', 'red', 2, 3000, 2000, 'strike', ['Straw Hat Crew'], 'R', {
    abilities: [activateMain([changePower(thisCard, 2000, 'turn'), giveDon(2)], { limit: 'once', cost: [lifeToHandCost(1)] })],
  }),
  characterCard('OP01-014', 'Jinbe', 'red', 4, 5000, null, 'strike', ['Fish-Man', 'Straw Hat Crew'], 'UC', {
    keywords: ['blocker'],
    abilities: [onBlock(deployFromHand({ colour: 'red', costMost: 2 }), { don: 1 })],
  }),
  characterCard('OP01-015', 'Tony Tony.Chopper', 'red', 3, 4000, 1000, 'wisdom', ['Animal', 'Straw Hat Crew'], 'UC', {
    abilities: [
      whenAttacking(salvageFromTrash({ kind: 'character', types: ['Straw Hat Crew'], notName: 'Tony Tony.Chopper', costMost: 4 }), {
        don: 1,
        cost: [trashHandCost(1)],
      }),
    ],
  }),
  characterCard('OP01-016', 'Nami', 'red', 1, 2000, 1000, 'special', ['Straw Hat Crew'], 'R', {
    abilities: [onPlay(lookAtTopCards(5, { types: ['Straw Hat Crew'], notName: 'Nami' }))],
  }),
  characterCard('OP01-017', 'Nico Robin', 'red', 3, 4000, 1000, 'strike', ['Straw Hat Crew'], 'R', {
    abilities: [whenAttacking(ko(opponentCharacters(1, { powerMost: 3000 })), { don: 1 })],
  }),
  characterCard('OP01-018', 'Hajrudin', 'red', 4, 6000, 1000, 'strike', ['Giant', 'New Giant Pirates'], 'C'),
  characterCard('OP01-019', 'Bartolomeo', 'red', 2, 2000, 1000, 'special', ['Supernovas', 'Barto Club'], 'C', {
    keywords: ['blocker'],
    abilities: [continuousAbility(gainsPower(thisCard, 3000), { don: 2, turn: 'opponents' })],
  }),
  characterCard('OP01-020', 'Hyogoro', 'red', 2, 3000, 1000, 'strike', ['Land of Wano'], 'C', {
    abilities: [activateMain(changePower(yourLeaderOrCharacters(1), 2000, 'turn'), { cost: [restThisCost] })],
  }),
  characterCard('OP01-021', 'Franky', 'red', 3, 4000, null, 'ranged', ['Straw Hat Crew'], 'UC', {
    abilities: [continuousAbility(gainsKeyword('attackActive'), { don: 1 })],
  }),
  characterCard('OP01-022', 'Brook', 'red', 4, 5000, 1000, 'slash', ['Straw Hat Crew'], 'UC', {
    abilities: [whenAttacking(changePower(opponentCharacters(2), -2000, 'turn'), { don: 1 })],
  }),
  characterCard('OP01-023', 'Marco', 'red', 3, 5000, 1000, 'special', ['Former Whitebeard Pirates'], 'C'),
  characterCard('OP01-024', 'Monkey.D.Luffy', 'red', 2, 3000, 1000, 'strike', ['Supernovas', 'Straw Hat Crew'], 'SR', {
    abilities: [
      continuousAbility(cannotBeKOdInBattle(thisCard, { attribute: 'strike' }), { don: 2 }),
      activateMain(giveDon(2), { limit: 'once' }),
    ],
  }),
  characterCard('OP01-025', 'Roronoa Zoro', 'red', 3, 5000, null, 'slash', ['Supernovas', 'Straw Hat Crew'], 'SR', { keywords: ['rush'] }),
  eventCard('OP01-026', 'Gum-Gum Fire-Fist Pistol Red Hawk', 'red', 2, ['Supernovas', 'Straw Hat Crew'], 'R', {
    abilities: [
      counterAbility([changePower(yourLeaderOrCharacters(1), 4000, 'battle'), ko(opponentCharacters(1, { powerMost: 4000 }))]),
      triggerAbility(changePower(opponentLeaderOrCharacters(1), -10000, 'turn')),
    ],
  }),
  eventCard('OP01-027', 'Round Table', 'red', 4, ['Supernovas', 'Beautiful Pirates'], 'C', {
    abilities: [mainAbility(changePower(opponentCharacters(1), -10000, 'turn'))],
  }),
  eventCard('OP01-028', 'Green Star Rafflesia', 'red', 1, ['Straw Hat Crew'], 'C', {
    abilities: [counterAbility(changePower(opponentLeaderOrCharacters(1), -2000, 'turn')), triggerAbility(useOwnAbility('counter'))],
  }),
  eventCard('OP01-029', 'Radical Beam!!', 'red', 1, ['Straw Hat Crew'], 'UC', {
    abilities: [
      counterAbility([
        changePower(yourLeaderOrCharacters(1), 2000, 'battle'),
        onlyIf(lifeIsAtMost(2), morePowerForChosenCard(2000, 'battle')),
      ]),
      triggerAbility(changePower(yourLeaderOrCharacters(1), 1000, 'turn')),
    ],
  }),
  eventCard('OP01-030', 'In Two Years!! At the Sabaody Archipelago!!', 'red', 1, ['Straw Hat Crew'], 'UC', {
    abilities: [mainAbility(lookAtTopCards(5, { kind: 'character', types: ['Straw Hat Crew'] })), triggerAbility(useOwnAbility('main'))],
  }),
  characterCard('OP01-120', 'Shanks', 'red', 9, 10000, null, 'slash', ['The Four Emperors', 'Red-Haired Pirates'], 'SEC', {
    keywords: ['rush'],
    abilities: [whenAttacking(barBlockers(2000))],
  }),
]
