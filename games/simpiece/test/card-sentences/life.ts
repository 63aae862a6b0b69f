import { activateMain, draw, mainAbility, onKO, onPlay, opponentCharacters, playThis, triggerAbility } from '../../src/card-builders.ts'
import { deckToLife, handToLife, hasFaceUpLife, lookAtLife, takeLife, toLife, trashLife, turnLife } from '../../src/change-builders.ts'
import { trashLifeCost, turnLifeCost } from '../../src/cost-builders.ts'
import type { Sentence } from './index.ts'

/** Sentences about Life cards. */
export const life: readonly Sentence[] = [
  ['[On Play] Add up to 1 card from the top of your deck to the top of your Life cards.', onPlay(deckToLife(1))],
  ['[On Play] Add up to 2 cards from your hand to the top of your Life cards face-down.', onPlay(handToLife(2))],
  ['[On Play] Add 1 card from the top of your Life cards to your hand.', onPlay(takeLife('yours', 1))],
  [
    '[Main] You may trash 1 card from the top of your Life cards: Trash 2 cards from the top of your opponent’s Life cards.',
    mainAbility(trashLife('opponents', 2), { cost: [trashLifeCost(1)] }),
  ],
  [
    '[Activate: Main] You may turn 1 card from the top of your Life cards face-up: If you have a face-up Life card, draw 1 card.',
    activateMain(draw(1), { cost: [turnLifeCost(true)], if: [hasFaceUpLife] }),
  ],
  ['[On Play] Turn 1 card from the top of your Life cards face-down.', onPlay(turnLife(false))],
  [
    '[On Play] Look at 1 card from the top of your opponent’s Life cards and place it at the top or bottom of their Life cards.',
    onPlay(lookAtLife('opponents')),
  ],
  [
    '[On Play] You may add 1 card from the top or bottom of your Life cards to your hand: Draw 1 card.',
    onPlay(draw(1), { cost: [{ pay: 'lifeToHand', count: 1, from: 'either' }] }),
  ],
  [
    '[Trigger] You may trash 1 card from the top or bottom of your Life cards: Play this card.',
    triggerAbility(playThis, { cost: [{ pay: 'trashLife', count: 1, from: 'either' }] }),
  ],
  [
    '[On Play] Trash up to 1 card from the top of your opponent’s Life cards.',
    onPlay({ verb: 'trashLife', whose: 'opponents', count: 1, upTo: true }),
  ],
  [
    '[On K.O.] Add up to 1 card from the top of your opponent’s Life cards to the owner’s hand.',
    onKO({ verb: 'takeLife', whose: 'opponents', count: 1, upTo: true }),
  ],
  [
    '[On Play] Add 1 card from the top or bottom of your Life cards to your hand.',
    onPlay({ verb: 'takeLife', whose: 'yours', count: 1, from: 'either' }),
  ],
  ['[On Play] Add 1 card from the top of your deck to the top of your Life cards.', onPlay({ verb: 'deckToLife', most: 1, exact: true })],
  [
    '[On Play] Add up to 1 {Crew} type Character card from your hand to the top of your Life cards face-up.',
    onPlay(handToLife(1, { kind: 'character', types: ['Crew'] }, 'faceUp')),
  ],
  [
    '[On Play] Place up to 1 of your opponent’s Characters with a cost of 3 or less at the top or bottom of your opponent’s Life cards face-up.',
    onPlay(toLife(opponentCharacters(1, { costMost: 3 }), 'either', 'faceUp')),
  ],
  ['[On Play] Turn all of your Life cards face-down.', onPlay({ verb: 'turnLife', up: false, all: true })],
  [
    '[On Play] Look at up to 1 card from the top of your or your opponent’s Life cards, and place it at the top or bottom of the Life cards.',
    onPlay(lookAtLife('either')),
  ],
]
