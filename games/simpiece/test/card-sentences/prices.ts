import {
  activateMain,
  addDon,
  counterAbility,
  draw,
  giveDon,
  ko,
  leaderIsNamed,
  mainAbility,
  opponentLeader,
  whenAttacking,
  changePower,
  onKO,
  onPlay,
  opponentCharacters,
  reaction,
  rest,
  stand,
  standDon,
  thisCard,
  yourLeaderOrCharacters,
  deployFromHand,
} from '../../src/card-builders.ts'
import { mill } from '../../src/change-builders.ts'
import { restDonCost, restThisCost, trashHandCost, turnLifeCost } from '../../src/cost-builders.ts'
import type { Target } from '../../src/card-definition.ts'
import type { Sentence } from './index.ts'

const restable = (parts: Partial<Extract<Target, { of: 'some' }>>): Extract<Target, { of: 'some' }> => ({
  of: 'some',
  most: 1,
  upTo: true,
  whose: 'opponents',
  leaders: false,
  filter: {},
  ...parts,
})
const leaderOrStage = [{ kind: 'leader' }, { kind: 'stage' }] as const

/** Costs with any cards, on the way and under a condition; limits that are counted. */
export const prices: readonly Sentence[] = [
  [
    '[Activate: Main] You may rest this Character and 1 of your {Crew} type Leader or Stage cards: Draw 1 card.',
    activateMain(draw(1), { cost: [restThisCost, { pay: 'restCards', count: 1, filter: { types: ['Crew'], anyOf: leaderOrStage } }] }),
  ],
  [
    '[On Play] You may rest your Leader or 1 of your Stage cards: Draw 1 card.',
    onPlay(draw(1), { cost: [{ pay: 'restCards', count: 1, filter: { anyOf: leaderOrStage } }] }),
  ],
  [
    '[On Play] You may rest your Leader: Draw 1 card.',
    onPlay(draw(1), { cost: [{ pay: 'restCards', count: 1, filter: { kind: 'leader' } }] }),
  ],
  [
    '[Activate: Main] You may rest 1 of your [Ada] cards: Draw 1 card.',
    activateMain(draw(1), { cost: [{ pay: 'restCards', count: 1, filter: { name: 'Ada' } }] }),
  ],
  [
    '[On K.O.] You may rest 2 of your cards: Draw 1 card.',
    onKO(draw(1), { cost: [{ pay: 'restCards', count: 2, filter: {}, orDon: true }] }),
  ],
  [
    '[Activate: Main] You may rest this card and 3 of your DON!! cards: Draw 1 card.',
    activateMain(draw(1), { cost: [restThisCost, restDonCost(3)] }),
  ],
  ['[On Play] Rest up to 1 of your opponent’s cards.', onPlay(rest(restable({ anyKind: true, orDon: true })))],
  [
    '[On Play] Rest up to 1 of your opponent’s DON!! cards or Characters with a cost of 3 or less.',
    onPlay(rest(restable({ orDon: true, filter: { costMost: 3 } }))),
  ],
  ['[On Play] Rest up to a total of 2 of your opponent’s Characters or DON!! cards.', onPlay(rest(restable({ most: 2, orDon: true })))],
  [
    '[On Play] You may return 1 or more DON!! cards from your field to your DON!! deck: Add up to 1 DON!! card from your DON!! deck and set it as active.',
    onPlay(addDon(1, 'active'), { cost: [{ pay: 'returnSomeDon', least: 1 }] }),
  ],
  [
    '[Counter] Up to 1 of your Leader or Character cards gains +4000 power during this battle. Then, you may trash 1 card from your hand. If you do, set up to 3 of your DON!! cards as active.',
    counterAbility([
      changePower(yourLeaderOrCharacters(1), 4000, 'battle'),
      { verb: 'mayPay', cost: [trashHandCost(1)], do: [standDon(3)] },
    ]),
  ],
  [
    '[On Play] Draw 1 card. Then, you may trash 2 cards from the top of your deck.',
    onPlay([draw(1), { verb: 'mayPay', cost: [{ pay: 'mill', count: 2 }], do: [] }]),
  ],
  [
    'When this Character is K.O.’d by your opponent’s effect, you may rest 1 of your DON!! cards. If you do, draw 1 card.',
    reaction('koByOpponentEffect', { verb: 'mayPay', cost: [restDonCost(1)], do: [draw(1)] }),
  ],
  [
    '[Activate: Main] If your Leader is [Ada], you may turn 1 card from the top of your Life cards face-down: Set this Character as active.',
    activateMain(stand(thisCard), { payIf: [leaderIsNamed('Ada')], cost: [turnLifeCost(false)] }),
  ],
  [
    '[On Play] K.O. up to 1 of your opponent’s Characters with a cost equal to or less than the total of your and your opponent’s Life cards.',
    onPlay(ko(opponentCharacters(1, { costMostOf: { of: 'life', whose: 'both' } }))),
  ],
  [
    '[On Play] Play up to 1 Character card with a cost equal to or less than the number of DON!! cards on your field from your hand. Then, trash 1 card from the top of your deck.',
    onPlay([deployFromHand({ costMostOf: { of: 'don', whose: 'yours' } }), mill('yours', 1)]),
  ],
  [
    '[When Attacking] This Character’s base power becomes the same as your opponent’s Leader’s power during this turn.',
    whenAttacking({ verb: 'copyPower', model: opponentLeader, until: 'turn' }),
  ],
  [
    '[When Attacking] Select up to 1 of your opponent’s Characters. This Character’s base power becomes the same as the selected Character’s power during this turn.',
    whenAttacking({ verb: 'copyPower', model: opponentCharacters(1), until: 'turn' }),
  ],
  ['[Main] Trash cards from the top of your Life cards until you have 1 Life card.', mainAbility({ verb: 'trashLifeTo', left: 1 })],
  ['[On Play] Rest up to 1 of your opponent’s Characters with a DON!! card given.', onPlay(rest(opponentCharacters(1, { donLeast: 1 })))],
  [
    '[On Play] K.O. up to 1 of your opponent’s Characters that has 2 or more DON!! cards given.',
    onPlay(ko(opponentCharacters(1, { donLeast: 2 }))),
  ],
  [
    '[Activate: Main] You may give 1 of your opponent’s rested DON!! cards to 1 of your opponent’s Characters: Give up to 1 rested DON!! card to its owner’s Leader or 1 of their Characters.',
    activateMain(giveDon(1, restable({ upTo: false, whose: 'any', leaders: true })), { cost: [{ pay: 'giveOpponentDon', count: 1 }] }),
  ],
  [
    '[On Play] Give up to 2 of your opponent’s rested DON!! cards to 1 of your opponent’s Characters. Then, give −1000 power during this turn to up to 1 of your opponent’s Characters with a DON!! card given.',
    onPlay([giveDon(2, restable({ upTo: false })), changePower(opponentCharacters(1, { donLeast: 1 }), -1000, 'turn')]),
  ],
]
