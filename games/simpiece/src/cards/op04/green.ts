import {
  activateMain,
  allCharacters,
  changePower,
  characterCard,
  continuousAbility,
  counterAbility,
  counts,
  deployFromHand,
  endOfYourTurn,
  eventCard,
  ko,
  leaderCard,
  leaderHasType,
  lookAtTopCards,
  mainOrCounterAbility,
  onOpponentAttack,
  onPlay,
  opponentCharacters,
  opponentLeaderOrCharacters,
  reaction,
  rest,
  stand,
  standDon,
  thisCard,
  thisIsRested,
  triggerAbility,
  useOwnAbility,
  whenAttacking,
  yourCharacters,
  yourLeaderOrCharacters,
} from '../../card-builders.ts'
import { atTheEndOf, cannot, cost, gains, giveChange, proof } from '../../change-builders.ts'
import { restDonCost, restThisCost, trashThisCost } from '../../cost-builders.ts'
import type { CardDefinition } from '../../card-definition.ts'

/** Green cards of OP04, in number order. */
export const greenCards: readonly CardDefinition[] = [
  leaderCard(
    'OP04-019',
    'Donquixote Doflamingo',
    ['green', 'purple'],
    4,
    5000,
    'special',
    ['The Seven Warlords of the Sea', 'Donquixote Pirates'],
    { abilities: [endOfYourTurn(standDon(2))] },
  ),
  leaderCard('OP04-020', 'Issho', ['green', 'black'], 4, 5000, 'special', ['Navy'], {
    abilities: [
      continuousAbility(gains(allCharacters('opponents'), cost(-1)), { don: 1, turn: 'yours' }),
      endOfYourTurn(stand(yourCharacters(1, { costMost: 5 })), { cost: [restDonCost(1)] }),
    ],
  }),
  characterCard('OP04-021', 'Viola', 'green', 3, 3000, 2000, 'special', ['Donquixote Pirates'], 'C', {
    abilities: [onOpponentAttack({ verb: 'restOpponentDon', most: 1 }, { cost: [restDonCost(2)] })],
  }),
  characterCard('OP04-022', 'Eric', 'green', 1, 2000, 1000, 'slash', ['East Blue'], 'UC', {
    abilities: [activateMain(rest(opponentCharacters(1, { costMost: 1 })), { cost: [restThisCost] })],
  }),
  characterCard('OP04-023', 'Kuro', 'green', 6, 8000, 1000, 'slash', ['East Blue', 'Black Cat Pirates'], 'C'),
  characterCard('OP04-024', 'Sugar', 'green', 2, 0, 1000, 'special', ['Donquixote Pirates'], 'SR', {
    abilities: [
      reaction('opponentPlaysCharacter', [rest(opponentCharacters(1)), rest(thisCard)], {
        turn: 'opponents',
        limit: 'once',
        if: [leaderHasType('Donquixote Pirates')],
      }),
      onPlay(rest(opponentCharacters(1, { costMost: 4 }))),
    ],
  }),
  characterCard('OP04-025', 'Giolla', 'green', 4, 4000, 1000, 'special', ['Donquixote Pirates'], 'C', {
    abilities: [onOpponentAttack(rest(opponentCharacters(1, { costMost: 4 })), { cost: [restDonCost(2)] })],
  }),
  characterCard('OP04-026', 'Senor Pink', 'green', 3, 5000, null, 'special', ['Donquixote Pirates'], 'R', {
    abilities: [
      whenAttacking([rest(opponentCharacters(1, { costMost: 4 })), atTheEndOf('turn', standDon(1))], {
        if: [leaderHasType('Donquixote Pirates')],
        cost: [restDonCost(1)],
      }),
    ],
  }),
  characterCard('OP04-027', 'Daddy Masterson', 'green', 4, 5000, null, 'ranged', ['East Blue', 'Former Navy'], 'C', {
    abilities: [endOfYourTurn(stand(thisCard), { don: 1 })],
  }),
  characterCard('OP04-028', 'Diamante', 'green', 5, 6000, 1000, 'slash', ['Donquixote Pirates'], 'R', {
    keywords: ['blocker'],
    abilities: [endOfYourTurn(stand(thisCard), { don: 1, if: [counts('activeDon', 2)] })],
  }),
  characterCard('OP04-029', 'Dellinger', 'green', 3, 4000, 1000, 'strike', ['Donquixote Pirates'], 'C', {
    abilities: [endOfYourTurn(standDon(1))],
  }),
  characterCard('OP04-030', 'Trebol', 'green', 6, 6000, null, 'special', ['Donquixote Pirates'], 'R', {
    abilities: [
      onPlay(ko(opponentCharacters(1, { rested: true, costMost: 5 }))),
      onOpponentAttack(rest(opponentCharacters(1, { costMost: 4 })), { cost: [restDonCost(2)] }),
    ],
  }),
  characterCard(
    'OP04-031',
    'Donquixote Doflamingo',
    'green',
    10,
    10000,
    null,
    'special',
    ['The Seven Warlords of the Sea', 'Donquixote Pirates'],
    'SR',
    { abilities: [onPlay(giveChange(opponentLeaderOrCharacters(3, { rested: true }), cannot('refresh'), 'nextRefresh'))] },
  ),
  characterCard('OP04-032', 'Baby 5', 'green', 1, 1000, 2000, 'special', ['Donquixote Pirates'], 'UC', {
    abilities: [endOfYourTurn(standDon(2), { cost: [trashThisCost] })],
  }),
  characterCard('OP04-033', 'Machvise', 'green', 4, 5000, 1000, 'strike', ['Donquixote Pirates'], 'UC', {
    abilities: [
      onPlay([rest(opponentCharacters(1, { costMost: 5 })), atTheEndOf('turn', standDon(1))], {
        if: [leaderHasType('Donquixote Pirates')],
      }),
    ],
  }),
  characterCard('OP04-034', 'Lao.G', 'green', 4, 5000, 1000, 'strike', ['Donquixote Pirates'], 'UC', {
    abilities: [endOfYourTurn(ko(opponentCharacters(1, { rested: true, costMost: 3 })), { if: [counts('activeDon', 3)] })],
  }),
  eventCard('OP04-035', 'Spiderweb', 'green', 2, ['The Seven Warlords of the Sea', 'Donquixote Pirates'], 'R', {
    abilities: [
      counterAbility([changePower(yourLeaderOrCharacters(1), 4000, 'battle'), stand(yourCharacters(1))]),
      triggerAbility(changePower(yourLeaderOrCharacters(1, { kind: 'leader' }), 2000, 'turn')),
    ],
  }),
  eventCard('OP04-036', 'Donquixote Family', 'green', 1, ['Donquixote Pirates'], 'C', {
    abilities: [counterAbility(lookAtTopCards(5, { types: ['Donquixote Pirates'] })), triggerAbility(useOwnAbility('counter'))],
  }),
  eventCard('OP04-037', 'Flapping Thread', 'green', 2, ['The Seven Warlords of the Sea', 'Donquixote Pirates'], 'UC', {
    abilities: [
      counterAbility(changePower(yourLeaderOrCharacters(1), 2000, 'turn'), { if: [leaderHasType('Donquixote Pirates')] }),
      triggerAbility(ko(opponentCharacters(1, { rested: true, costMost: 4 }))),
    ],
  }),
  eventCard(
    'OP04-038',
    'The Weak Do Not Have the Right to Choose How They Die!!!',
    'green',
    5,
    ['The Seven Warlords of the Sea', 'Donquixote Pirates'],
    'C',
    {
      abilities: [
        mainOrCounterAbility([rest(opponentLeaderOrCharacters(1)), ko(opponentCharacters(1, { rested: true, costMost: 6 }))]),
        triggerAbility(standDon(5)),
      ],
    },
  ),
  characterCard('OP04-119', 'Donquixote Rosinante', 'green', 8, 8000, null, 'special', ['Navy', 'Donquixote Pirates'], 'SEC', {
    abilities: [
      continuousAbility(gains(allCharacters('yours', { rested: false, baseCostLeast: 5, baseCostMost: 5 }), proof('ko', 'effects')), {
        turn: 'opponents',
        if: [thisIsRested],
      }),
      onPlay(deployFromHand({ colour: 'green', costLeast: 5, costMost: 5 }), { cost: [restThisCost] }),
    ],
  }),
]
