import {
  activateMain,
  allCharacters,
  changePower,
  continuousAbility,
  draw,
  gainsKeyword,
  gainsPower,
  giveDon,
  grantKeyword,
  ko,
  leaderIs,
  mainAbility,
  onlyIf,
  onPlay,
  opponentCharacters,
  previouslyChosenCard,
  rest,
  thisCard,
  whenAttacking,
  yourCharacters,
  discard,
  handHasAtMost,
  hasCharacters,
  deployFromHand,
  onBlock,
  startOfYourTurn,
  yourLeaderOrCharacters,
  discardBlind,
  insteadAbility,
  triggerAbility,
} from '../../src/card-builders.ts'
import {
  barPlayer,
  basePower,
  cannot,
  chooseOne,
  cost,
  gains,
  giveChange,
  negated,
  proof,
  takeLife,
  trashLife,
} from '../../src/change-builders.ts'
import { restDonCost, returnDonCost, trashThisCost } from '../../src/cost-builders.ts'
import type { Sentence } from './index.ts'

/** Several effects on the same cards, choices in lines of their own, and what else cards say shortly. */
export const joint: readonly Sentence[] = [
  [
    '[Main] Choose one:\n• K.O. up to 1 of your opponent’s Characters with a cost of 2 or less.\n• If you have 5 or less cards in your hand, draw 1 card. Then, trash 1 card from your hand.',
    mainAbility(chooseOne('you', [ko(opponentCharacters(1, { costMost: 2 }))], [onlyIf(handHasAtMost(5), draw(1)), discard('you', 1)])),
  ],
  [
    '[On Play] Your opponent chooses one:\n- Trash 1 card from the top of your opponent’s Life cards.\n- Draw 2 cards.',
    onPlay(chooseOne('opponent', [trashLife('opponents', 1)], [draw(2)])),
  ],
  ['This Character can attack Characters on the turn in which it is played.', continuousAbility(gainsKeyword('rushCharacter'))],
  [
    '[Activate: Main] Up to 1 of your {Crew} type Characters can attack Characters on the turn in which it is played during this turn.',
    activateMain(grantKeyword(yourCharacters(1, { types: ['Crew'] }), 'rushCharacter')),
  ],
  [
    '[Opponent’s Turn] This Character cannot be K.O.’d by your opponent’s effects and gains [Blocker].',
    continuousAbility([gains(thisCard, proof('ko', 'opponentEffects')), gainsKeyword('blocker')], { turn: 'opponents' }),
  ],
  ['This Character gains [Blocker] and +3 cost.', continuousAbility([gainsKeyword('blocker'), gains(thisCard, cost(3))])],
  [
    'This Character gains +1000 power and cannot be K.O.’d by effects.',
    continuousAbility([gainsPower(thisCard, 1000), gains(thisCard, proof('ko', 'effects'))]),
  ],
  [
    'This Character cannot be K.O.’d in battle by <Slash> attribute cards and gains +1000 power.',
    continuousAbility([{ gives: 'battleProof', target: thisCard, by: { attribute: 'slash' }, leaders: true }, gainsPower(thisCard, 1000)]),
  ],
  [
    '[On Play] Up to 1 of your Characters gains [Rush] and +2000 power until the end of your opponent’s next End Phase.',
    onPlay([grantKeyword(yourCharacters(1), 'rush', 'opponentsTurn'), changePower(previouslyChosenCard, 2000, 'opponentsTurn')]),
  ],
  [
    '[When Attacking] This Character cannot be K.O.’d in battle and gains +2000 power until the start of your next turn.',
    whenAttacking([giveChange(thisCard, proof('ko', 'battle'), 'yourNextStart'), changePower(thisCard, 2000, 'yourNextStart')]),
  ],
  [
    'Your Leader and all of your Characters gain +1000 power.',
    continuousAbility(gainsPower({ of: 'all', whose: 'yours', leaders: true, filter: {} }, 1000)),
  ],
  [
    '[Main] All of your {Crew} type Leader and Character cards gain +1000 power during this turn.',
    mainAbility(changePower({ of: 'all', whose: 'yours', leaders: true, filter: { types: ['Crew'] } }, 1000, 'turn')),
  ],
  [
    'Your Characters with a cost of 3 or less cannot be K.O.’d by effects.',
    continuousAbility(gains(allCharacters('yours', { costMost: 3 }), proof('ko', 'effects'))),
  ],
  [
    '[On Play] None of your Characters can be K.O.’d by effects until the start of your next turn.',
    onPlay(giveChange(allCharacters('yours'), proof('ko', 'effects'), 'yourNextStart')),
  ],
  [
    'If this Character has 7000 power or more, this Character gains [Banish].',
    continuousAbility(gainsKeyword('banish'), { if: [{ test: 'thisMatches', filter: { powerLeast: 7000 } }] }),
  ],
  ['[On Play] If your Leader has 0 power or less, draw 1 card.', onPlay(draw(1), { if: [leaderIs({ powerMost: 0 })] })],
  [
    '[On Play] If your Leader is [Ada] or multicolored, draw 1 card.',
    onPlay(draw(1), { if: [leaderIs({ anyOf: [{ name: 'Ada' }, { multicoloured: true }] })] }),
  ],
  [
    '[On Play] If there is a Character with a cost of 0 or with a cost of 8 or more, draw 1 card.',
    onPlay(draw(1), {
      if: [{ test: 'characters', whose: 'any', filter: { anyOf: [{ costLeast: 0, costMost: 0 }, { costLeast: 8 }] }, least: 1 }],
    }),
  ],
  [
    '[On Play] Give up to 1 rested DON!! card to 1 of your Leader.',
    onPlay(giveDon(1, { of: 'some', most: 1, upTo: false, whose: 'yours', leaders: true, filter: { kind: 'leader' } })),
  ],
  [
    '[When Attacking] You may give your 1 active Leader −5000 power during this turn: Draw 1 card.',
    whenAttacking(draw(1), { cost: [{ pay: 'weaken', who: 'leader', by: -5000, active: true }] }),
  ],
  [
    'If this Character would be K.O.’d, you may give this Character −2000 power during this turn instead.',
    insteadAbility({ harm: 'ko', by: 'any', target: thisCard }, [{ pay: 'weaken', who: 'this', by: -2000 }], { may: true }),
  ],
  [
    'If one of your Characters would be K.O.’d, you may return 1 DON!! card from your field to your DON!! deck instead.',
    insteadAbility({ harm: 'ko', by: 'any', target: allCharacters('yours') }, [returnDonCost(1)], { may: true }),
  ],
  ['[On Play] Trash up to 3 cards from your hand.', onPlay({ verb: 'discard', who: 'you', count: 3, upTo: true })],
  ['[Trigger] Your opponent chooses 1 card from their hand and trashes it.', triggerAbility(discard('opponent', 1))],
  ['[Main] Trash 1 card from your opponent’s hand.', mainAbility(discardBlind(1, 'opponents'))],
  [
    '[On Play] Your opponent places 3 cards from their trash at the bottom of their deck in any order.',
    onPlay({ verb: 'opponentTrashToDeck', count: 3, filter: {} }),
  ],
  [
    '[On Play] Draw 1 card and place 1 card from your hand at the top of your deck.',
    onPlay([draw(1), { verb: 'handToDeck', who: 'you', count: 1, to: 'top' }]),
  ],
  [
    '[On Play] Add 1 DON!! card from your DON!! deck and set it as active.',
    onPlay({ verb: 'addDon', most: 1, rested: false, exact: true }),
  ],
  [
    '[Opponent’s Turn] Your {Crew} type Leader’s base power becomes 7000.',
    continuousAbility(
      gains(
        { of: 'some', most: 1, upTo: false, whose: 'yours', leaders: true, filter: { types: ['Crew'], kind: 'leader' } },
        basePower(7000),
      ),
      { turn: 'opponents' },
    ),
  ],
  [
    '[On Play] You cannot add Life cards to your hand using your own effects during this turn.',
    onPlay(barPlayer('you', 'lifeToHand', 'turn')),
  ],
  [
    'If you have an [Ada], this Character gains [Blocker].',
    continuousAbility(gainsKeyword('blocker'), { if: [{ test: 'has', name: 'Ada' }] }),
  ],
  [
    'If you have an [Ada] other than this Character, this Character gains [Blocker].',
    continuousAbility(gainsKeyword('blocker'), { if: [hasCharacters('yours', 1, { name: 'Ada', notThis: true })] }),
  ],
  [
    '[Main] Up to a total of 3 of your Leader and Character cards gain +1000 power during this turn.',
    mainAbility(changePower(yourLeaderOrCharacters(3), 1000, 'turn')),
  ],
  [
    '[On Play] Play up to 1 Character card with 4000 power or less and the {Crew} type from your hand.',
    onPlay(deployFromHand({ types: ['Crew'], powerMost: 4000 })),
  ],
  ['Your [Ada] gains [Blocker].', continuousAbility(gainsKeyword('blocker', allCharacters('yours', { name: 'Ada' })))],
  [
    '[On Block] Select up to 1 of your opponent’s Characters with a cost of 6 or less. The selected Character cannot attack during this turn.',
    onBlock(giveChange(opponentCharacters(1, { costMost: 6 }), cannot('attack'), 'turn')),
  ],
  [
    '[Main] Select up to 1 of your Characters. The selected Character cannot be K.O.’d during this battle.',
    mainAbility(giveChange(yourCharacters(1), proof('ko', 'any'), 'battle')),
  ],
  ['[On Play] This Character’s effect is negated during this turn.', onPlay(giveChange(thisCard, negated(), 'turn'))],
  [
    '[When Attacking] Your opponent cannot activate the [Blocker] of any Character with a cost of 5 or less during this battle.',
    whenAttacking(giveChange(allCharacters('opponents', { costMost: 5 }), cannot('block'), 'battle')),
  ],
  [
    '[When Attacking] Your opponent cannot activate a [Blocker] Character that has 5000 or more power during this battle.',
    whenAttacking(giveChange(allCharacters('opponents', { powerLeast: 5000 }), cannot('block'), 'battle')),
  ],
  [
    '[On Play] Your opponent cannot activate up to 1 [Blocker] Character that has 4000 power or less during this turn.',
    onPlay(giveChange(opponentCharacters(1, { keyword: 'blocker', powerMost: 4000 }), cannot('block'), 'turn')),
  ],
  [
    'If you have a green Character other than [Ada] that would be removed from the field by your opponent’s effect, you may rest 2 of your active DON!! cards instead.',
    insteadAbility(
      { harm: 'removal', by: 'opponentEffects', target: allCharacters('yours', { colour: 'green', notName: 'Ada' }) },
      [restDonCost(2)],
      { may: true },
    ),
  ],
  [
    'If your Character [Ada] would be K.O.’d by an effect, you may trash this Character instead.',
    insteadAbility({ harm: 'ko', by: 'effects', target: allCharacters('yours', { name: 'Ada' }) }, [trashThisCost], { may: true }),
  ],
  ['This effect can be activated at the start of your turn. Draw 1 card.', startOfYourTurn(draw(1), { may: true })],
  [
    '[On Play] If you have no other [Ada], draw 1 card.',
    onPlay(draw(1), { if: [{ test: 'characters', whose: 'yours', filter: { name: 'Ada', notThis: true }, most: 0 }] }),
  ],
  [
    'If you have a rested [Ada], this Character gains +1000 power.',
    continuousAbility(gainsPower(thisCard, 1000), { if: [hasCharacters('yours', 1, { rested: true, name: 'Ada' })] }),
  ],
  ['[On Play] Your opponent adds 1 card from their Life area to their hand.', onPlay(takeLife('opponents', 1))],
  [
    '[On Play] If you have 5 or less cards in your hand, they place 2 cards from their hand at the bottom of their deck in any order.',
    onPlay({ verb: 'handToDeck', who: 'opponent', count: 2 }, { if: [handHasAtMost(5)] }),
  ],
  [
    '[Activate: Main] Rest up to 1 of your opponent’s Characters and this Character gains +1000 power during this turn.',
    activateMain([rest(opponentCharacters(1)), changePower(thisCard, 1000, 'turn')]),
  ],
  [
    '[On Play] Rest up to 1 of your opponent’s Characters and that Character will not become active in your opponent’s next Refresh Phase.',
    onPlay([rest(opponentCharacters(1)), giveChange(previouslyChosenCard, cannot('refresh'), 'nextRefresh')]),
  ],
  [
    '[On Play] Give up to 1 of your opponent’s Characters −2000 power during this turn and this Character gains [Rush].',
    onPlay([changePower(opponentCharacters(1), -2000, 'turn'), grantKeyword(thisCard, 'rush')]),
  ],
  [
    '[On Play] Negate the effect of up to 1 of your opponent’s Characters and that Character cannot attack until the end of your opponent’s next turn.',
    onPlay([
      giveChange(opponentCharacters(1), negated(), 'opponentsTurn'),
      giveChange(previouslyChosenCard, cannot('attack'), 'opponentsTurn'),
    ]),
  ],
]
