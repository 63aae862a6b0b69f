import {
  allCharacters,
  changePower,
  continuousAbility,
  counts,
  draw,
  endOfYourTurn,
  exactTarget,
  gainsKeyword,
  insteadAbility,
  giveDon,
  ko,
  mainAbility,
  onOpponentAttack,
  onPlay,
  opponentCharacters,
  previouslyChosenCard,
  reaction,
  rest,
  startOfYourTurn,
  thisCard,
  toDeck,
  whenAttacking,
  yourCharacters,
  yourLeader,
  yourLeaderOrCharacters,
} from '../../src/card-builders.ts'
import { trashHandCost, millCost, trashThisCost } from '../../src/cost-builders.ts'
import {
  atTheEndOf,
  barPlayer,
  baseCost,
  basePower,
  cannot,
  changesOwnCost,
  chooseOne,
  cost,
  damage,
  deployFromTrash,
  extraTurn,
  gains,
  giveChange,
  hasCounter,
  mill,
  negated,
  opponentChooses,
  opponentStages,
  playerCannot,
  proof,
  redirectTo,
  trash,
  win,
  zeroPower,
} from '../../src/change-builders.ts'
import type { Sentence } from './index.ts'

/** Sentences that say what becomes of cards and players for a time, or as long as an effect is in force. */
export const changes: readonly Sentence[] = [
  ['Give all of your opponent’s Characters −4 cost.', continuousAbility(gains(allCharacters('opponents'), cost(-4)))],
  ['All of your black Characters gain +1 cost.', continuousAbility(gains(allCharacters('yours', { colour: 'black' }), cost(1)))],
  ['[DON!! x1] This Character’s base power becomes 7000.', continuousAbility(gains(thisCard, basePower(7000)), { don: 1 })],
  ['The base power of your Leader becomes 6000.', continuousAbility(gains(yourLeader, basePower(6000)))],
  [
    '[Your Turn] The base cost of all of your opponent’s Characters with 3000 power or less becomes 3.',
    continuousAbility(gains(allCharacters('opponents', { powerMost: 3000 }), baseCost(3)), { turn: 'yours' }),
  ],
  [
    'Give Character cards with 8000 base power or more in your hand a +2000 Counter.',
    continuousAbility(hasCounter(2000, { kind: 'character', basePowerLeast: 8000 })),
  ],
  ['All of your {Crew} type cards have a +1000 Counter.', continuousAbility(hasCounter(1000, { types: ['Crew'] }))],
  [
    'All of your {Crew} type Characters gain [Rush] and your Leader can also attack your opponent’s active Characters.',
    continuousAbility([gainsKeyword('rush', allCharacters('yours', { types: ['Crew'] })), gainsKeyword('attackActive', yourLeader)]),
  ],
  [
    '[Main] Up to 1 of your opponent’s Characters will not become active in your opponent’s next Refresh Phase.',
    mainAbility(giveChange(opponentCharacters(1), cannot('refresh'), 'nextRefresh')),
  ],
  [
    '[Main] Set the power of up to 1 of your opponent’s Characters to 0 during this turn.',
    mainAbility(zeroPower(opponentCharacters(1), 'turn')),
  ],
  [
    '[Main] Negate the effect of up to 1 of your opponent’s Characters during this turn.',
    mainAbility(giveChange(opponentCharacters(1), negated(), 'turn')),
  ],
  ['The [On Play] effects of all Characters are negated.', continuousAbility(gains(allCharacters('any'), negated('onPlay')))],
  [
    '[Main] Your opponent cannot play Character cards until the end of your opponent’s next turn.',
    mainAbility(barPlayer('opponent', 'playCharacter', 'opponentsTurn')),
  ],
  ['You cannot draw cards by your own effects.', continuousAbility(playerCannot('yours', 'draw'))],
  [
    'This Character cannot be removed from the field by your opponent’s effects.',
    continuousAbility(gains(thisCard, proof('removal', 'opponentEffects'))),
  ],
  [
    '[Main] Up to 1 of your Characters cannot be K.O.’d until the end of your opponent’s next turn.',
    mainAbility(giveChange(yourCharacters(1), proof('ko', 'any'), 'opponentsTurn')),
  ],
  [
    'This Character cannot be rested by effects of your opponent’s green Characters.',
    continuousAbility(gains(thisCard, proof('rest', 'opponentEffects', { kind: 'character', colour: 'green' }))),
  ],
  [
    '[Once Per Turn] If this Character would be K.O.’d by your opponent’s effect, you may trash 1 card from your hand instead.',
    insteadAbility({ harm: 'ko', by: 'opponentEffects', target: thisCard }, [trashHandCost(1)], { may: true, limit: 'once' }),
  ],
  [
    '[DON!! x1] If your {Crew} type Character would be removed from the field, you may trash this Character instead.',
    insteadAbility({ harm: 'removal', by: 'any', target: allCharacters('yours', { types: ['Crew'] }) }, [trashThisCost], {
      may: true,
      don: 1,
    }),
  ],
  ['[Main] Trash up to 1 of your opponent’s Characters.', mainAbility(trash(opponentCharacters(1)))],
  ['[End of Your Turn] Draw 1 card.', endOfYourTurn(draw(1))],
  [
    '[On Your Opponent’s Attack] [Once Per Turn] You may trash 1 card from your hand: Your Leader gains +1000 power during this battle.',
    onOpponentAttack(changePower(yourLeader, 1000, 'battle'), { limit: 'once', cost: [trashHandCost(1)] }),
  ],
  ['At the start of your turn, draw 1 card.', startOfYourTurn(draw(1))],
  ['When this Character becomes rested, draw 1 card.', reaction('becomesRested', draw(1))],
  [
    '[Main] Rest up to 1 of your opponent’s Characters. Then, at the end of this turn, K.O. that card, then draw 1 card.',
    mainAbility([rest(opponentCharacters(1)), atTheEndOf('turn', ko(previouslyChosenCard), draw(1))]),
  ],
  [
    '[When Attacking] Place this Character at the bottom of the owner’s deck at the end of this battle.',
    whenAttacking(atTheEndOf('battle', toDeck(thisCard))),
  ],
  [
    '[On Play] Play up to 1 black Character card with a cost of 3 or less from your trash rested.',
    onPlay(deployFromTrash({ colour: 'black', costMost: 3 }, 'rested')),
  ],
  [
    '[Main] You may trash 2 cards from the top of your deck: Trash 1 card from the top of your opponent’s deck.',
    mainAbility(mill('opponents', 1), { cost: [millCost(2)] }),
  ],
  [
    '[Main] Deal 1 damage to your opponent’s Leader. Then, K.O. up to 1 of your opponent’s Stages.',
    mainAbility([damage(1), ko(opponentStages(1))]),
  ],
  ['[On Play] Take an extra turn after this one.', onPlay(extraTurn)],
  ['[On Play] If you have 0 Life cards, you win the game.', onPlay(win, { if: [counts('life', 0, 0)] })],
  [
    '[Main] Choose one: draw 1 card; or K.O. up to 1 of your opponent’s Characters, then draw 2 cards.',
    mainAbility(chooseOne('you', [draw(1)], [ko(opponentCharacters(1)), draw(2)])),
  ],
  ['[Main] Your opponent chooses one: draw 1 card; or draw 2 cards.', mainAbility(chooseOne('opponent', [draw(1)], [draw(2)]))],
  [
    '[Main] K.O. 1 of your opponent’s Characters that your opponent chooses.',
    mainAbility(ko(opponentChooses(exactTarget(opponentCharacters(1))))),
  ],
  [
    '[Main] Give up to 2 rested DON!! cards to up to 1 of your Leader or Character cards.',
    mainAbility(giveDon(2, yourLeaderOrCharacters(1))),
  ],
  [
    '[On Your Opponent’s Attack] Change the target of the attack to up to 1 of your Characters.',
    onOpponentAttack(redirectTo(yourCharacters(1))),
  ],
  ['Give this card in your hand −2 cost.', continuousAbility(changesOwnCost(-2))],
]
