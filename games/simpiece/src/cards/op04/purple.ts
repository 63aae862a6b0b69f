import {
  activateMain,
  addDon,
  changePower,
  characterCard,
  counterAbility,
  discard,
  donIsAtLeast,
  draw,
  eventCard,
  grantKeyword,
  ko,
  leaderHasType,
  leaderIs,
  lifeIsAtMost,
  lookAtTopCards,
  onOpponentAttack,
  onPlay,
  onlyIf,
  opponentCharacters,
  playThis,
  rest,
  thisCard,
  toHand,
  triggerAbility,
  yourLeaderOrCharacters,
} from '../../card-builders.ts'
import { cannot, deckToLife, giveChange } from '../../change-builders.ts'
import { restThisCost, returnDonCost, trashThisCost } from '../../cost-builders.ts'
import type { CardDefinition } from '../../card-definition.ts'

/** Purple cards of OP04, in number order. */
export const purpleCards: readonly CardDefinition[] = [
  characterCard('OP04-059', 'Iceburg', 'purple', 1, 0, 1000, 'wisdom', ['Water Seven', 'Galley-La Company'], 'UC', {
    abilities: [onOpponentAttack(grantKeyword(thisCard, 'blocker'), { if: [leaderHasType('Water Seven')], cost: [returnDonCost(1)] })],
  }),
  characterCard('OP04-060', 'Crocodile', 'purple', 8, 9000, null, 'special', ['The Seven Warlords of the Sea', 'Baroque Works'], 'SR', {
    abilities: [
      onPlay(deckToLife(1), { if: [leaderIs({ typeIncludes: 'Baroque Works' })], cost: [returnDonCost(2)] }),
      onOpponentAttack([draw(1), discard('you', 1)], { limit: 'once', cost: [returnDonCost(1)] }),
    ],
  }),
  characterCard('OP04-061', 'Tom', 'purple', 3, 4000, 1000, 'wisdom', ['Fish-Man', 'Water Seven'], 'C', {
    abilities: [activateMain(addDon(1, 'rested'), { if: [leaderHasType('Water Seven')], cost: [trashThisCost] })],
  }),
  characterCard('OP04-062', 'Bananagator', 'purple', 5, 7000, 1000, 'strike', ['Animal'], 'C'),
  characterCard('OP04-063', 'Franky', 'purple', 1, 1000, 2000, 'wisdom', ['Water Seven', 'The Franky Family'], 'R', {
    abilities: [
      onOpponentAttack(changePower(yourLeaderOrCharacters(1), 1000, 'battle'), {
        limit: 'once',
        if: [leaderHasType('Water Seven')],
        cost: [returnDonCost(1)],
      }),
    ],
  }),
  characterCard('OP04-064', 'Ms. All Sunday', 'purple', 5, 5000, null, 'wisdom', ['Baroque Works'], 'SR', {
    abilities: [onPlay([addDon(1, 'rested'), onlyIf(donIsAtLeast(6), draw(1))]), triggerAbility(playThis, { cost: [returnDonCost(2)] })],
  }),
  characterCard('OP04-065', 'Miss.Goldenweek(Marianne)', 'purple', 2, 3000, 1000, 'wisdom', ['Baroque Works'], 'C', {
    abilities: [
      onPlay(giveChange(opponentCharacters(1, { costMost: 5 }), cannot('attack'), 'yourNextStart'), {
        if: [leaderIs({ typeIncludes: 'Baroque Works' })],
      }),
      triggerAbility(playThis, { cost: [returnDonCost(1)] }),
    ],
  }),
  characterCard('OP04-066', 'Miss.Valentine(Mikita)', 'purple', 2, 2000, 1000, 'strike', ['Baroque Works'], 'R', {
    abilities: [onPlay(lookAtTopCards(5, { typeIncludes: 'Baroque Works' })), triggerAbility(playThis, { cost: [returnDonCost(1)] })],
  }),
  characterCard('OP04-067', 'Miss.MerryChristmas(Drophy)', 'purple', 4, 4000, null, 'slash', ['Baroque Works'], 'C', {
    keywords: ['blocker'],
    abilities: [triggerAbility(playThis, { cost: [returnDonCost(1)] })],
  }),
  characterCard('OP04-068', 'Yokozuna', 'purple', 3, 3000, 1000, 'strike', ['Animal', 'Water Seven'], 'C', {
    keywords: ['blocker'],
    abilities: [onOpponentAttack(toHand(opponentCharacters(1, { costMost: 2 })), { cost: [returnDonCost(1)] })],
  }),
  characterCard('OP04-070', 'Mr.3(Galdino)', 'purple', 3, 4000, 1000, 'special', ['Baroque Works'], 'UC', {
    abilities: [onOpponentAttack(changePower(opponentCharacters(1), -1000, 'turn'), { limit: 'once', cost: [returnDonCost(1)] })],
  }),
  characterCard('OP04-071', 'Mr.4(Babe)', 'purple', 5, 6000, 1000, 'strike', ['Baroque Works'], 'UC', {
    abilities: [
      onOpponentAttack([grantKeyword(thisCard, 'blocker', 'battle'), changePower(thisCard, 1000, 'battle')], { cost: [returnDonCost(1)] }),
    ],
  }),
  characterCard('OP04-072', 'Mr.5(Gem)', 'purple', 7, 8000, null, 'special', ['Baroque Works'], 'R', {
    abilities: [onOpponentAttack(ko(opponentCharacters(1, { costMost: 4 })), { limit: 'once', cost: [returnDonCost(2), restThisCost] })],
  }),
  eventCard('OP04-074', 'Colors Trap', 'purple', 1, ['Baroque Works'], 'R', {
    abilities: [
      counterAbility([changePower(yourLeaderOrCharacters(1), 1000, 'battle'), rest(opponentCharacters(1, { costMost: 4 }))], {
        cost: [returnDonCost(1)],
      }),
      triggerAbility(addDon(1, 'active')),
    ],
  }),
  eventCard('OP04-075', 'Nez-Palm Cannon', 'purple', 3, ['Baroque Works'], 'UC', {
    abilities: [
      counterAbility([changePower(yourLeaderOrCharacters(1), 6000, 'battle'), onlyIf(lifeIsAtMost(2), addDon(1, 'rested'))]),
      triggerAbility(addDon(1, 'active')),
    ],
  }),
  eventCard('OP04-076', 'Weakness...Is an Unforgivable Sin.', 'purple', 1, ['The Seven Warlords of the Sea', 'Baroque Works'], 'C', {
    abilities: [
      counterAbility(changePower(yourLeaderOrCharacters(1), 1000, 'turn'), { cost: [returnDonCost(1)] }),
      triggerAbility(addDon(1, 'active')),
    ],
  }),
]
