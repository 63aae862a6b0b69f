import { addDon, changePower, draw, reaction, thisCard, toDeck, yourLeader } from '../../src/card-builders.ts'
import { mill } from '../../src/change-builders.ts'
import type { CardDefinition, Instruction } from '../../src/card-definition.ts'
import { invented } from './more-cards.ts'

const stronger = (by: number): Instruction => changePower(thisCard, by, 'turn')

/** What happens to cards by what they are, in battles, and by whose effect. */
export const inventedEventCards: readonly CardDefinition[] = [
  invented(120, [reaction('thisKO', draw(1), { turn: 'opponents' }), reaction('thisKOByEffect', addDon(1, 'rested'))]),
  invented(121, [reaction('characterKO', draw(1), { about: { costMost: 2 } })]),
  invented(122, [
    { when: ['thisAttacks', 'thisAttacked'], do: [changePower(thisCard, 1000, 'battle')] },
    reaction('attacksLeader', draw(1)),
  ]),
  invented(123, [reaction('opponentAttacks', changePower(yourLeader, 1000, 'battle'), { may: true })]),
  invented(
    124,
    [
      reaction('battles', draw(1), { about: { attribute: 'slash' } }),
      reaction('koInBattle', addDon(1, 'rested'), { about: { costMost: 2 } }),
    ],
    1,
    5000,
  ),
  invented(125, [reaction('battleEnds', toDeck({ of: 'foe' }), { about: { costMost: 3 }, may: true })]),
  invented(126, [reaction('thisDealsDamage', mill('yours', 2), { may: true })]),
  invented(127, [reaction('youDealDamage', addDon(1, 'rested'))]),
  invented(128, [reaction('donReturnedByYou', draw(1)), reaction('twoDonReturned', addDon(1, 'rested'))]),
  invented(129, [
    reaction('yourLifeToHand', stronger(1000)),
    reaction('opponentLifeLeaves', stronger(2000)),
    reaction('triggerActivates', stronger(4000)),
  ]),
  invented(130, [reaction('youPlayFromHand', draw(1), { about: { plain: true } })]),
  invented(131, [
    reaction('characterRemovedByYou', stronger(1000)),
    reaction('opponentReturnedByYou', stronger(2000)),
    reaction('yourCharacterRemovedByEffect', stronger(4000)),
  ]),
  invented(132, [reaction('characterRestedByYou', draw(1), { about: { costMost: 2 } }), reaction('restedByOpponent', addDon(1, 'rested'))]),
  invented(133, [{ when: ['youTakeDamage', 'yourCharacterKO'], about: { basePowerLeast: 4000 }, do: [draw(1)] }]),
]
