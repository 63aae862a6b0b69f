import {
  hasNoFieldCardNamed,
  useOwnAbility,
  triggerAbility,
  exactTarget,
  discard,
  stageCard,
  lifeIsAtMost,
  leaderCard,
  activateMain,
  addDon,
  allCharacters,
  changePower,
  characterCard,
  continuousAbility,
  draw,
  endOfYourTurn,
  gainsKeyword,
  gainsPower,
  grantKeyword,
  handHasAtLeast,
  hasCharacters,
  insteadAbility,
  giveDon,
  ko,
  onOpponentAttack,
  onPlay,
  opponentCharacters,
  opponentLeader,
  previouslyChosenCard,
  reaction,
  rest,
  standDon,
  startOfYourTurn,
  thisCard,
  toDeck,
  whenAttacking,
  yourCharacters,
  yourLeader,
  yourLeaderOrCharacters,
} from '../../src/card-builders.ts'
import {
  restThisCost,
  returnDonCost,
  trashHandCost,
  millCost,
  trashLifeCost,
  trashThisCost,
  turnLifeCost,
} from '../../src/cost-builders.ts'
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
  deckToLife,
  deployFromTrash,
  extraTurn,
  gains,
  giveChange,
  handToLife,
  hasCounter,
  hasFaceUpLife,
  lookAtLife,
  mill,
  negated,
  opponentChooses,
  opponentStages,
  playerCannot,
  proof,
  redirectTo,
  takeLife,
  toLife,
  trash,
  trashLife,
  turnLife,
  win,
  zeroPower,
} from '../../src/change-builders.ts'
import type { CardDefinition } from '../../src/card-definition.ts'
import { invented } from './more-cards.ts'

/** Cards for words of the vocabulary that no card of a set needs yet: values. */
export const inventedValueCards: readonly CardDefinition[] = [
  invented(1, [continuousAbility(gains(allCharacters('opponents'), cost(-4)), { turn: 'yours' })]),
  invented(2, [onPlay(ko(opponentCharacters(2, { costMost: 0 })))]),
  invented(3, [continuousAbility(gains(thisCard, basePower(7000)), { don: 1 })]),
  invented(4, [continuousAbility(gains(allCharacters('yours', { costLeast: 1, costMost: 2 }), basePower(6000)))]),
  invented(5, [continuousAbility(gains(allCharacters('yours', { costLeast: 2 }), cost(1)))], 3),
  invented(6, [continuousAbility(gainsPower(thisCard, 2000), { if: [hasCharacters('yours', 1, { powerLeast: 6000 })] })], 1, 5000),
  invented(7, [continuousAbility([gainsKeyword('rush', allCharacters('yours', { powerMost: 4000 })), gainsPower(yourLeader, 1000)])]),
  invented(8, [continuousAbility(hasCounter(2000, { kind: 'character', basePowerLeast: 8000 }))]),
  invented(9, [onPlay(ko(opponentCharacters(2, { basePowerMost: 5000, powerLeast: 6000 })))]),
  invented(10, [onPlay(ko(opponentCharacters(1, { baseCostLeast: 3, baseCostMost: 3 })))]),
  invented(11, [continuousAbility([gains(allCharacters('opponents'), baseCost(3)), gainsPower(opponentLeader, -1000)])]),
]

