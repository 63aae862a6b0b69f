import {
  activateMain,
  arrangeTopCards,
  changePower,
  continuousAbility,
  counterAbility,
  draw,
  exactTarget,
  gainsKeyword,
  gainsPower,
  giveDon,
  grantKeyword,
  ko,
  leaderIs,
  lifeIsAtMost,
  mainAbility,
  onKO,
  onPlay,
  opponentCharacters,
  rest,
  stand,
  thisCard,
  triggerAbility,
  useOwnAbility,
  whenAttacking,
  yourCharacters,
  yourLeaderOrCharacters,
} from '../../src/card-builders.ts'
import { restCharactersCost, restDonCost, restThisCost, returnCharacterCost, trashThisCost } from '../../src/cost-builders.ts'
import { barPlayer, cannot, giveChange, mill } from '../../src/change-builders.ts'
import type { CardFilter, Target } from '../../src/card-definition.ts'
import type { Sentence } from './index.ts'

/** A Leader by what it is, or none. */
function leaderCards(upTo: boolean, filter: CardFilter): Target {
  return { of: 'some', most: 1, upTo, whose: 'yours', leaders: true, filter: { ...filter, kind: 'leader' } }
}

/** What is done and paid. */
export const effects: readonly Sentence[] = [
  [
    '[Activate: Main] Give up to 1 rested DON!! card to your Leader or 1 of your Characters.',
    activateMain(giveDon(1, exactTarget(yourLeaderOrCharacters(1)) as Extract<Target, { of: 'some' }>)),
  ],
  ['[Activate: Main] Give your Leader up to 2 rested DON!! cards.', activateMain(giveDon(2, { of: 'leader', whose: 'yours' }))],
  [
    '[Main] Give up to 3 rested DON!! cards to up to 1 of your {Crew} type Characters.',
    mainAbility(giveDon(3, yourCharacters(1, { types: ['Crew'] }) as Extract<Target, { of: 'some' }>)),
  ],
  [
    '[Main] Play up to 1 {Crew} type Character card with a cost of 3 or less from your trash rested.',
    mainAbility({ verb: 'deploy', most: 1, filter: { types: ['Crew'], kind: 'character', costMost: 3 }, from: 'trash', rested: true }),
  ],
  ['[On Play] Trash 2 cards from the top of your deck.', onPlay(mill('yours', 2))],
  [
    '[On Play] Trash up to 1 of your opponent’s Characters with a cost of 0.',
    onPlay({ verb: 'trash', target: opponentCharacters(1, { costLeast: 0, costMost: 0 }) }),
  ],
  [
    '[On Play] Look at 3 cards from the top of your deck; reveal up to a total of 2 {Crew} type cards and add them to your hand. Then, trash the rest.',
    onPlay({ verb: 'look', count: 3, most: 2, filter: { types: ['Crew'] }, to: 'hand', rest: 'trash' }),
  ],
  ['[Activate: Main] You may trash this Character: Draw 2 cards.', activateMain(draw(2), { cost: [trashThisCost] })],
  [
    '[Activate: Main] You may K.O. 1 of your {Crew} type Characters: Draw 1 card.',
    activateMain(draw(1), { cost: [{ pay: 'koCharacters', count: 1, filter: { types: ['Crew'] } }] }),
  ],
  [
    '[Activate: Main] You may trash 1 of your Characters other than this Character and place 1 of your Characters with a cost of 3 or more at the bottom of the owner’s deck: Draw 1 card.',
    activateMain(draw(1), {
      cost: [
        { pay: 'trashCharacters', count: 1, filter: { notThis: true } },
        { pay: 'charactersToDeck', count: 1, filter: { costLeast: 3 } },
      ],
    }),
  ],
  [
    '[On Play] You may rest 2 of your {Crew} type Characters and return 1 of your Characters with a cost of 2 to the owner’s hand: Draw 1 card.',
    onPlay(draw(1), { cost: [restCharactersCost(2, { types: ['Crew'] }), returnCharacterCost(1, { costLeast: 2, costMost: 2 })] }),
  ],
  [
    '[On Play] You may reveal 2 {Crew} type cards from your hand and trash 3 cards from the top of your deck: Draw 1 card.',
    onPlay(draw(1), {
      cost: [
        { pay: 'revealHand', count: 2, filter: { types: ['Crew'] } },
        { pay: 'mill', count: 3 },
      ],
    }),
  ],
  [
    '[On Play] You may place 3 cards from your trash at the bottom of your deck in any order: Draw 1 card.',
    onPlay(draw(1), { cost: [{ pay: 'trashToDeck', count: 3, filter: {} }] }),
  ],
  ['[Trigger] Add this card to your hand.', triggerAbility({ verb: 'thisToHand' })],
  ['[Trigger] Activate this card’s [On Play] effect.', triggerAbility(useOwnAbility('onPlay'))],
  [
    '[On K.O.] If you have 2 or less Life cards, play this Character card from your trash rested.',
    onKO({ verb: 'playThis', from: 'trash', rested: true }, { if: [lifeIsAtMost(2)] }),
  ],
  [
    '[On Play] Draw 2 cards and place 2 cards from your hand at the bottom of your deck in any order.',
    onPlay([draw(2), { verb: 'handToDeck', who: 'you', count: 2 }]),
  ],
  [
    '[On Play] Your opponent places 1 card from their hand at the bottom of their deck.',
    onPlay({ verb: 'handToDeck', who: 'opponent', count: 1 }),
  ],
  ['[On Play] Your opponent returns 2 DON!! cards from their field to their DON!! deck.', onPlay({ verb: 'opponentReturnsDon', count: 2 })],
  [
    '[On Play] This Character gains [Rush] and +1000 power during this turn.',
    onPlay([grantKeyword(thisCard, 'rush'), changePower(thisCard, 1000, 'turn')]),
  ],
  [
    '[Your Turn] This Character gains [Banish] and +2000 power.',
    continuousAbility([gainsKeyword('banish'), gainsPower(thisCard, 2000)], { turn: 'yours' }),
  ],
  ['[Main] Rest up to a total of 2 of your opponent’s Characters.', mainAbility(rest(opponentCharacters(2)))],
  [
    '[Counter] Up to 1 of your Leader gains +3000 power during this battle. Then, set your {Crew} type Leader as active.',
    counterAbility([changePower(leaderCards(true, {}), 3000, 'battle'), stand(leaderCards(false, { types: ['Crew'] }))]),
  ],
  [
    '[On Play] Look at 3 cards from the top of your deck and add up to 1 card to your hand. Then, place the rest at the top or bottom of the deck in any order.',
    onPlay({ verb: 'look', count: 3, most: 1, filter: {}, to: 'hand', unseen: true, rest: 'either' }),
  ],
  [
    '[On Play] Look at 5 cards from the top of your deck; play up to 1 Character card with a cost of 2 or less rested. Then, trash the rest.',
    onPlay({ verb: 'look', count: 5, most: 1, filter: { kind: 'character', costMost: 2 }, to: 'field', rested: true, rest: 'trash' }),
  ],
  [
    '[On Play] Look at 5 cards from the top of your deck; reveal a total of up to 2 {Crew} type cards, add them to your hand and place the rest at the bottom of your deck in any order.',
    onPlay({ verb: 'look', count: 5, most: 2, filter: { types: ['Crew'] }, to: 'hand' }),
  ],
  [
    '[On Play] Look at 3 cards from the top of your deck and return them to the top or bottom of the deck in any order.',
    onPlay(arrangeTopCards(3)),
  ],
  [
    '[When Attacking] Your opponent cannot activate [Blocker] during this battle.',
    whenAttacking(barPlayer('opponent', 'useBlocker', 'battle')),
  ],
  [
    '[Main] Up to 1 of your opponent’s Characters with a cost of 4 or less cannot attack until the end of your opponent’s next turn.',
    mainAbility(giveChange(opponentCharacters(1, { costMost: 4 }), cannot('attack'), 'opponentsTurn')),
  ],
  ['[Main] K.O. up to 1 of your opponent’s [Blocker] Characters.', mainAbility(ko(opponentCharacters(1, { keyword: 'blocker' })))],
  [
    '[Activate: Main] You may return this Character to the owner’s hand: Draw 1 card.',
    activateMain(draw(1), { cost: [{ pay: 'returnThis' }] }),
  ],
  [
    '[Activate: Main] You may place this Stage at the bottom of the owner’s deck: Draw 1 card.',
    activateMain(draw(1), { cost: [{ pay: 'thisToDeck' }] }),
  ],
  [
    '[Activate: Main] You may rest 2 of your DON!! cards and this Character: Draw 1 card.',
    activateMain(draw(1), { cost: [restDonCost(2), restThisCost] }),
  ],
  [
    '[On Play] If your Leader is [Ada] or has the {Crew} type, draw 1 card.',
    onPlay(draw(1), { if: [leaderIs({ anyOf: [{ name: 'Ada' }, { types: ['Crew'] }] })] }),
  ],
  ['[On Play] Rest up to 2 of your opponent’s DON!! cards.', onPlay({ verb: 'restOpponentDon', most: 2 })],
]
