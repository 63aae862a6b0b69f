import {
  activateMain,
  addDon,
  anyonesCharacters,
  changePower,
  continuousAbility,
  counts,
  counterAbility,
  deployFromHand,
  draw,
  gainsKeyword,
  hasCharacters,
  hasNoFieldCardNamed,
  ko,
  mainAbility,
  onKO,
  onlyIf,
  onPlay,
  opponentCharacters,
  rest,
  revealedCardMatches,
  salvageFromTrash,
  stand,
  thisCard,
  toDeck,
  triggerAbility,
  yourLeaderOrCharacters,
} from '../../src/card-builders.ts'
import { handToDeckCost, restCharactersCost, restThisCost, trashThisCost } from '../../src/cost-builders.ts'
import { cannot, giveChange } from '../../src/change-builders.ts'
import type { CardFilter, Target } from '../../src/card-definition.ts'
import type { Sentence } from './index.ts'

/** A Leader by what it is, or none. */
function leaderCards(upTo: boolean, filter: CardFilter): Target {
  return { of: 'some', most: 1, upTo, whose: 'yours', leaders: true, filter: { ...filter, kind: 'leader' } }
}

/** Other ways to say the same. */
export const phrasings: readonly Sentence[] = [
  [
    '[Counter] Up to 1 of your [Ada] Leader gains +1000 power during this battle, then set your [Ada] Leader as active.',
    counterAbility([changePower(leaderCards(true, { name: 'Ada' }), 1000, 'battle'), stand(leaderCards(false, { name: 'Ada' }))]),
  ],
  [
    '[Main] Up to 1 {Crew} type Leader or Character card on your field gains +1000 power during this turn.',
    mainAbility(changePower(yourLeaderOrCharacters(1, { types: ['Crew'] }), 1000, 'turn')),
  ],
  ['[Main] K.O. up to 1 of your opponent’s Characters with a cost 5 or less.', mainAbility(ko(opponentCharacters(1, { costMost: 5 })))],
  ['[Trigger] Add up to 1 of your {Crew} type cards from your trash to your hand.', triggerAbility(salvageFromTrash({ types: ['Crew'] }))],
  [
    '[On Play] If you have [Ada] and [Bo], draw 1 card.',
    onPlay(draw(1), {
      if: [
        { test: 'has', name: 'Ada' },
        { test: 'has', name: 'Bo' },
      ],
    }),
  ],
  [
    '[On Play] If you have 7 or more DON!! cards on your field and 5 or less cards in your hand, draw 1 card.',
    onPlay(draw(1), { if: [counts('don', 7), counts('hand', undefined, 5)] }),
  ],
  [
    '[On Play] If you have 6 or less cards in your hand and a Character with a cost of 8 or more, draw 1 card.',
    onPlay(draw(1), { if: [counts('hand', undefined, 6), hasCharacters('yours', 1, { costLeast: 8 })] }),
  ],
  [
    '[Activate: Main] You may rest this Character and 1 of your [Ada] Characters: Draw 1 card.',
    activateMain(draw(1), { cost: [restThisCost, restCharactersCost(1, { name: 'Ada' })] }),
  ],
  [
    '[Activate: Main] You may trash this Character and 1 of your {Crew} type Characters: Draw 1 card.',
    activateMain(draw(1), { cost: [trashThisCost, { pay: 'trashCharacters', count: 1, filter: { types: ['Crew'] } }] }),
  ],
  [
    '[Activate: Main] You may place 2 cards from your hand at the bottom of your deck in any order and rest this Stage: Draw 2 cards.',
    activateMain(draw(2), { cost: [handToDeckCost(2), restThisCost] }),
  ],
  [
    '[Main] Up to 1 of your opponent’s Characters cannot attack until the end of your opponent’s next End Phase.',
    mainAbility(giveChange(opponentCharacters(1), cannot('attack'), 'opponentsTurn')),
  ],
  ['[On K.O.] Add this Character card from your trash to your hand.', onKO({ verb: 'thisToHand' })],
  [
    '[On Play] Add up to 1 DON!! card from your DON!! deck and set it as active, and add up to 1 additional DON!! card and rest it.',
    onPlay([addDon(1, 'active'), addDon(1, 'rested')]),
  ],
  [
    '[On Play] Your opponent must place 1 card from their hand at the bottom of their deck.',
    onPlay({ verb: 'handToDeck', who: 'opponent', count: 1 }),
  ],
  [
    '[Main] Place up to 2 Characters with a cost of 6 or less at the bottom of the owner’s deck in any order.',
    mainAbility(toDeck(anyonesCharacters(2, { costMost: 6 }))),
  ],
  [
    '[On Play] Rest up to 1 of your opponent’s Characters and, if you don’t have [Bo], play up to 1 [Bo] from your hand.',
    onPlay([rest(opponentCharacters(1)), onlyIf(hasNoFieldCardNamed('Bo'), deployFromHand({ name: 'Bo' }))]),
  ],
  ['[DON!! x1] This Character can also attack active Characters.', continuousAbility(gainsKeyword('attackActive'), { don: 1 })],
  [
    '[On Play] Play up to 1 {Crew} type Character card with a cost of 4 or less and no base effect from your hand or trash.',
    onPlay({ verb: 'deploy', most: 1, filter: { types: ['Crew'], kind: 'character', costMost: 4, plain: true }, from: 'handOrTrash' }),
  ],
  [
    '[On Play] Draw 3 cards and place 2 cards from your hand at the top or bottom of your deck in any order.',
    onPlay([draw(3), { verb: 'handToDeck', who: 'you', count: 2, to: 'either' }]),
  ],
  ['[On Play] If you have 6 or more rested cards, draw 1 card.', onPlay(draw(1), { if: [counts('restedCards', 6)] })],
  [
    'This Character cannot be K.O.’d in battle by <Slash> attribute cards.',
    continuousAbility({ gives: 'battleProof', target: thisCard, by: { attribute: 'slash' }, leaders: true }),
  ],
  [
    'This Character cannot be K.O.’d in battle by Leaders.',
    continuousAbility({ gives: 'battleProof', target: thisCard, by: { kind: 'leader' }, leaders: true }),
  ],
  [
    '[On Play] Reveal 1 card from the top of your deck and play up to 1 Character card with a cost of 2 rested. Then, place the rest at the top or bottom of your deck.',
    onPlay({
      verb: 'look',
      count: 1,
      most: 1,
      filter: { kind: 'character', costLeast: 2, costMost: 2 },
      to: 'field',
      rested: true,
      rest: 'either',
      shown: true,
    }),
  ],
  [
    '[On Play] Reveal 1 card from the top of your deck and add up to 1 {Crew} type card to your hand. Then, place the rest at the bottom of your deck.',
    onPlay({ verb: 'look', count: 1, most: 1, filter: { types: ['Crew'] }, to: 'hand', shown: true }),
  ],
  [
    '[On Play] Reveal 1 card from the top of your deck. If that card’s type includes "Sea", draw 2 cards.',
    onPlay([{ verb: 'showTop' }, onlyIf(revealedCardMatches({ typeIncludes: 'Sea' }), draw(2))]),
  ],
  [
    '[On Play] Reveal 1 card from the top of your deck. If the revealed card has a cost of 4 or more, draw 1 card.',
    onPlay([{ verb: 'showTop' }, onlyIf(revealedCardMatches({ costLeast: 4 }), draw(1))]),
  ],
]