/** What lasts for a time, what is forbidden, protected and negated. */
export const inventedChangeCards: readonly CardDefinition[] = [
  invented(12, [onPlay(giveChange(opponentCharacters(1), cost(-3), 'turn'))]),
  invented(13, [onPlay(changePower(yourCharacters(1), 2000, 'yourNextStart'))]),
  invented(14, [onPlay(grantKeyword(yourCharacters(1), 'blocker', 'opponentsTurn'))]),
  invented(15, [onPlay(giveChange(yourLeaderOrCharacters(1), basePower(7000), 'yourNextTurn'))]),
  invented(16, [onPlay(zeroPower(opponentCharacters(1), 'turn'))]),
  invented(17, [onPlay(giveChange(opponentCharacters(1), cannot('refresh'), 'nextRefresh'))]),
  invented(18, [onPlay(giveChange(opponentCharacters(2), cannot('rest'), 'opponentsTurn'))]),
  invented(19, [onPlay(giveChange(opponentCharacters(1), cannot('attackLeader'), 'opponentsTurn'))]),
  invented(20, [whenAttacking(giveChange(opponentCharacters(1), cannot('block'), 'battle'))]),
  invented(21, [continuousAbility(gains(thisCard, cannot('attack')), { if: [handHasAtLeast(1)] })]),
  invented(22, [continuousAbility(gains(allCharacters('yours'), proof('ko', 'opponentEffects')))]),
  invented(23, [continuousAbility(gains(thisCard, proof('removal', 'opponentEffects')))]),
  invented(24, [onPlay(giveChange(yourCharacters(1), proof('ko', 'any'), 'opponentsTurn'))]),
  invented(25, [continuousAbility(gains(thisCard, proof('rest', 'opponentEffects', { colour: 'green' })))]),
  invented(26, [onPlay(giveChange(opponentCharacters(1), negated(), 'turn'))]),
  invented(27, [continuousAbility(gains(allCharacters('any'), negated('onPlay')))]),
  invented(28, [continuousAbility(gains(thisCard, negated()), { if: [handHasAtLeast(2)] }), continuousAbility(gainsPower(thisCard, 3000))]),
  invented(29, [onPlay(barPlayer('opponent', 'playCharacter', 'opponentsTurn'))]),
  invented(30, [continuousAbility(playerCannot('yours', 'draw'))]),
  invented(31, [continuousAbility(playerCannot('opponents', 'lifeToHand'))]),
  invented(32, [onPlay(barPlayer('opponent', 'useBlocker', 'turn'))]),
]

/** What is done instead of letting cards leave the field. */
export const inventedReplacementCards: readonly CardDefinition[] = [
  invented(33, [
    insteadAbility({ harm: 'ko', by: 'any', target: thisCard }, [trashHandCost(1, { colour: 'red' })], { may: true, limit: 'once' }),
  ]),
  invented(34, [
    insteadAbility({ harm: 'removal', by: 'opponentEffects', target: allCharacters('yours', { notThis: true }) }, [restThisCost], {
      may: true,
    }),
  ]),
  invented(35, [insteadAbility({ harm: 'ko', by: 'effects', target: thisCard }, [], { limit: 'once' })]),
  invented(36, [
    insteadAbility({ harm: 'ko', by: 'battle', target: allCharacters('yours', { costMost: 1 }) }, [trashThisCost], { may: true }),
  ]),
  invented(37, [insteadAbility({ harm: 'any', by: 'any', target: thisCard }, [returnDonCost(1)])]),
  invented(38, [onPlay(trash(opponentCharacters(1)))]),
]

/** Timings and reactions. */
export const inventedReactionCards: readonly CardDefinition[] = [
  invented(39, [endOfYourTurn(standDon(2))]),
  invented(40, [onOpponentAttack(changePower(yourLeaderOrCharacters(1), 1000, 'battle'), { cost: [trashHandCost(1)], limit: 'once' })]),
  invented(41, [startOfYourTurn(draw(1))]),
  invented(42, [reaction('becomesRested', draw(1))]),
  invented(43, [reaction('donReturned', draw(1)), reaction('donGiven', changePower(thisCard, 1000, 'turn'))]),
  invented(44, [reaction('yourCharacterKO', draw(1)), reaction('yourCharacterRemoved', addDon(1, 'rested'))]),
  invented(45, [reaction('youTakeDamage', addDon(1, 'rested'))]),
  invented(46, [reaction('yourLifeIsZero', draw(1))]),
  invented(47, [reaction('opponentUsesBlocker', draw(1))]),
  invented(48, [
    reaction('youPlayCharacter', changePower(thisCard, 1000, 'turn')),
    reaction('opponentPlaysCharacter', changePower(thisCard, 2000, 'turn')),
  ]),
  invented(49, [
    reaction('yourHandTrashed', changePower(thisCard, 1000, 'turn')),
    reaction('youDraw', changePower(thisCard, 2000, 'turn')),
  ]),
  invented(50, [onPlay([rest(opponentCharacters(1)), atTheEndOf('turn', ko(previouslyChosenCard), draw(1))])]),
  invented(51, [whenAttacking(atTheEndOf('battle', toDeck(thisCard)))]),
  { ...invented(52, [], 1, 5000), keywords: ['rushCharacter'] },
  { ...invented(53, [], 1, 5000), keywords: ['unblockable'] },
  invented(54, [reaction('yourLifeLeaves', changePower(thisCard, 1000, 'turn'))]),
]

