import type { CardFilter, Condition, Countable } from '../card-definition.ts'
import { any, cardName, count, list, many, map, maybe, means, named, say, typeName, where, type Parser } from './parser.ts'
import { amount, amountOf, boundsAs } from './amounts.ts'
import { adjective, attribute, characters, cards, colour, quoted, merge, relative } from './nouns.ts'

const unnamedCards = new WeakSet<Condition>()

/** Marks a condition about "that card": whether it was revealed or chosen, what stands before tells. */
function unnamed(condition: Condition): Condition {
  unnamedCards.add(condition)
  return condition
}

/** The condition about a chosen card, where it is about "that card". */
export function asChosen(condition: Condition): Condition {
  return unnamedCards.has(condition) && condition.test === 'revealed' ? { ...condition, test: 'thatMatches' } : condition
}

const article = any(say`a|an`, say`the`)
const your = any(means(say`your`, 'yours'), means(say`your opponent's`, 'opponents'))
const has = any(means(say`you have`, 'yours'), means(say`your opponent has`, 'opponents'))

const either = any(say`, or`, say`or`, say`,`)

/** What a Leader is or has. */
const predicate: Parser<CardFilter> = any<readonly Parser<CardFilter>[]>(
  map(say`is ${list(cardName, either)}`, ([names]) =>
    names.length > 1 ? { anyOf: names.map((name) => ({ name })) } : { name: names[0]! },
  ),
  map(say`has the ${list(typeName, either)} type`, ([types]) => ({ types })),
  map(say`has a type including ${quoted}`, ([typeIncludes]) => ({ typeIncludes })),
  map(say`has the ${attribute} attribute`, ([one]) => ({ attribute: one })),
  map(say`is ${colour}`, ([one]) => ({ colour: one })),
  means(say`is multicolored`, { multicoloured: true }),
  means(say`is active`, { rested: false }),
  means(say`is rested`, { rested: true }),
  boundsAs(
    map(say`has ${amountOf(say`power`)}`, ([bounds]) => bounds),
    'powerLeast',
    'powerMost',
  ),
)

/** What follows "and" or "or" without a verb of its own. */
const shortPredicate: Parser<CardFilter> = any<readonly Parser<CardFilter>[]>(
  predicate,
  map(say`the ${list(typeName, either)} type`, ([types]) => ({ types })),
  map(say`the ${attribute} attribute`, ([one]) => ({ attribute: one })),
  map(say`a type including ${quoted}`, ([typeIncludes]) => ({ typeIncludes })),
  means(say`multicolored`, { multicoloured: true }),
)

const predicates: Parser<CardFilter> = map(
  say`${predicate} ${many(map(say`${any(say`,`, say`and`)} ${shortPredicate}`, ([, one]) => one))}`,
  ([first, rest]) => Object.assign({}, first, ...rest) as CardFilter,
)

const leader: Parser<Condition> = any<readonly Parser<Condition>[]>(
  map(say`${your} leader ${predicate} or ${shortPredicate}`, ([whose, one, other]) => ({
    test: 'leader',
    whose,
    filter: { anyOf: [one, other] },
  })),
  map(say`${your} leader ${predicates}`, ([whose, filter]) => ({ test: 'leader', whose, filter })),
  map(say`${your} leader's type includes ${quoted}`, ([whose, typeIncludes]) => ({ test: 'leader', whose, filter: { typeIncludes } })),
  map(say`${your} leader's colors include ${colour}`, ([whose, one]) => ({ test: 'leader', whose, filter: { colour: one } })),
)

const onField = maybe(any(say`on your field`, say`on their field`))

