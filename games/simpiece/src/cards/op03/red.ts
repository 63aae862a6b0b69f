import {
  activateMain,
  barBlockers,
  changePower,
  characterCard,
  continuousAbility,
  deployFromHand,
  draw,
  eventCard,
  giveDon,
  ko,
  leaderIs,
  lookAtTopCards,
  mainAbility,
  mainOrCounterAbility,
  onKO,
  onPlay,
  opponentCharacters,
  opponentLeaderOrCharacters,
  thisCard,
  triggerAbility,
  useOwnAbility,
  whenAttacking,
  yourLeader,
  yourLeaderOrCharacters,
} from '../../card-builders.ts'
import { atTheEndOf, trash } from '../../change-builders.ts'
import { trashHandCost } from '../../cost-builders.ts'
import type { CardDefinition } from '../../card-definition.ts'

/** Red cards of OP03, in number order. */
export const redCards: readonly CardDefinition[] = [
  characterCard('OP03-002', 'Adio', 'red', 4, 5000, 1000, 'ranged', ['ODYSSEY'], 'UC', {
    abilities: [whenAttacking(barBlockers(2000), { don: 1 })],
  }),
  characterCard('OP03-003', 'Izo', 'red', 1, 2000, 1000, 'ranged', ['Land of Wano', 'Whitebeard Pirates'], 'R', {
    abilities: [onPlay(lookAtTopCards(5, { typeIncludes: 'Whitebeard Pirates', notName: 'Izo' }))],
  }),
  characterCard('OP03-005', 'Thatch', 'red', 1, 2000, 1000, 'slash', ['Whitebeard Pirates'], 'UC', {
    abilities: [activateMain([changePower(thisCard, 2000, 'turn'), atTheEndOf('turn', trash(thisCard))], { limit: 'once' })],
  }),
  characterCard('OP03-006', 'Speed Jil', 'red', 4, 6000, 1000, 'slash', ['Whitebeard Pirates'], 'C'),
  characterCard('OP03-007', 'Namule', 'red', 3, 5000, 1000, 'strike', ['Fish-Man', 'Whitebeard Pirates'], 'C'),
  characterCard('OP03-008', 'Buggy', 'red', 1, 3000, null, 'slash', ['Buggy Pirates'], 'UC', {
    abilities: [
      continuousAbility({ gives: 'battleProof', target: { of: 'this' }, by: { attribute: 'slash' }, leaders: true }),
      onPlay(lookAtTopCards(5, { colour: 'red', kind: 'event' })),
    ],
  }),
  characterCard('OP03-009', 'Haruta', 'red', 2, 3000, 1000, 'slash', ['Whitebeard Pirates'], 'C', {
    abilities: [activateMain(giveDon(1, { ...yourLeaderOrCharacters(1), upTo: false }), { limit: 'once' })],
  }),
  characterCard('OP03-010', 'Fossa', 'red', 2, 2000, 1000, 'slash', ['Whitebeard Pirates'], 'C', { keywords: ['blocker'] }),
  characterCard('OP03-011', 'Blamenco', 'red', 2, 3000, 1000, 'strike', ['Whitebeard Pirates'], 'UC', {
    abilities: [whenAttacking(changePower(opponentCharacters(1), -2000, 'turn'), { don: 1 })],
  }),
  characterCard('OP03-012', 'Marshall.D.Teach', 'red', 4, 6000, null, 'strike', ['Whitebeard Pirates'], 'R', {
    abilities: [
      whenAttacking([draw(1), changePower(thisCard, 1000, 'battle')], {
        cost: [{ pay: 'trashCharacters', count: 1, filter: { colour: 'red', powerLeast: 4000 } }],
      }),
    ],
  }),
  characterCard('OP03-013', 'Marco', 'red', 5, 6000, 1000, 'special', ['Whitebeard Pirates'], 'SR', {
    abilities: [
      onPlay(ko(opponentCharacters(1, { powerMost: 3000 })), { turn: 'yours' }),
      onKO({ verb: 'playThis', from: 'trash', rested: true }, { may: true, cost: [trashHandCost(1, { kind: 'event' })] }),
    ],
  }),
  characterCard('OP03-014', 'Monkey.D.Garp', 'red', 3, 5000, null, 'strike', ['Navy'], 'UC', {
    abilities: [whenAttacking(deployFromHand({ colour: 'red', costLeast: 1, costMost: 1 }))],
  }),
  eventCard('OP03-017', 'Cross Fire', 'red', 2, ['Whitebeard Pirates'], 'UC', {
    abilities: [
      mainOrCounterAbility(changePower(opponentCharacters(1), -4000, 'turn'), { if: [leaderIs({ typeIncludes: 'Whitebeard Pirates' })] }),
      triggerAbility(useOwnAbility('main')),
    ],
  }),
  eventCard('OP03-018', 'Fire Fist', 'red', 3, ['Whitebeard Pirates'], 'R', {
    abilities: [
      mainAbility([ko(opponentCharacters(1, { powerMost: 5000 })), ko(opponentCharacters(1, { powerMost: 4000 }))], {
        cost: [trashHandCost(1, { kind: 'event' })],
      }),
      triggerAbility(ko(opponentCharacters(1, { powerMost: 5000 }))),
    ],
  }),
  eventCard('OP03-019', 'Fiery Doll', 'red', 2, ['Whitebeard Pirates'], 'C', {
    abilities: [
      mainAbility(changePower(yourLeader, 4000, 'turn')),
      triggerAbility(changePower(opponentLeaderOrCharacters(1), -10000, 'turn')),
    ],
  }),
]
