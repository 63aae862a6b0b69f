import { activateMain, draw, mainAbility, onPlay } from '../../src/card-builders.ts'
import { deckToLife, handToLife, hasFaceUpLife, lookAtLife, takeLife, trashLife, turnLife } from '../../src/change-builders.ts'
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
]
