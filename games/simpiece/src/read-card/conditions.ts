import type { Condition } from '../card-definition.ts'
import { any, cardName, count, list, map, means, named, say, typeName, type Parser } from './parser.ts'
import { cards, characters } from './nouns.ts'

const article = any(say`a|an`, say`the`)

const condition: Parser<Condition> = named(
  'a condition',
  any<readonly Parser<Condition>[]>(
    map(say`your leader is ${cardName}`, ([name]) => ({ test: 'leaderNamed', name })),
    map(say`your leader has the ${typeName} type`, ([type]) => ({ test: 'leaderType', type })),
    map(say`you have ${count} or more ${characters}`, ([least, filter]) => ({ test: 'characters', whose: 'yours', least, filter })),
    // There is room for no more than five.
    means(say`you have 5 characters`, { test: 'characters', whose: 'yours', least: 5, filter: {} }),
    map(say`you have 5 ${characters}`, ([filter]) => ({ test: 'characters', whose: 'yours', least: 5, filter })),
    map(say`you have a|an ${characters}`, ([filter]) => ({ test: 'characters', whose: 'yours', least: 1, filter })),
    map(say`your opponent has ${count} or more ${characters}`, ([least, filter]) => ({
      test: 'characters',
      whose: 'opponents',
      least,
      filter,
    })),
    map(say`your opponent has 5 ${characters}`, ([filter]) => ({ test: 'characters', whose: 'opponents', least: 5, filter })),
    map(say`your opponent has a|an ${characters}`, ([filter]) => ({ test: 'characters', whose: 'opponents', least: 1, filter })),
    map(any(say`you don't have ${cardName}`, say`you do not have ${cardName}`), ([name]) => ({ test: 'lacks', name })),
    means(say`this character|leader|stage|card is rested`, { test: 'thisRested' }),
    map(say`you have ${count} or more cards in your hand`, ([least]) => ({ test: 'handLeast', count: least })),
    map(say`you have ${count} or less cards in your hand`, ([most]) => ({ test: 'handMost', count: most })),
    map(say`you have ${count} or more don!! cards on your field`, ([least]) => ({ test: 'donLeast', count: least })),
    means(say`you have 10 don!! cards on your field`, { test: 'donLeast', count: 10 }),
    map(say`you have ${count} or less life cards`, ([most]) => ({ test: 'lifeMost', count: most })),
    map(say`the|that revealed? card is ${article} ${cards}`, ([, filter]) => ({ test: 'revealed', filter })),
  ),
)

/** "a and b", "a, b and c". */
export const conditions: Parser<Condition[]> = list(condition, any(say`, and`, say`and`, say`, if`, say`and if`, say`,`))
