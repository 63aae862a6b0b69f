import type { CardFilter, ContinuousEffect, Keyword, Target } from '../card-definition.ts'
import { any, cardName, count, list, map, maybe, named, say, signed, type Parser } from './parser.ts'
import { cause, change, harm, playerBar } from './changes.ts'
import { keyword } from './gains.ts'
import { cards, characters, target } from './nouns.ts'

type Per = NonNullable<Extract<ContinuousEffect, { gives: 'power' }>['per']>

const per: Parser<Per> = any<readonly Parser<Per>[]>(
  map(say`for every ${maybe(count)} cards|card in your hand`, ([each = 1]) => ({ each, of: { count: 'hand' } })),
  map(say`for every ${maybe(count)} ${cards} in your trash`, ([each = 1, filter]) => ({ each, of: { count: 'trash', filter } })),
)

/** "{Type} type Characters other than your [Name]" are one's own. */
const ownByName: Parser<Target> = map(characters, (filter: CardFilter) => ({ of: 'all', whose: 'yours', filter }))

const givenPower = any(say`${target} gains|gain ${signed} power`, say`give ${target} ${signed} power`)

/** The card itself is not named as the target of its keywords. */
function keywordFor(target: Target, which: Keyword): ContinuousEffect {
  return { gives: 'keyword', keyword: which, ...(target.of !== 'this' && { target }) }
}

/** Cannot be K.O.'d in battle. */
const battleProof: Parser<Extract<ContinuousEffect, { gives: 'battleProof' }>> = any<
  readonly Parser<Extract<ContinuousEffect, { gives: 'battleProof' }>>[]
>(
  map(say`${any(target, ownByName)} cannot be k.o.'d in battle`, ([to]) => ({ gives: 'battleProof', target: to })),
  map(say`${any(target, ownByName)} cannot be k.o.'d in battle by ${characters}`, ([to, by]) => ({
    gives: 'battleProof',
    target: to,
    by,
  })),
  map(say`${any(target, ownByName)} cannot be k.o.'d in battle by ${cards}`, ([to, by]) => ({
    gives: 'battleProof',
    target: to,
    by,
    leaders: true,
  })),
)

const effect: Parser<ContinuousEffect> = named(
  'a lasting effect',
  any<readonly Parser<ContinuousEffect>[]>(
    map(givenPower, ([to, by]) => ({
      gives: 'power',
      target: to,
      by,
    })),
    map(say`${givenPower} ${per}`, ([[to, by], each]) => ({ gives: 'power', target: to, by, per: each })),
    map(say`${target} gains|gain ${keyword}`, ([to, which]) => keywordFor(to, which)),
    map(say`${target} can attack characters on the turn in which it|they is|are played`, ([to]) => keywordFor(to, 'rushCharacter')),
    map(say`${target} can also attack your? opponent's? active characters`, ([to]) => keywordFor(to, 'attackActive')),
    map(
      any(
        say`give ${cards} in your hand a ${signed} counter`,
        say`${cards} in your hand have a ${signed} counter`,
        say`all of your ${cards} have a ${signed} counter`,
      ),
      ([filter, to]) => ({
        gives: 'counter',
        to,
        filter,
      }),
    ),
    battleProof,
    map(change, ({ target: to, change: what }) => ({ ...what, target: to })),
    map(playerBar, ({ isYou, act }) => ({ gives: 'playerBar', whose: isYou ? 'yours' : 'opponents', act })),
    map(say`give this card in your hand ${signed} cost`, ([by]) => ({ gives: 'ownCost', by })),
    map(say`give ${cards} in your hand ${signed} cost`, ([filter, by]) => ({ gives: 'handCost', by, filter })),
    map(say`your opponent cannot attack any card other than the character ${cardName}`, ([name]) => ({ gives: 'lure', name })),
  ),
)

const gain = any<readonly Parser<(to: Target) => ContinuousEffect>[]>(
  map(keyword, (which) => (to) => keywordFor(to, which)),
  map(say`${signed} power`, ([by]) => (to) => ({ gives: 'power', target: to, by })),
  map(say`${signed} cost`, ([by]) => (to) => ({ gives: 'cost', target: to, by })),
)

/** Several effects on the same cards. */
const together: Parser<ContinuousEffect[]> = any<readonly Parser<ContinuousEffect[]>[]>(
  map(effect, (one) => [one]),
  map(say`${target} gains|gain ${gain} and ${gain}`, ([to, first, second]) => [first(to), second(to)]),
  map(say`${target} gains|gain ${gain} and cannot be ${harm} ${cause}`, ([to, first, against, by]) => [
    first(to),
    { gives: 'proof', against, ...by, target: to },
  ]),
  map(say`${target} cannot be ${harm} or ${harm} ${cause}`, ([to, first, second, by]) => [
    { gives: 'proof', against: first, ...by, target: to },
    { gives: 'proof', against: second, ...by, target: to },
  ]),
  map(say`${battleProof} and gains|gain ${gain}`, ([first, second]) => [first, second(first.target)]),
  map(say`${change} and gains|gain ${gain}`, ([{ target: to, change: what }, second]) => [{ ...what, target: to }, second(to)]),
)

/** Lasting effects of one sentence. */
export const effects: Parser<ContinuousEffect[]> = map(list(together, any(say`, and`, say`and`, say`,`)), (all) => all.flat())
