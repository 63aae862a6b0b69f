import {
  activateMain,
  allCharacters,
  changePower,
  continuousAbility,
  counterAbility,
  deployFromHand,
  draw,
  endOfYourTurn,
  exactTarget,
  gainsKeyword,
  leaderHasType,
  mainAbility,
  onOpponentAttack,
  onPlay,
  opponentCharacters,
  stand,
  standDon,
  thisCard,
  toDeck,
  toHand,
  yourCharacters,
  yourLeader,
  yourLeaderOrCharacters,
} from '../../src/card-builders.ts'
import { basePower, cannot, gains, giveChange, mill, opponentChooses, proof, redirectTo } from '../../src/change-builders.ts'
import { handToDeckCost, restDonCost, restThisCost } from '../../src/cost-builders.ts'
import type { Sentence } from './index.ts'

/** Still other ways to say the same. */
export const morePhrasings: readonly Sentence[] = [
  [
    '[Your Turn] When this Leader or any of your Characters is given a DON!! card, draw 1 card.',
    { when: ['donGiven'], turn: 'yours', do: [draw(1)] },
  ],
  [
    'When your opponent activates [Blocker] or an Event, draw 1 card.',
    { when: ['opponentUsesBlocker', 'opponentActivatesEvent'], do: [draw(1)] },
  ],
  [
    'When your opponent activates an Event or [Blocker], draw 1 card.',
    { when: ['opponentActivatesEvent', 'opponentUsesBlocker'], do: [draw(1)] },
  ],
  [
    'When you take damage or when you draw a card outside of your Draw Phase, draw 1 card.',
    { when: ['youTakeDamage', 'youDraw'], do: [draw(1)] },
  ],
  [
    '[On Your Opponent’s Attack] This effect can be activated when you only have {Crew} type Characters. Your Leader gains +1000 power during this battle.',
    onOpponentAttack(changePower(yourLeader, 1000, 'battle'), { if: [{ test: 'onlyCharacters', filter: { types: ['Crew'] } }], may: true }),
  ],
  [
    'This Character cannot attack a Leader on the turn in which it is played.',
    continuousAbility(gains(thisCard, cannot('attackLeader')), { if: [{ test: 'thisPlayedNow' }] }),
  ],
  [
    'If your Leader has the {Crew} type, all Characters with a cost of 5 or less do not become active in your and your opponent’s Refresh Phases.',
    continuousAbility(gains(allCharacters('any', { costMost: 5 }), cannot('refresh')), { if: [leaderHasType('Crew')] }),
  ],
  [
    '[On Play] Place all of your Characters except this Character at the bottom of your deck in any order.',
    onPlay(toDeck(allCharacters('yours', { notThis: true }))),
  ],
  [
    '[Main] Your opponent returns 1 of their active Characters to the owner’s hand.',
    mainAbility(toHand(exactTarget(opponentChooses(opponentCharacters(1, { rested: false }))))),
  ],
  [
    '[Main] Your opponent places 1 of their Characters at the bottom of the owner’s deck.',
    mainAbility(toDeck(exactTarget(opponentChooses(opponentCharacters(1))))),
  ],
  [
    '[Counter] Select 1 of your Characters. Change the attack target to the selected Character.',
    counterAbility(redirectTo(exactTarget(yourCharacters(1)))),
  ],
  [
    '[Main] Reveal 1 card from the top of your deck, play up to 1 Character card with a cost of 2, and place the rest at the top or bottom of your deck.',
    mainAbility({
      verb: 'look',
      count: 1,
      most: 1,
      filter: { kind: 'character', costLeast: 2, costMost: 2 },
      to: 'field',
      rest: 'either',
      shown: true,
    }),
  ],
  [
    '[On Play] Play up to 1 [Ada] from your hand with a cost of 3 or more that is equal to or less than the number of DON!! cards on your opponent’s field.',
    onPlay(deployFromHand({ name: 'Ada', costLeast: 3, costMostOf: { of: 'don', whose: 'opponents' } })),
  ],
  [
    '[On Play] Play up to 1 {Crew} type Character card with a cost of 4 or less and up to 1 [Bo] from your hand.',
    onPlay([deployFromHand({ types: ['Crew'], costMost: 4 }), deployFromHand({ name: 'Bo' })]),
  ],
  [
    '[End of Your Turn] Set up to 1 of your {Crew} type Characters and up to 1 of your DON!! cards as active.',
    endOfYourTurn([stand(yourCharacters(1, { types: ['Crew'] })), standDon(1)]),
  ],
  [
    '[Activate: Main] You may place this Character and 1 [Bo] from your trash at the bottom of your deck in any order: Draw 1 card.',
    activateMain(draw(1), { cost: [{ pay: 'thisToDeck' }, { pay: 'trashToDeck', count: 1, filter: { name: 'Bo' } }] }),
  ],
  [
    '[Activate: Main] You may place this card and 1 card from your hand at the bottom of your deck in any order: Draw 2 cards.',
    activateMain(draw(2), { cost: [{ pay: 'thisToDeck' }, handToDeckCost(1)] }),
  ],
  [
    '[Activate: Main] Rest 1 of your DON!! cards and you may rest this Character: Trash 2 cards from the top of your deck.',
    activateMain(mill('yours', 2), { cost: [restDonCost(1), restThisCost] }),
  ],
  [
    '[Your Turn] Set the base power of all of your {Crew} type Characters to 7000.',
    continuousAbility(gains(allCharacters('yours', { types: ['Crew'] }), basePower(7000)), { turn: 'yours' }),
  ],
  [
    '[On Play] Up to 1 of your Leader or Character cards’ base power becomes 7000 during this turn.',
    onPlay(giveChange(yourLeaderOrCharacters(1), basePower(7000), 'turn')),
  ],
  [
    'This Character cannot be K.O.’d or rested by your opponent’s effects.',
    continuousAbility([gains(thisCard, proof('ko', 'opponentEffects')), gains(thisCard, proof('rest', 'opponentEffects'))]),
  ],
  [
    'All Characters with a cost of 3 or 4 gain [Rush].',
    continuousAbility(gainsKeyword('rush', allCharacters('any', { costLeast: 3, costMost: 4 }))),
  ],
]
