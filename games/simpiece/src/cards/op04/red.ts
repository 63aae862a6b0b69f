import {
  activateMain,
  allCharacters,
  changePower,
  characterCard,
  continuousAbility,
  counterAbility,
  deployFromHand,
  draw,
  eventCard,
  gainsKeyword,
  gainsPower,
  grantKeyword,
  hasCharacters,
  ko,
  leaderCard,
  leaderHasType,
  leaderIs,
  leaderIsNamed,
  lookAtTopCards,
  mainAbility,
  onKO,
  onPlay,
  onlyIf,
  opponentCharacters,
  opponentLeaderOrCharacters,
  thisCard,
  toHand,
  triggerAbility,
  useOwnAbility,
  whenAttacking,
  yourCharacters,
  yourLeaderOrCharacters,
} from '../../card-builders.ts'
import { atTheEndOf, cannot, gains } from '../../change-builders.ts'
import { restDonCost, restThisCost, trashHandCost } from '../../cost-builders.ts'
import type { CardDefinition } from '../../card-definition.ts'

/** Red cards of OP04, in number order. */
export const redCards: readonly CardDefinition[] = [
  leaderCard('OP04-001', 'Nefeltari Vivi', ['red', 'blue'], 5, 5000, 'slash', ['Alabasta'], {
    abilities: [
      continuousAbility(gains(thisCard, cannot('attack'))),
      activateMain([draw(1), grantKeyword(yourCharacters(1), 'rush')], { limit: 'once', cost: [restDonCost(2)] }),
    ],
  }),
  characterCard('OP04-002', 'Igaram', 'red', 2, 3000, 1000, 'ranged', ['Alabasta'], 'R', {
    abilities: [
      activateMain(lookAtTopCards(5, { types: ['Alabasta'] }), {
        cost: [restThisCost, { pay: 'weaken', who: 'leader', active: true, by: -5000 }],
      }),
    ],
  }),
  characterCard('OP04-003', 'Usopp', 'red', 4, 5000, 1000, 'wisdom', ['Alabasta', 'Straw Hat Crew'], 'UC', {
    abilities: [onKO(ko(opponentCharacters(1, { basePowerMost: 5000 })))],
  }),
  characterCard('OP04-005', 'Kung Fu Jugon', 'red', 1, 1000, 1000, 'strike', ['Animal', 'Alabasta'], 'C', {
    abilities: [continuousAbility(gainsKeyword('blocker'), { if: [hasCharacters('yours', 1, { name: 'Kung Fu Jugon', notThis: true })] })],
  }),
  characterCard('OP04-006', 'Koza', 'red', 3, 3000, 2000, 'slash', ['Alabasta'], 'UC', {
    abilities: [
      whenAttacking(changePower(thisCard, 2000, 'yourNextStart'), { cost: [{ pay: 'weaken', who: 'leader', active: true, by: -5000 }] }),
    ],
  }),
  characterCard('OP04-007', 'Sanji', 'red', 1, 3000, 1000, 'strike', ['Alabasta', 'Straw Hat Crew'], 'C'),
  characterCard('OP04-008', 'Chaka', 'red', 3, 5000, null, 'slash', ['Alabasta'], 'R', {
    abilities: [
      whenAttacking([changePower(opponentCharacters(1), -3000, 'turn'), ko(opponentCharacters(1, { powerMost: 0 }))], {
        don: 1,
        if: [leaderIsNamed('Nefeltari Vivi')],
      }),
    ],
  }),
  characterCard('OP04-009', 'Super Spot-Billed Duck Troops', 'red', 2, 3000, 2000, 'strike', ['Animal', 'Alabasta'], 'UC', {
    abilities: [whenAttacking(atTheEndOf('turn', toHand(thisCard)), { cost: [{ pay: 'weaken', who: 'leader', active: true, by: -5000 }] })],
  }),
  characterCard('OP04-010', 'Tony Tony.Chopper', 'red', 3, 4000, 1000, 'strike', ['Animal', 'Alabasta', 'Straw Hat Crew'], 'C', {
    abilities: [onPlay(deployFromHand({ types: ['Animal'], powerMost: 3000 }))],
  }),
  characterCard('OP04-012', 'Nefeltari Cobra', 'red', 2, 0, 1000, 'wisdom', ['Alabasta'], 'C', {
    abilities: [continuousAbility(gainsPower(allCharacters('yours', { types: ['Alabasta'], notThis: true }), 1000), { turn: 'yours' })],
  }),
  characterCard('OP04-013', 'Pell', 'red', 5, 6000, null, 'slash', ['Alabasta'], 'SR', {
    abilities: [whenAttacking(ko(opponentCharacters(1, { powerMost: 4000 })), { don: 1 })],
  }),
  characterCard('OP04-014', 'Monkey.D.Luffy', 'red', 8, 9000, null, 'strike', ['Alabasta', 'Straw Hat Crew'], 'UC', {
    keywords: ['banish'],
  }),
  characterCard('OP04-015', 'Roronoa Zoro', 'red', 5, 6000, 1000, 'slash', ['Alabasta', 'Straw Hat Crew'], 'R', {
    abilities: [onPlay(changePower(opponentCharacters(1), -2000, 'turn'))],
  }),
  eventCard('OP04-016', 'Bad Manners Kick Course', 'red', 0, ['Alabasta', 'Straw Hat Crew'], 'R', {
    abilities: [
      counterAbility(changePower(yourLeaderOrCharacters(1), 3000, 'battle'), { cost: [trashHandCost(1)] }),
      triggerAbility(changePower(opponentLeaderOrCharacters(1), -3000, 'turn')),
    ],
  }),
  eventCard('OP04-017', 'Happiness Punch', 'red', 1, ['Alabasta', 'Straw Hat Crew'], 'C', {
    abilities: [
      counterAbility([
        changePower(opponentLeaderOrCharacters(1), -2000, 'turn'),
        onlyIf(leaderIs({ rested: false }), changePower(opponentLeaderOrCharacters(1), -1000, 'turn')),
      ]),
    ],
  }),
  eventCard('OP04-018', 'Enchanting Vertigo Dance', 'red', 3, ['Alabasta'], 'UC', {
    abilities: [
      mainAbility(changePower(opponentCharacters(2), -2000, 'turn'), { if: [leaderHasType('Alabasta')] }),
      triggerAbility(useOwnAbility('main')),
    ],
  }),
  characterCard('OP04-118', 'Nefeltari Vivi', 'red', 7, 4000, 1000, 'wisdom', ['Alabasta'], 'SEC', {
    abilities: [continuousAbility(gainsKeyword('rush', allCharacters('yours', { colour: 'red', costLeast: 3, notThis: true })))],
  }),
]
