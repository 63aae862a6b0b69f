import {
  activateMain,
  anyonesCharacters,
  changePower,
  characterCard,
  continuousAbility,
  counterAbility,
  draw,
  eventCard,
  handHasAtMost,
  leaderCard,
  lookAtTopCards,
  mainAbility,
  onKO,
  onPlay,
  playThis,
  reaction,
  thisCard,
  toDeck,
  toHand,
  triggerAbility,
  yourCharacters,
  yourLeaderOrCharacters,
} from '../../card-builders.ts'
import { cannot, gains, mill } from '../../change-builders.ts'
import { restDonCost, restThisCost, trashHandCost } from '../../cost-builders.ts'
import type { CardDefinition } from '../../card-definition.ts'

/** Blue cards of OP04, in number order. */
export const blueCards: readonly CardDefinition[] = [
  leaderCard('OP04-039', 'Rebecca', ['blue', 'black'], 5, 5000, 'slash', ['Dressrosa'], {
    abilities: [
      continuousAbility(gains(thisCard, cannot('attack'))),
      activateMain(
        { verb: 'look', count: 2, to: 'hand', most: 1, filter: { types: ['Dressrosa'] }, rest: 'trash' },
        { limit: 'once', if: [handHasAtMost(6)], cost: [restDonCost(1)] },
      ),
    ],
  }),
  characterCard('OP04-041', 'Apis', 'blue', 1, 0, 2000, 'wisdom', ['East Blue'], 'C', {
    abilities: [onPlay(lookAtTopCards(5, { types: ['East Blue'] }), { cost: [trashHandCost(2)] })],
  }),
  characterCard('OP04-042', 'Ipponmatsu', 'blue', 2, 1000, 1000, 'wisdom', ['East Blue'], 'C', {
    abilities: [onPlay([changePower(yourCharacters(1, { attribute: 'slash' }), 3000, 'turn'), mill('yours', 1)])],
  }),
  characterCard('OP04-044', 'Kaido', 'blue', 10, 12000, null, 'strike', ['The Four Emperors', 'Animal Kingdom Pirates'], 'SR', {
    abilities: [onPlay([toHand(anyonesCharacters(1, { costMost: 8 })), toHand(anyonesCharacters(1, { costMost: 3 }))])],
  }),
  characterCard('OP04-045', 'King', 'blue', 7, 8000, 1000, 'slash', ['Animal Kingdom Pirates'], 'R', { abilities: [onPlay(draw(1))] }),
  characterCard('OP04-049', 'Jack', 'blue', 2, 3000, 1000, 'strike', ['Animal Kingdom Pirates'], 'UC', { abilities: [onKO(draw(1))] }),
  characterCard('OP04-050', 'Hanger', 'blue', 2, 0, 1000, 'wisdom', ['East Blue'], 'C', {
    abilities: [activateMain(draw(1), { cost: [trashHandCost(1), restThisCost] })],
  }),
  characterCard('OP04-051', "Who's.Who", 'blue', 1, 2000, 1000, 'slash', ['Animal Kingdom Pirates'], 'R', {
    abilities: [onPlay(lookAtTopCards(5, { types: ['Animal Kingdom Pirates'], notName: "Who's.Who" }))],
  }),
  characterCard('OP04-052', 'Black Maria', 'blue', 3, 3000, 1000, 'special', ['Animal Kingdom Pirates'], 'C', {
    abilities: [activateMain(draw(1), { cost: [restDonCost(2), restThisCost] }), triggerAbility(playThis)],
  }),
  characterCard('OP04-053', 'Page One', 'blue', 4, 6000, null, 'strike', ['Animal Kingdom Pirates'], 'UC', {
    abilities: [reaction('youActivateEvent', [draw(1), { verb: 'handToDeck', who: 'you', count: 1 }], { don: 1, limit: 'once' })],
  }),
  characterCard('OP04-054', 'Rokki', 'blue', 5, 7000, 1000, 'strike', ['Giant', 'Animal Kingdom Pirates'], 'C'),
  eventCard('OP04-056', 'Gum-Gum Red Roc', 'blue', 6, ['Straw Hat Crew'], 'R', {
    abilities: [mainAbility(toDeck(anyonesCharacters(1))), triggerAbility(toDeck(anyonesCharacters(1, { costMost: 4 })))],
  }),
  eventCard('OP04-057', 'Dragon Twister Demolition Breath', 'blue', 2, ['The Four Emperors', 'Animal Kingdom Pirates'], 'UC', {
    abilities: [
      counterAbility([changePower(yourLeaderOrCharacters(1), 4000, 'battle'), toDeck(anyonesCharacters(1, { costMost: 1 }))]),
      triggerAbility(toHand(anyonesCharacters(1, { costMost: 6 }))),
    ],
  }),
]
