import type { CardFilter, ContinuousEffect, Target } from '../card-definition.ts'
import { any, cardName, count, list, map, maybe, named, say, signed, means, type Parser } from './parser.ts'
import { keyword } from './instructions.ts'
import { cards, characters, target, thisCard } from './nouns.ts'

type Per = NonNullable<Extract<ContinuousEffect, { gives: 'power' }>['per']>

const per: Parser<Per> = any<readonly Parser<Per>[]>(
  map(say`for every ${maybe(count)} cards|card in your hand`, ([each = 1]) => ({ each, of: { count: 'hand' } })),
  map(say`for every ${maybe(count)} ${cards} in your trash`, ([each = 1, filter]) => ({ each, of: { count: 'trash', filter } })),
)

/** "{Type} type Characters other than your [Name]" are one's own. */
const ownByName: Parser<Target> = map(characters, (filter: CardFilter) => ({ of: 'all', whose: 'yours', filter }))

const givenPower = any(say`${target} gains|gain ${signed} power`, say`give ${target} ${signed} power`)

const effect: Parser<ContinuousEffect> = named(
  'a lasting effect',
  any<readonly Parser<ContinuousEffect>[]>(
    map(givenPower, ([to, by]) => ({
      gives: 'power',
      target: to,
      by,
    })),
    map(say`${givenPower} ${per}`, ([[to, by], each]) => ({ gives: 'power', target: to, by, per: each })),
    map(say`${thisCard} gains ${keyword}`, ([, which]) => ({ gives: 'keyword', keyword: which })),
    means(say`${thisCard} can also attack your opponent's active characters`, { gives: 'keyword', keyword: 'attackActive' }),
    map(say`${any(target, ownByName)} cannot be k.o.'d in battle`, ([to]) => ({ gives: 'battleProof', target: to })),
    map(say`${any(target, ownByName)} cannot be k.o.'d in battle by ${characters}`, ([to, by]) => ({
      gives: 'battleProof',
      target: to,
      by,
    })),
    map(say`give ${cards} in your hand ${signed} cost`, ([filter, by]) => ({ gives: 'handCost', by, filter })),
    map(say`your opponent cannot attack any card other than the character ${cardName}`, ([name]) => ({ gives: 'lure', name })),
  ),
)

/** Lasting effects of one sentence. */
export const effects: Parser<ContinuousEffect[]> = list(effect, any(say`, and`, say`and`, say`,`))
