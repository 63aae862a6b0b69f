import {
  activateMain,
  changePower,
  characterCard,
  continuousAbility,
  counterAbility,
  deployFromHand,
  draw,
  eventCard,
  gainsKeyword,
  giveDon,
  hasCharacters,
  ko,
  leaderHasType,
  leaderIs,
  lifeIsAtMost,
  lookAtTopCards,
  mainAbility,
  onPlay,
  onlyIf,
  opponentCharacters,
  opponentLeaderOrCharacters,
  playThis,
  stageCard,
  triggerAbility,
  useOwnAbility,
  whenAttacking,
  yourLeaderOrCharacters,
} from '../../card-builders.ts'
import { barPlayer } from '../../change-builders.ts'
import { restThisCost, trashHandCost } from '../../cost-builders.ts'
import type { CardDefinition } from '../../card-definition.ts'

/** Red cards of OP05, in number order. */
export const redCards: readonly CardDefinition[] = [
  characterCard('OP05-003', 'Inazuma', 'red', 3, 4000, 1000, 'slash', ['Revolutionary Army'], 'UC', {
    abilities: [continuousAbility(gainsKeyword('rush'), { if: [hasCharacters('yours', 1, { powerLeast: 7000, notThis: true })] })],
  }),
  characterCard('OP05-004', 'Emporio.Ivankov', 'red', 4, 5000, 1000, 'special', ['Revolutionary Army'], 'UC', {
    abilities: [
      activateMain(deployFromHand({ types: ['Revolutionary Army'], powerMost: 5000, notName: 'Emporio.Ivankov' }), {
        limit: 'once',
        if: [{ test: 'thisMatches', filter: { powerLeast: 7000 } }],
      }),
    ],
  }),
  characterCard('OP05-005', 'Karasu', 'red', 4, 5000, 1000, 'special', ['Revolutionary Army'], 'R', {
    abilities: [
      onPlay(changePower(opponentLeaderOrCharacters(1), -1000, 'turn'), { if: [leaderHasType('Revolutionary Army')] }),
      whenAttacking(changePower(opponentLeaderOrCharacters(1), -1000, 'turn'), {
        if: [{ test: 'thisMatches', filter: { powerLeast: 7000 } }],
      }),
    ],
  }),
  characterCard('OP05-006', 'Koala', 'red', 2, 3000, 2000, 'strike', ['Revolutionary Army'], 'SR', {
    abilities: [onPlay(changePower(opponentCharacters(1), -3000, 'turn'), { if: [leaderHasType('Revolutionary Army')] })],
  }),
  characterCard('OP05-008', 'Chaka', 'red', 5, 6000, 1000, 'slash', ['Alabasta'], 'UC', {
    abilities: [activateMain(giveDon(2, { ...yourLeaderOrCharacters(1), upTo: false }), { don: 1, limit: 'once' })],
  }),
  characterCard('OP05-009', 'Toh-Toh', 'red', 1, 0, 2000, 'wisdom', ['Alabasta'], 'C', {
    abilities: [onPlay(draw(1), { if: [leaderIs({ powerMost: 0 })] })],
  }),
  characterCard('OP05-010', 'Nico Robin', 'red', 1, 2000, 1000, 'strike', ['Straw Hat Crew'], 'UC', {
    abilities: [onPlay(ko(opponentCharacters(1, { powerMost: 1000 })))],
  }),
  characterCard(
    'OP05-011',
    'Bartholomew Kuma',
    'red',
    2,
    2000,
    1000,
    'strike',
    ['The Seven Warlords of the Sea', 'Revolutionary Army'],
    'C',
    {
      abilities: [
        onPlay(ko(opponentCharacters(1, { powerMost: 2000 }))),
        triggerAbility(playThis, { if: [leaderIs({ multicoloured: true })] }),
      ],
    },
  ),
  characterCard('OP05-012', 'Hack', 'red', 3, 5000, 1000, 'strike', ['Fish-Man', 'Revolutionary Army'], 'C'),
  characterCard('OP05-013', 'Bunny Joe', 'red', 2, 2000, 1000, 'ranged', ['Revolutionary Army'], 'C', { keywords: ['blocker'] }),
  characterCard('OP05-014', 'Pell', 'red', 3, 4000, 1000, 'slash', ['Alabasta'], 'C', {
    abilities: [whenAttacking(changePower(opponentCharacters(1), -2000, 'turn'), { don: 1 })],
  }),
  characterCard('OP05-015', 'Belo Betty', 'red', 1, 2000, 1000, 'special', ['Revolutionary Army'], 'R', {
    abilities: [onPlay(lookAtTopCards(5, { types: ['Revolutionary Army'], notName: 'Belo Betty' }))],
  }),
  characterCard('OP05-016', 'Morley', 'red', 3, 5000, null, 'special', ['Giant', 'Revolutionary Army'], 'R', {
    abilities: [
      whenAttacking(barPlayer('opponent', 'useBlocker', 'battle'), { if: [{ test: 'thisMatches', filter: { powerLeast: 7000 } }] }),
      triggerAbility(playThis, { if: [leaderIs({ multicoloured: true })], cost: [trashHandCost(1)] }),
    ],
  }),
  characterCard('OP05-017', 'Lindbergh', 'red', 4, 5000, 1000, 'special', ['Minks', 'Revolutionary Army'], 'R', {
    abilities: [
      whenAttacking(ko(opponentCharacters(1, { powerMost: 3000 })), { if: [{ test: 'thisMatches', filter: { powerLeast: 7000 } }] }),
      triggerAbility(playThis, { if: [leaderIs({ multicoloured: true })], cost: [trashHandCost(1)] }),
    ],
  }),
  eventCard('OP05-018', 'Emporio Energy Hormone', 'red', 3, ['Revolutionary Army'], 'C', {
    abilities: [
      counterAbility([
        changePower(yourLeaderOrCharacters(1), 3000, 'battle'),
        deployFromHand({ types: ['Revolutionary Army'], powerMost: 5000 }),
      ]),
      triggerAbility(deployFromHand({ types: ['Revolutionary Army'], powerMost: 5000 })),
    ],
  }),
  eventCard('OP05-019', 'Fire Fist', 'red', 2, ['Revolutionary Army'], 'R', {
    abilities: [
      mainAbility([
        changePower(opponentCharacters(1), -4000, 'turn'),
        onlyIf(lifeIsAtMost(2), ko(opponentCharacters(1, { powerMost: 0 }))),
      ]),
      triggerAbility(useOwnAbility('main')),
    ],
  }),
  eventCard('OP05-020', 'Four Thousand-Brick Fist', 'red', 2, ['Fish-Man', 'Revolutionary Army'], 'UC', {
    abilities: [
      mainAbility([changePower(yourLeaderOrCharacters(1), 2000, 'turn'), ko(opponentCharacters(1, { powerMost: 2000 }))]),
      triggerAbility(changePower(yourLeaderOrCharacters(1), 1000, 'turn')),
    ],
  }),
  stageCard('OP05-021', 'Revolutionary Army HQ', 'red', 1, ['Revolutionary Army'], 'UC', {
    abilities: [activateMain(lookAtTopCards(3, { types: ['Revolutionary Army'] }), { cost: [trashHandCost(1), restThisCost] })],
  }),
]