/** Cards between zones, the end of the match and rules of Leaders. */
export const inventedZoneCards: readonly CardDefinition[] = [
  invented(55, [onPlay(deployFromTrash({ costMost: 2, colour: 'red' }, 'rested'))]),
  invented(56, [activateMain([mill('yours', 2), mill('opponents', 1)], { cost: [millCost(1)], limit: 'once' })]),
  invented(57, [whenAttacking(damage(2))]),
  invented(58, [onPlay(extraTurn)]),
  invented(59, [onPlay(win, { if: [lifeIsAtMost(0)] })]),
  stageCard('EX01-060', 'Invented 60', 'red', 1, ['Inventions'], 'C', { abilities: [continuousAbility(gainsPower(yourLeader, 1000))] }),
  invented(61, [onPlay(ko(opponentStages(1)))]),
  characterCard('EX01-062', 'Invented 62', 'red', 1, 1000, null, ['slash', 'wisdom'], ['Inventions'], 'C'),
  leaderCard('EX01-063', 'Invented 63', ['red'], 5, 5000, ['strike', 'special'], ['Inventions'], {
    rules: [{ rule: 'donDeck', size: 6 }, { rule: 'costAtMost', cost: 3 }, { rule: 'emptyDeckWins' }],
  }),
]

/** Life as cards in an order, some of them known. */
export const inventedLifeCards: readonly CardDefinition[] = [
  invented(64, [onPlay(deckToLife(1))]),
  invented(65, [onPlay(deckToLife(2, 'faceUp'))]),
  invented(66, [onPlay(handToLife(1))]),
  invented(67, [onPlay([takeLife('yours', 1), takeLife('opponents', 2)])]),
  invented(68, [activateMain(trashLife('opponents', 1), { cost: [trashLifeCost(1)] })]),
  invented(69, [activateMain(draw(1), { cost: [turnLifeCost(true)] })]),
  invented(70, [
    activateMain(draw(1), { cost: [turnLifeCost(false)] }),
    continuousAbility(gainsPower(thisCard, 1000), { if: [hasFaceUpLife] }),
  ]),
  invented(71, [onPlay(lookAtLife('yours'))]),
  invented(72, [onPlay(lookAtLife('opponents'))]),
  invented(73, [onPlay(turnLife(true))]),
  invented(82, [
    activateMain(draw(1), { cost: [{ pay: 'lifeToHand', count: 1, from: 'either' }] }),
    activateMain(draw(2), { cost: [{ pay: 'trashLife', count: 1, from: 'either' }] }),
  ]),
  invented(83, [
    onPlay([
      { verb: 'takeLife', whose: 'opponents', count: 1, upTo: true },
      { verb: 'trashLife', whose: 'opponents', count: 2, upTo: true },
    ]),
  ]),
  invented(84, [
    onPlay([
      { verb: 'takeLife', whose: 'yours', count: 1, from: 'either' },
      { verb: 'trashLife', whose: 'yours', count: 1, from: 'either' },
    ]),
  ]),
  invented(85, [onPlay({ verb: 'deckToLife', most: 2, exact: true })]),
  invented(86, [onPlay(handToLife(1, { kind: 'character', costMost: 2 }, 'faceUp'))]),
  invented(87, [onPlay(toLife(opponentCharacters(1, { costMost: 3 }), 'either', 'faceUp'))]),
  invented(88, [onPlay(toLife(exactTarget(yourCharacters(1, { notThis: true })), 'top', 'faceDown'))]),
  invented(89, [onPlay({ verb: 'turnLife', up: false, all: true })]),
  invented(90, [onPlay(lookAtLife('either'))]),
]

/** Choices among effects, and choices of the opponent. */
export const inventedChoiceCards: readonly CardDefinition[] = [
  invented(74, [
    onPlay([
      chooseOne('you', [draw(1)], [ko(opponentCharacters(1)), changePower(thisCard, 1000, 'turn')]),
      changePower(thisCard, 2000, 'turn'),
    ]),
  ]),
  invented(75, [onPlay(chooseOne('opponent', [discard('opponent', 1)], [draw(2)]))]),
  invented(76, [onPlay(ko(opponentChooses(exactTarget(opponentCharacters(1, { costMost: 4 })))))]),
  invented(77, [onPlay(giveDon(2, yourLeaderOrCharacters(1)))]),
  invented(78, [onOpponentAttack(redirectTo(yourLeaderOrCharacters(1, { powerLeast: 4000 })), { limit: 'once' })]),
  invented(79, [continuousAbility(changesOwnCost(-2), { if: [lifeIsAtMost(2)] })], 4),
  invented(80, [onPlay(draw(1)), triggerAbility(useOwnAbility('onPlay'))]),
  invented(81, [onPlay(draw(1), { if: [hasNoFieldCardNamed('Invented 60')] })]),
]