const charactersThere: Parser<Condition> = any<readonly Parser<Condition>[]>(
  map(say`${has} ${amount} ${characters} ${onField}`, ([whose, bounds, filter]) => ({
    test: 'characters',
    whose,
    filter,
    // There is room for no more than five.
    ...(bounds.least === 5 && bounds.most === 5 ? { least: 5 } : bounds),
  })),
  map(say`${has} a|an ${characters} ${onField}`, ([whose, filter]) => ({ test: 'characters', whose, filter, least: 1 })),
  map(say`${has} no ${characters}`, ([whose, filter]) => ({ test: 'characters', whose, filter, most: 0 })),
  map(say`${has} no other ${characters}`, ([whose, filter]) => ({
    test: 'characters',
    whose,
    filter: { ...filter, notThis: true },
    most: 0,
  })),
  map(say`there is a|an ${characters}`, ([filter]) => ({ test: 'characters', whose: 'any', filter, least: 1 })),
  map(say`there are|is ${amount} ${characters}`, ([bounds, filter]) => ({ test: 'characters', whose: 'any', filter, ...bounds })),
  map(say`there are no ${characters}`, ([filter]) => ({ test: 'characters', whose: 'any', filter, most: 0 })),
  map(say`there are no other ${characters}`, ([filter]) => ({
    test: 'characters',
    whose: 'any',
    filter: { ...filter, notThis: true },
    most: 0,
  })),
  map(any(say`the only characters on your field are ${characters}`, say`you only have ${characters}`), ([filter]) => ({
    test: 'onlyCharacters',
    filter,
  })),
)

const nouns: Parser<Countable> = any<readonly Parser<Countable>[]>(
  means(say`cards|card in your|their|the hand`, 'hand'),
  means(say`life cards|card`, 'life'),
  means(say`cards|card in your|their|the trash`, 'trash'),
  means(say`events|event in your|their|the trash`, 'trashEvents'),
  means(say`cards|card in your|their|the deck`, 'deck'),
  means(say`don!! cards|card on your|their|the field`, 'don'),
  means(say`active don!! cards|card`, 'activeDon'),
  means(say`rested don!! cards|card`, 'restedDon'),
  means(say`given don!! cards|card`, 'givenDon'),
  means(say`rested cards|card`, 'restedCards'),
)

const counters = any(
  has,
  means(say`you have a total of`, 'yours'),
  means(say`there are`, 'yours'),
  means(say`you and your opponent have a total of`, 'both'),
  means(say`either you or your opponent has`, 'either'),
)

const counted: Parser<Condition> = any<readonly Parser<Condition>[]>(
  map(say`${counters} ${amount} ${nouns}`, ([whose, bounds, of]) => ({
    test: 'count',
    of,
    whose,
    // There are ten DON!! cards.
    ...(of === 'don' && bounds.least === 10 ? { least: 10 } : bounds),
  })),
  map(say`${has} 0 or ${count} or more ${nouns}`, ([whose, least, of]) => ({ test: 'count', of, whose, least, orNone: true })),
  map(
    where(say`${has} 0 ${nouns} or ${count} or more ${nouns}`, 'the same cards', ([, of, , other]) => of === other),
    ([whose, of, least]) => ({ test: 'count', of, whose, least, orNone: true }),
  ),
  map(say`your deck has ${amount} cards`, ([bounds]) => ({ test: 'count', of: 'deck', whose: 'yours', ...bounds })),
  map(say`${has} any don!! cards given`, ([whose]) => ({ test: 'count', of: 'givenDon', whose, least: 1 })),
  map(say`${has} any don!! cards on your|their field`, ([whose]) => ({ test: 'count', of: 'don', whose, least: 1 })),
)

const fewer = any(
  means(say`equal to or less than`, 0),
  map(say`at least ${count} less than`, ([by]) => by),
)

const behind: Parser<Condition> = any<readonly Parser<Condition>[]>(
  means(say`you have less life cards than your opponent`, { test: 'behind', in: 'life', by: 1 }),
  means(say`you have less characters than your opponent`, { test: 'behind', in: 'characters', by: 1 }),
  means(say`your opponent has more don!! cards on their field than you`, { test: 'behind', in: 'don', by: 1 }),
  map(say`the number of cards in your hand is ${fewer} the number in your opponent's hand`, ([by]) => ({ test: 'behind', in: 'hand', by })),
  map(say`the number of your life cards is ${fewer} the number of your opponent's life cards`, ([by]) => ({
    test: 'behind',
    in: 'life',
    by,
  })),
  map(say`the number of don!! cards on your field is ${fewer} the number on your opponent's field`, ([by]) => ({
    test: 'behind',
    in: 'don',
    by,
  })),
  map(say`the number of your characters is ${fewer} the number of your opponent's characters`, ([by]) => ({
    test: 'behind',
    in: 'characters',
    by,
  })),
)

