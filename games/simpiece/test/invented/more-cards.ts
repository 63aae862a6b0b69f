import {
  activateMain,
  addDon,
  changePower,
  characterCard,
  continuousAbility,
  deployFromHand,
  donIsAtLeast,
  discardBlind,
  draw,
  gainsKeyword,
  gainsPower,
  giveDon,
  handHasAtMost,
  ko,
  lifeIsAtMost,
  onlyIf,
  onPlay,
  opponentCharacters,
  opponentLeader,
  reaction,
  rest,
} from '../../src/card-builders.ts'
import { chooseOne } from '../../src/change-builders.ts'
import { millCost, restThisCost, trashHandCost } from '../../src/cost-builders.ts'
import type { Ability, AbilityCost, CardDefinition, CardFilter, Instruction, Target } from '../../src/card-definition.ts'

/** A Character with these abilities and nothing else worth telling. */
export function invented(number: number, abilities: readonly Ability[], cost = 1, power = 1000): CardDefinition {
  const id = `EX01-${String(number).padStart(3, '0')}`
  return characterCard(id, `Invented ${number}`, 'red', cost, power, 1000, 'slash', ['Inventions'], 'C', { abilities })
}

/** All Leaders and Characters of a side that match. */
function leaderAndCharacters(whose: 'yours' | 'opponents', filter: CardFilter = {}): Target {
  return { of: 'all', whose, leaders: true, filter }
}

/** Other costs, hands, trashes and DON!!. */
export const inventedCostCards: readonly CardDefinition[] = [
  invented(91, [onPlay(draw(1), { cost: [{ pay: 'weaken', who: 'leader', by: -5000, active: true }] })]),
  invented(92, [activateMain(draw(1), { cost: [{ pay: 'weaken', who: 'this', by: -2000 }] })]),
  invented(93, [continuousAbility(gainsKeyword('banish'), { if: [{ test: 'thisMatches', filter: { powerLeast: 3000 } }] })], 1, 2000),
  invented(94, [
    onPlay(changePower(leaderAndCharacters('yours'), 1000, 'turn')),
    continuousAbility(gainsPower(leaderAndCharacters('opponents', { colour: 'red' }), -1000)),
  ]),
  invented(95, [onPlay([{ verb: 'discard', who: 'you', count: 2, upTo: true }, discardBlind(1, 'opponents')])]),
  invented(96, [onPlay({ verb: 'opponentTrashToDeck', count: 2, filter: { kind: 'event' } })]),
  invented(97, [onPlay({ verb: 'handToDeck', who: 'you', count: 1, to: 'top' })]),
  invented(98, [onPlay({ verb: 'addDon', most: 2, rested: true, exact: true })]),
  invented(99, [onPlay(chooseOne('you', [onlyIf(handHasAtMost(1), draw(1))], [addDon(1, 'rested')]))]),
  invented(100, [onPlay(ko(opponentCharacters(1, { anyOf: [{ costLeast: 0, costMost: 0 }, { costLeast: 4 }] })))]),
  invented(101, [onPlay(giveDon(1, { of: 'some', most: 1, upTo: false, whose: 'yours', leaders: true, filter: { kind: 'leader' } }))]),
]

const restableCards = (most: number, parts: Partial<Extract<Target, { of: 'some' }>>): Extract<Target, { of: 'some' }> => ({
  of: 'some',
  most,
  upTo: true,
  whose: 'opponents',
  leaders: false,
  filter: {},
  ...parts,
})
const mayPay = (cost: readonly AbilityCost[], ...instructions: readonly Instruction[]): Instruction => ({
  verb: 'mayPay',
  cost,
  do: instructions,
})

/** Costs with any cards, on the way and under a condition; limits that are counted. */
export const inventedPriceCards: readonly CardDefinition[] = [
  invented(102, [
    onPlay(draw(1), {
      cost: [{ pay: 'restCards', count: 1, filter: { types: ['Inventions'], anyOf: [{ kind: 'leader' }, { kind: 'stage' }] } }],
    }),
  ]),
  invented(103, [activateMain(draw(1), { cost: [{ pay: 'restCards', count: 2, filter: {}, orDon: true }] })]),
  invented(104, [onPlay(rest(restableCards(2, { orDon: true, filter: { costMost: 2 } })))]),
  invented(105, [onPlay(rest(restableCards(3, { orDon: true, anyKind: true })))]),
  invented(106, [onPlay(draw(1), { cost: [{ pay: 'returnSomeDon', least: 2 }] })]),
  invented(107, [onPlay([draw(1), mayPay([trashHandCost(1, { colour: 'red' })], draw(2)), draw(1)])]),
  invented(108, [onPlay([addDon(1, 'rested'), mayPay([millCost(2)])])]),
  invented(109, [
    activateMain(draw(1), { payIf: [lifeIsAtMost(2)], cost: [restThisCost] }),
    onPlay(draw(1), { payIf: [donIsAtLeast(3)], cost: [trashHandCost(1)] }),
  ]),
  invented(110, [onPlay(ko(opponentCharacters(1, { costMostOf: { of: 'life', whose: 'opponents' } })))]),
  invented(111, [onPlay(deployFromHand({ costMostOf: { of: 'don', whose: 'yours' } }))]),
  invented(112, [reaction('koByOpponentEffect', draw(1))]),
  invented(113, [onPlay({ verb: 'copyPower', model: opponentLeader, until: 'opponentsTurn' })]),
  invented(114, [onPlay({ verb: 'copyPower', model: opponentCharacters(1, { costMost: 4 }), until: 'turn' })]),
  invented(115, [onPlay({ verb: 'trashLifeTo', left: 2 })]),
  invented(116, [onPlay(ko(opponentCharacters(1, { donLeast: 2 })))]),
  invented(117, [onPlay(giveDon(2, restableCards(1, { upTo: false })))]),
  invented(118, [onPlay(giveDon(1, restableCards(1, { upTo: false, whose: 'any', leaders: true })))]),
  invented(119, [activateMain(draw(1), { cost: [{ pay: 'giveOpponentDon', count: 2 }] })]),
]
