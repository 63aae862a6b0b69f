import {
  activateMain,
  allCharacters,
  changePower,
  characterCard,
  continuousAbility,
  counterAbility,
  discard,
  draw,
  eventCard,
  gainsKeyword,
  hasCharacters,
  ko,
  leaderCard,
  leaderHasType,
  mainAbility,
  onPlay,
  opponentCharacters,
  stageCard,
  thisCard,
  triggerAbility,
  whenAttacking,
  yourLeaderOrCharacters,
} from '../card-builders.ts'
import { cost, gains, giveChange, proof } from '../change-builders.ts'
import { restDonCost, restThisCost, trashHandCost } from '../cost-builders.ts'
import type { CardDefinition } from '../card-definition.ts'

/** ST06, in number order. */
export const st06: readonly CardDefinition[] = [
  leaderCard('ST06-001', 'Sakazuki', ['black'], 5, 5000, 'special', ['Navy'], {
    abilities: [
      activateMain(ko(opponentCharacters(1, { costLeast: 0, costMost: 0 })), { limit: 'once', cost: [restDonCost(3), trashHandCost(1)] }),
    ],
  }),
  characterCard('ST06-002', 'Koby', 'black', 1, 2000, 1000, 'strike', ['Navy'], 'C', {
    abilities: [onPlay(ko(opponentCharacters(1, { costLeast: 0, costMost: 0 })), { cost: [trashHandCost(1)] })],
  }),
  characterCard('ST06-003', 'Jango', 'black', 1, 3000, 1000, 'slash', ['Navy'], 'C'),
  characterCard('ST06-004', 'Smoker', 'black', 5, 7000, null, 'special', ['Navy'], 'SR', {
    abilities: [
      continuousAbility(gains(thisCard, proof('ko', 'effects'))),
      continuousAbility(gainsKeyword('doubleAttack'), { don: 1, if: [hasCharacters('any', 1, { costLeast: 0, costMost: 0 })] }),
    ],
  }),
  characterCard('ST06-005', 'Sengoku', 'black', 5, 6000, 1000, 'wisdom', ['Navy'], 'C', {
    abilities: [whenAttacking(giveChange(opponentCharacters(1), cost(-4), 'turn'))],
  }),
  characterCard('ST06-006', 'Tashigi', 'black', 3, 4000, 2000, 'slash', ['Navy'], 'C', {
    abilities: [activateMain(giveChange(opponentCharacters(1), cost(-2), 'turn'), { cost: [restThisCost] })],
  }),
  characterCard('ST06-007', 'Tsuru', 'black', 2, 2000, 1000, 'wisdom', ['Navy'], 'C', { keywords: ['blocker'] }),
  characterCard('ST06-008', 'Hina', 'black', 3, 5000, null, 'special', ['Navy'], 'C', {
    abilities: [onPlay(giveChange(opponentCharacters(1), cost(-4), 'turn'))],
  }),
  characterCard('ST06-009', 'Fullbody', 'black', 2, 4000, 1000, 'strike', ['Navy'], 'C'),
  characterCard('ST06-010', 'Helmeppo', 'black', 2, 3000, 1000, 'slash', ['Navy'], 'C', {
    abilities: [onPlay(giveChange(opponentCharacters(1), cost(-3), 'turn'))],
  }),
  characterCard('ST06-011', 'Momonga', 'black', 4, 6000, 1000, 'slash', ['Navy'], 'C'),
  characterCard('ST06-012', 'Monkey.D.Garp', 'black', 5, 6000, null, 'strike', ['Navy'], 'SR', {
    abilities: [activateMain(ko(opponentCharacters(1, { costMost: 4 })), { cost: [trashHandCost(1), restThisCost] })],
  }),
  characterCard('ST06-013', 'T-Bone', 'black', 3, 5000, 1000, 'slash', ['Navy'], 'C'),
  eventCard('ST06-014', 'Shockwave', 'black', 2, ['Navy'], 'C', {
    abilities: [
      counterAbility([changePower(yourLeaderOrCharacters(1), 4000, 'battle'), ko(opponentCharacters(1, { rested: false, costMost: 3 }))]),
      triggerAbility(ko(opponentCharacters(1, { costMost: 4 }))),
    ],
  }),
  eventCard('ST06-015', 'Great Eruption', 'black', 1, ['Navy'], 'C', {
    abilities: [mainAbility([draw(1), giveChange(opponentCharacters(1), cost(-2), 'turn')]), triggerAbility(discard('opponent', 1))],
  }),
  eventCard('ST06-016', 'White Out', 'black', 1, ['Navy'], 'C', {
    abilities: [
      counterAbility(changePower(yourLeaderOrCharacters(1), 2000, 'battle')),
      triggerAbility([draw(1), giveChange(allCharacters('yours'), proof('ko', 'any'), 'turn')]),
    ],
  }),
  stageCard('ST06-017', 'Navy HQ', 'black', 1, ['Navy'], 'C', {
    abilities: [
      onPlay(giveChange(opponentCharacters(1), cost(-1), 'turn')),
      activateMain(giveChange(opponentCharacters(1), cost(-1), 'turn'), { if: [leaderHasType('Navy')], cost: [restThisCost] }),
    ],
  }),
]