const condition: Parser<Condition> = any<readonly Parser<Condition>[]>(
  leader,
  charactersThere,
  counted,
  behind,
  map(say`you have a|an? ${cardName} ${onField}`, ([name]) => ({ test: 'has', name })),
  map(say`you have no other ${cardName} ${many(relative)}`, ([name, after]) => ({
    test: 'characters',
    whose: 'yours',
    filter: merge([{ name }, ...after, { notThis: true }]),
    most: 0,
  })),
  map(say`you have a|an ${adjective} ${cardName}`, ([before, name]) => ({
    test: 'characters',
    whose: 'yours',
    filter: { ...before, name },
    least: 1,
  })),
  map(say`you have a|an ${cardName} other than this character|card`, ([name]) => ({
    test: 'characters',
    whose: 'yours',
    filter: { name, notThis: true },
    least: 1,
  })),
  map(any(say`you don't have ${cardName}`, say`you do not have ${cardName}`), ([name]) => ({ test: 'lacks', name })),
  means(say`you have a face-up life card`, { test: 'lifeFaceUp' }),
  means(say`all of your don!! cards are rested`, { test: 'allDonRested' }),
  means(say`you do`, { test: 'done' }),
  map(say`the chosen card is ${article} ${cards}`, ([, filter]) => ({ test: 'thatMatches', filter })),
  map(say`that character has ${boundsAs(amountOf(say`power`), 'powerLeast', 'powerMost')}`, ([filter]) => ({
    test: 'thatMatches',
    filter,
  })),
  map(say`that character has a cost of ${boundsAs(amount, 'costLeast', 'costMost')}`, ([filter]) => ({ test: 'thatMatches', filter })),
  means(say`this character|leader|stage|card is rested`, { test: 'thisRested' }),
  means(say`this character|leader|stage|card is active`, { test: 'thisActive' }),
  means(say`this character|card was played on this turn`, { test: 'thisPlayedNow' }),
  map(say`this character|leader|stage|card ${predicates}`, ([filter]) => ({ test: 'thisMatches', filter })),
  map(say`the|that revealed? card has a cost of ${amount}`, ([{ least, most }]) => ({
    test: 'revealed',
    filter: { ...(least !== undefined && { costLeast: least }), ...(most !== undefined && { costMost: most }) },
  })),
  map(say`the|that revealed? card's type includes ${quoted}`, ([typeIncludes]) => ({ test: 'revealed', filter: { typeIncludes } })),
  map(say`the|that revealed card is ${article} ${cards}`, ([, filter]) => ({ test: 'revealed', filter })),
  map(say`that card is ${article} ${cards}`, ([, filter]) => unnamed({ test: 'revealed', filter })),
)

const countedAs = (
  whose: 'yours' | 'opponents' | 'both' | 'either',
  bounds: { readonly least?: number; readonly most?: number },
  of: Countable,
): Condition => ({
  test: 'count',
  of,
  whose,
  ...bounds,
})

/** Two conditions with one verb: "you have [A] and [B]". */
const double: Parser<Condition[]> = any<readonly Parser<Condition[]>[]>(
  map(say`you have ${cardName} and ${cardName} ${onField}`, ([one, other]) => [
    { test: 'has', name: one },
    { test: 'has', name: other },
  ]),
  map(say`${counters} ${amount} ${nouns} and ${amount} ${nouns}`, ([whose, first, of, second, other]) => [
    countedAs(whose, first, of),
    countedAs(whose, second, other),
  ]),
  map(say`${has} ${amount} ${nouns} and a|an ${characters}`, ([whose, bounds, of, filter]) => [
    countedAs(whose, bounds, of),
    { test: 'characters', whose, filter, least: 1 },
  ]),
)

/** "a and b", "a, b and c". */
export const conditions: Parser<Condition[]> = map(
  list(
    named(
      'a condition',
      any(
        double,
        map(condition, (one) => [one]),
      ),
    ),
    any(say`, and`, say`and`, say`, if`, say`and if`, say`,`),
  ),
  (all) => all.flat(),
)
