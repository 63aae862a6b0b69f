import {
  activateMain,
  allCharacters,
  cannotBeKOdInBattle,
  changePower,
  characterCard,
  continuousAbility,
  counterAbility,
  discard,
  draw,
  eventCard,
  gainsKeyword,
  gainsPower,
  hasCharacters,
  ko,
  leaderCard,
  mainAbility,
  onBlock,
  onPlay,
  onlyIf,
  opponentCharacters,
  playThis,
  thisCard,
  triggerAbility,
  whenAttacking,
  yourCharacters,
  yourLeaderOrCharacters,
} from '../../card-builders.ts'
import { cannot, cost, gains, giveChange, opponentStages, proof } from '../../change-builders.ts'
import { restThisCost, trashHandCost } from '../../cost-builders.ts'
import type { CardDefinition } from '../../card-definition.ts'

/** Black cards of OP02, in number order. */
export const blackCards: readonly CardDefinition[] = [
  leaderCard('OP02-093', 'Smoker', ['black'], 5, 5000, 'special', ['Navy'], {
    abilities: [
      activateMain(
        [
          giveChange(opponentCharacters(1), cost(-1), 'turn'),
          onlyIf(hasCharacters('any', 1, { costLeast: 0, costMost: 0 }), changePower(thisCard, 1000, 'turn')),
        ],
        { don: 1, limit: 'once' },
      ),
    ],
  }),
  characterCard('OP02-095', 'Onigumo', 'black', 5, 6000, 1000, 'slash', ['Navy'], 'UC', {
    abilities: [continuousAbility(gainsKeyword('banish'), { if: [hasCharacters('any', 1, { costLeast: 0, costMost: 0 })] })],
  }),
  characterCard('OP02-096', 'Kuzan', 'black', 4, 5000, null, 'special', ['Navy'], 'SR', {
    abilities: [onPlay(draw(1)), whenAttacking(giveChange(opponentCharacters(1), cost(-4), 'turn'))],
  }),
  characterCard('OP02-097', 'Komille', 'black', 1, 3000, 1000, 'slash', ['Navy'], 'C'),
  characterCard('OP02-098', 'Koby', 'black', 3, 4000, 1000, 'strike', ['Navy'], 'R', {
    abilities: [onPlay(ko(opponentCharacters(1, { costMost: 3 })), { cost: [trashHandCost(1)] })],
  }),
  characterCard('OP02-099', 'Sakazuki', 'black', 6, 7000, null, 'special', ['Navy'], 'SR', {
    abilities: [onPlay(ko(opponentCharacters(1, { costMost: 5 })), { cost: [trashHandCost(1)] })],
  }),
  characterCard('OP02-100', 'Jango', 'black', 2, 3000, 1000, 'slash', ['Navy'], 'C', {
    abilities: [continuousAbility(cannotBeKOdInBattle(thisCard), { if: [{ test: 'has', name: 'Fullbody' }] })],
  }),
  characterCard('OP02-101', 'Strawberry', 'black', 4, 5000, null, 'slash', ['Navy'], 'C', {
    abilities: [
      whenAttacking(giveChange(allCharacters('opponents', { costMost: 5 }), cannot('block'), 'battle'), {
        if: [hasCharacters('any', 1, { costLeast: 0, costMost: 0 })],
      }),
    ],
  }),
  characterCard('OP02-102', 'Smoker', 'black', 3, 4000, 1000, 'special', ['Navy'], 'R', {
    abilities: [
      continuousAbility(gains(thisCard, proof('ko', 'effects'))),
      whenAttacking(changePower(thisCard, 2000, 'battle'), { if: [hasCharacters('any', 1, { costLeast: 0, costMost: 0 })] }),
    ],
  }),
  characterCard('OP02-103', 'Sengoku', 'black', 2, 3000, 2000, 'wisdom', ['Navy'], 'R', {
    abilities: [whenAttacking(giveChange(opponentCharacters(1), cost(-2), 'turn'), { don: 1 })],
  }),
  characterCard('OP02-104', 'Sentomaru', 'black', 2, 3000, 1000, 'slash', ['Navy'], 'C', { abilities: [triggerAbility(playThis)] }),
  characterCard('OP02-105', 'Tashigi', 'black', 3, 5000, null, 'slash', ['Navy'], 'C', {
    abilities: [whenAttacking(giveChange(opponentCharacters(1), cost(-3), 'turn'), { don: 1 })],
  }),
  characterCard('OP02-106', 'Tsuru', 'black', 1, 0, 2000, 'wisdom', ['Navy'], 'UC', {
    abilities: [onPlay(giveChange(opponentCharacters(1), cost(-2), 'turn'))],
  }),
  characterCard('OP02-107', 'Doberman', 'black', 2, 4000, 1000, 'strike', ['Navy'], 'C'),
  characterCard('OP02-108', 'Donquixote Rosinante', 'black', 2, 2000, 1000, 'special', ['Navy', 'Donquixote Pirates'], 'C', {
    keywords: ['blocker'],
  }),
  characterCard('OP02-109', 'Jaguar.D.Saul', 'black', 4, 6000, 1000, 'strike', ['Giant', 'Navy'], 'C'),
  characterCard('OP02-110', 'Hina', 'black', 5, 6000, 1000, 'special', ['Navy'], 'R', {
    keywords: ['blocker'],
    abilities: [onBlock(giveChange(opponentCharacters(1, { costMost: 6 }), cannot('attack'), 'turn'))],
  }),
  characterCard('OP02-111', 'Fullbody', 'black', 2, 3000, 1000, 'strike', ['Navy'], 'C', {
    abilities: [whenAttacking(changePower(thisCard, 3000, 'battle'), { if: [{ test: 'has', name: 'Jango' }] })],
  }),
  characterCard('OP02-112', 'Bell-mère', 'black', 1, 1000, 1000, 'ranged', ['Navy'], 'UC', {
    abilities: [
      activateMain([giveChange(opponentCharacters(1), cost(-1), 'turn'), changePower(yourLeaderOrCharacters(1), 1000, 'turn')], {
        cost: [restThisCost],
      }),
    ],
  }),
  characterCard('OP02-113', 'Helmeppo', 'black', 3, 3000, 1000, 'slash', ['Navy'], 'UC', {
    abilities: [
      whenAttacking([
        giveChange(opponentCharacters(1), cost(-2), 'turn'),
        onlyIf(hasCharacters('any', 1, { costLeast: 0, costMost: 0 }), changePower(thisCard, 2000, 'battle')),
      ]),
      triggerAbility(playThis),
    ],
  }),
  characterCard('OP02-114', 'Borsalino', 'black', 4, 5000, 1000, 'special', ['Navy'], 'SR', {
    keywords: ['blocker'],
    abilities: [continuousAbility([gainsPower(thisCard, 1000), gains(thisCard, proof('ko', 'effects'))], { turn: 'opponents' })],
  }),
  characterCard('OP02-115', 'Monkey.D.Garp', 'black', 2, 3000, 2000, 'strike', ['Navy'], 'R', {
    abilities: [whenAttacking(ko(opponentCharacters(1, { costLeast: 0, costMost: 0 })), { don: 2 })],
  }),
  characterCard('OP02-116', 'Yamakaji', 'black', 3, 5000, 1000, 'slash', ['Navy'], 'C'),
  eventCard('OP02-117', 'Ice Age', 'black', 1, ['Navy'], 'UC', {
    abilities: [
      mainAbility(giveChange(opponentCharacters(1), cost(-5), 'turn')),
      triggerAbility(ko(opponentCharacters(1, { costMost: 3 }))),
    ],
  }),
  eventCard('OP02-118', 'Yasakani Sacred Jewel', 'black', 1, ['Navy'], 'C', {
    abilities: [
      counterAbility(giveChange(yourCharacters(1), proof('ko', 'any'), 'battle'), { cost: [trashHandCost(1)] }),
      triggerAbility(ko(opponentStages(1, { costMost: 3 }))),
    ],
  }),
  eventCard('OP02-119', 'Meteor Volcano', 'black', 2, ['Navy'], 'R', {
    abilities: [mainAbility(ko(opponentCharacters(1, { costMost: 1 }))), triggerAbility([draw(2), discard('you', 1)])],
  }),
  characterCard('OP02-121', 'Kuzan', 'black', 10, 10000, null, 'special', ['Former Navy'], 'SEC', {
    abilities: [
      continuousAbility(gains(allCharacters('opponents'), cost(-5)), { turn: 'yours' }),
      onPlay(ko(opponentCharacters(1, { costLeast: 0, costMost: 0 }))),
    ],
  }),
]
