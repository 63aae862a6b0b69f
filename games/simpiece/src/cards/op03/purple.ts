import {
  activateMain,
  addDon,
  changePower,
  characterCard,
  continuousAbility,
  counterAbility,
  deployFromHand,
  discard,
  donIsAtLeast,
  draw,
  eventCard,
  grantKeyword,
  ko,
  leaderCard,
  leaderHasType,
  leaderIsNamed,
  lookAtTopCards,
  mainAbility,
  onKO,
  onPlay,
  onlyIf,
  opponentCharacters,
  rest,
  stageCard,
  thisCard,
  toDeck,
  triggerAbility,
  useOwnAbility,
  whenAttacking,
  yourLeaderOrCharacters,
} from '../../card-builders.ts'
import { cannot, gains } from '../../change-builders.ts'
import { restDonCost, restThisCost, returnDonCost, trashHandCost } from '../../cost-builders.ts'
import type { CardDefinition } from '../../card-definition.ts'

/** Purple cards of OP03, in number order. */
export const purpleCards: readonly CardDefinition[] = [
  leaderCard('OP03-058', 'Iceburg', ['purple'], 5, 5000, 'wisdom', ['Water Seven', 'Galley-La Company'], {
    abilities: [
      continuousAbility(gains(thisCard, cannot('attack'))),
      activateMain(deployFromHand({ types: ['Galley-La Company'], costMost: 5 }), { cost: [returnDonCost(1), restThisCost] }),
    ],
  }),
  characterCard('OP03-059', 'Kaku', 'purple', 5, 6000, 1000, 'slash', ['Water Seven', 'Galley-La Company'], 'UC', {
    abilities: [whenAttacking(grantKeyword(thisCard, 'banish', 'battle'), { cost: [returnDonCost(1)] })],
  }),
  characterCard('OP03-060', 'Kalifa', 'purple', 4, 4000, 2000, 'wisdom', ['Water Seven', 'Galley-La Company'], 'UC', {
    abilities: [whenAttacking([draw(2), discard('you', 1)], { cost: [returnDonCost(1)] })],
  }),
  characterCard('OP03-061', 'Kiwi & Mozu', 'purple', 2, 4000, 1000, 'slash', ['Water Seven', 'The Franky Family'], 'C'),
  characterCard('OP03-062', 'Kokoro', 'purple', 1, 2000, 1000, 'wisdom', ['Merfolk', 'Water Seven'], 'R', {
    abilities: [onPlay(lookAtTopCards(5, { types: ['Water Seven'], notName: 'Kokoro' }))],
  }),
  characterCard('OP03-063', 'Zambai', 'purple', 3, 2000, null, 'slash', ['Water Seven', 'The Franky Family'], 'UC', {
    keywords: ['blocker'],
    abilities: [onPlay(draw(1), { if: [leaderHasType('Water Seven')], cost: [returnDonCost(1)] })],
  }),
  characterCard('OP03-064', 'Tilestone', 'purple', 5, 6000, 1000, 'strike', ['Water Seven', 'Galley-La Company'], 'C', {
    abilities: [onKO(addDon(1, 'rested'), { if: [leaderHasType('Galley-La Company')] })],
  }),
  characterCard('OP03-065', 'Chimney & Gonbe', 'purple', 2, 2000, 1000, 'wisdom', ['Animal', 'Water Seven'], 'C', {
    keywords: ['blocker'],
  }),
  characterCard('OP03-066', 'Paulie', 'purple', 5, 6000, null, 'strike', ['Water Seven', 'Galley-La Company'], 'SR', {
    abilities: [
      onPlay([addDon(1, 'active'), onlyIf(donIsAtLeast(8), ko(opponentCharacters(1, { costMost: 4 })))], { cost: [restDonCost(2)] }),
    ],
  }),
  characterCard('OP03-067', 'Peepley Lulu', 'purple', 5, 5000, 1000, 'ranged', ['Water Seven', 'Galley-La Company'], 'UC', {
    abilities: [whenAttacking(addDon(1, 'rested'), { don: 1, if: [leaderHasType('Galley-La Company')] })],
  }),
  characterCard('OP03-068', 'Minozebra', 'purple', 4, 5000, 1000, 'strike', ['Impel Down', 'Jailer Beast'], 'C', {
    keywords: ['banish'],
    abilities: [onKO(addDon(1, 'rested'), { if: [leaderHasType('Impel Down')] })],
  }),
  characterCard('OP03-069', 'Minorhinoceros', 'purple', 3, 5000, null, 'strike', ['Impel Down', 'Jailer Beast'], 'C', {
    abilities: [onKO([draw(2), discard('you', 1)], { if: [leaderHasType('Impel Down')] })],
  }),
  characterCard('OP03-070', 'Monkey.D.Luffy', 'purple', 6, 7000, null, 'strike', ['Water Seven', 'Straw Hat Crew'], 'R', {
    abilities: [
      onPlay(grantKeyword(thisCard, 'rush'), {
        cost: [returnDonCost(1), trashHandCost(1, { kind: 'character', costLeast: 5, costMost: 5 })],
      }),
    ],
  }),
  characterCard('OP03-071', 'Rob Lucci', 'purple', 5, 6000, 1000, 'strike', ['Water Seven', 'Galley-La Company'], 'R', {
    abilities: [whenAttacking(rest(opponentCharacters(1, { costMost: 5 })), { cost: [returnDonCost(1)] })],
  }),
  eventCard('OP03-072', 'Gum-Gum Jet Gatling', 'purple', 0, ['Water Seven', 'Straw Hat Crew'], 'R', {
    abilities: [
      counterAbility(changePower(yourLeaderOrCharacters(1), 3000, 'battle'), { cost: [trashHandCost(1)] }),
      triggerAbility(addDon(1, 'active')),
    ],
  }),
  eventCard('OP03-073', 'Hull Dismantler Slash', 'purple', 1, ['Water Seven', 'The Franky Family'], 'C', {
    abilities: [
      mainAbility(ko(opponentCharacters(1, { costMost: 2 })), { if: [leaderHasType('Water Seven')], cost: [returnDonCost(1)] }),
      triggerAbility(useOwnAbility('main')),
    ],
  }),
  eventCard('OP03-074', 'Top Knot', 'purple', 2, ['Water Seven', 'Galley-La Company'], 'UC', {
    abilities: [
      mainAbility(toDeck(opponentCharacters(1, { costMost: 4 })), { cost: [returnDonCost(2)] }),
      triggerAbility(useOwnAbility('main')),
    ],
  }),
  stageCard('OP03-075', 'Galley-La Company', 'purple', 3, ['Water Seven', 'Galley-La Company'], 'C', {
    abilities: [activateMain(addDon(1, 'rested'), { if: [leaderIsNamed('Iceburg')], cost: [restThisCost] })],
  }),
]
