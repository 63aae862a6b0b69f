import { attributes, colours, type CardFilter, type Target, type Whose } from '../card-definition.ts'
import { amount, amountOf, boundsAs, within } from './amounts.ts'
import { any, cardName, count, list, many, map, maybe, means, named, say, token, typeName, where, type Parser } from './parser.ts'

/** What is read of a noun, with whether it names Leaders. */
interface Noun {
  readonly filter: CardFilter
  readonly leaders: boolean
}

const comma = any(say`, or`, say`or`, say`,`)

export const colour = token('a colour', ({ text }) => colours.find((one) => one === text))
export const attribute = token('an attribute in <angles>', ({ text }) => attributes.find((one) => `<${one}>` === text))

/** Words in quotation marks. */
export const quoted = token('words in "quotation marks"', ({ text, name }) => (text.startsWith('"') ? name : undefined))

/** Before the noun. */
export const adjective: Parser<CardFilter> = any<readonly Parser<CardFilter>[]>(
  means(say`rested`, { rested: true }),
  means(say`active`, { rested: false }),
  means(say`multicolored`, { multicoloured: true }),
  map(colour, (one) => ({ colour: one })),
  map(say`${attribute} attribute`, ([one]) => ({ attribute: one })),
  map(say`${list(typeName, comma)} type`, ([types]) => ({ types })),
  means(say`[blocker]`, { keyword: 'blocker' }),
  means(say`[rush]`, { keyword: 'rush' }),
  means(say`[double attack]`, { keyword: 'doubleAttack' }),
  means(say`[banish]`, { keyword: 'banish' }),
  map(say`${count} cost`, ([cost]) => ({ costLeast: cost, costMost: cost })),
)

type Limit = NonNullable<CardFilter['costMostOf']>

const limit: Parser<Limit> = any<readonly Parser<Limit>[]>(
  means(any(say`your number of life cards`, say`the number of your life cards`), { of: 'life', whose: 'yours' }),
  means(say`the number of your opponent's life cards`, { of: 'life', whose: 'opponents' }),
  means(say`the total of your and your opponent's life cards`, { of: 'life', whose: 'both' }),
  means(say`the number of don!! cards on your field`, { of: 'don', whose: 'yours' }),
  means(say`the number of don!! cards on your opponent's field`, { of: 'don', whose: 'opponents' }),
  means(say`the total of the don!! cards on both fields`, { of: 'don', whose: 'both' }),
)

const withCost = boundsAs(
  map(say`with a cost of ${amount}`, ([bounds]) => bounds),
  'costLeast',
  'costMost',
)

const having = any(say`with|and|has a?`, say`that has a?`)

/** After the noun. */
export const relative: Parser<CardFilter> = any<readonly Parser<CardFilter>[]>(
  map(say`other than your? ${cardName}`, ([notName]) => ({ notName })),
  means(say`other than this character|card|leader|stage`, { notThis: true }),
  means(say`except this character`, { notThis: true }),
  map(say`with|and a type including ${quoted}`, ([typeIncludes]) => ({ typeIncludes })),
  map(say`with|and the ${list(typeName, comma)} type`, ([types]) => ({ types })),
  boundsAs(within(say`${having} cost of? ${amount}`), 'costLeast', 'costMost'),
  boundsAs(within(say`${having} base cost of ${amount}`), 'baseCostLeast', 'baseCostMost'),
  boundsAs(within(say`${having} ${amountOf(say`base cost`)}`), 'baseCostLeast', 'baseCostMost'),
  boundsAs(within(say`${having} ${amountOf(say`power`)}`), 'powerLeast', 'powerMost'),
  boundsAs(within(say`${having} power of ${amount}`), 'powerLeast', 'powerMost'),
  boundsAs(within(say`${having} ${amountOf(say`base power`)}`), 'basePowerLeast', 'basePowerMost'),
  boundsAs(within(say`${having} base power of ${amount}`), 'basePowerLeast', 'basePowerMost'),
  map(say`${withCost} or ${withCost}`, ([one, other]) => ({ anyOf: [one, other] })),
  map(say`with a cost equal to or less than ${limit}`, ([costMostOf]) => ({ costMostOf })),
  map(say`with a cost of ${count} or more that is equal to or less than ${limit}`, ([costLeast, costMostOf]) => ({
    costLeast,
    costMostOf,
  })),
  means(say`with|and a don!! card given`, { donLeast: 1 }),
  map(say`with|and ${count} or more don!! cards given`, ([donLeast]) => ({ donLeast })),
  map(say`that has ${count} or more don!! cards given`, ([donLeast]) => ({ donLeast })),
  means(say`with|and a [trigger] effect?`, { trigger: true }),
  means(say`with|and no base effect`, { plain: true }),
)

export function merge(parts: readonly CardFilter[]): CardFilter {
  return Object.assign({}, ...parts) as CardFilter
}

/** Several kinds of cards: what the last one says of cost and power holds for all. */
function anyOf(parts: readonly CardFilter[], after: readonly CardFilter[]): CardFilter {
  return merge([parts.length > 1 ? { anyOf: parts } : parts[0]!, ...after])
}

const fieldNoun: Parser<Noun> = any(
  means(say`leader|leaders or|and character|characters cards|card?`, { filter: {}, leaders: true }),
  means(say`characters|character cards|card?`, { filter: {}, leaders: false }),
  map(say`${cardName} characters|character`, ([name]) => ({ filter: { name }, leaders: false })),
  // A card of that name may be the Leader.
  map(say`${cardName} cards|card?`, ([name]) => ({ filter: { name }, leaders: true })),
)

/** Characters, or Leader and Character cards, on the field. */
const fieldCards: Parser<Noun> = map(
  say`${many(adjective)} ${list(
    map(say`${many(adjective)} ${fieldNoun}`, ([before, { filter, leaders }]) => ({ filter: merge([...before, filter]), leaders })),
    comma,
  )} ${many(relative)}`,
  ([before, nouns, after]) => {
    const leaders = nouns.at(-1)!.leaders
    if (nouns.length === 1) return { filter: merge([...before, nouns[0]!.filter, ...after]), leaders }
    // Behind Characters, a card of that name may be the Leader.
    const mixed = leaders && nouns.some((one) => !one.leaders)
    const filters = nouns.map((one, i) =>
      merge([...(i === 0 ? before : []), one.filter, ...(mixed && !one.leaders ? [{ kind: 'character' as const }] : [])]),
    )
    return { filter: anyOf(filters, after), leaders }
  },
)

/** Stages on the field. */
const stageCards: Parser<CardFilter> = map(say`${many(adjective)} stages|stage cards|card? ${many(relative)}`, ([before, after]) =>
  merge([...before, ...after]),
)

/** Characters alone. */
export const characters: Parser<CardFilter> = named('Characters', (input, at) => {
  const found = fieldCards(input, at)
  return found && !found.value.leaders ? { value: found.value.filter, next: found.next } : null
})

const cardNoun: Parser<CardFilter> = any(
  means(say`character|characters cards|card?`, { kind: 'character' }),
  means(say`event|events cards|card?`, { kind: 'event' }),
  means(say`stage|stages cards|card?`, { kind: 'stage' }),
  means(say`leader cards|card`, { kind: 'leader' }),
  means(say`leaders`, { kind: 'leader' }),
  means(say`cards|card`, {}),
  map(say`${cardName} cards|card?`, ([name]) => ({ name })),
)

/** Cards off the field. */
export const cards: Parser<CardFilter> = named(
  'a kind of card',
  map(
    say`${list(
      map(say`${many(adjective)} ${cardNoun}`, ([before, noun]) => merge([...before, noun])),
      comma,
    )} ${many(relative)}`,
    ([nouns, after]) => anyOf(nouns, after),
  ),
)

const nameOf: Parser<CardFilter> = map(cardName, (name) => ({ name }))
const side: Parser<Whose> = any(means(say`of your opponent's`, 'opponents'), means(say`of your`, 'yours'))

const byOpponent = map(maybe(say`that your opponent chooses`), (found) => found && ({ by: 'opponent' } as const))

function chosen(
  upTo: boolean,
): (values: [number, Whose | undefined, Noun, { readonly by: 'opponent' } | undefined]) => Extract<Target, { of: 'some' }> {
  return ([most, whose = 'any', { filter, leaders }, by]) => ({ of: 'some', most, upTo, whose, leaders, ...by, filter })
}

function stagesChosen(upTo: boolean): (values: [number, Whose | undefined, CardFilter]) => Target {
  return ([most, whose = 'any', filter]) => ({ of: 'some', most, upTo, whose, leaders: false, stages: true, filter })
}

export const leaderNoun: Parser<Noun> = map(say`${many(any(adjective, nameOf))} leader ${many(relative)}`, ([before, after]) => ({
  filter: merge([...before, { kind: 'leader' }, ...after]),
  leaders: true,
}))
/** Not every Leader: "your {Navy} type Leader". */
const describedLeader = where(leaderNoun, 'a Leader by type', ({ filter }) => Object.keys(filter).length > 1)

/** "2", "a total of 2". */
export const upTo = map(say`${maybe(say`a total of`)} ${count}`, ([, most]) => most)

const someCards: Parser<Target> = any<readonly Parser<Target>[]>(
  map(say`up to ${upTo} ${maybe(side)} ${fieldCards} ${byOpponent}`, chosen(true)),
  map(say`${count} ${maybe(side)} ${fieldCards} ${byOpponent}`, chosen(false)),
  map(say`up to ${upTo} ${maybe(side)} ${fieldCards} with a total power of ${count} or less`, ([most, whose, noun, totalPower]) => ({
    ...chosen(true)([most, whose, noun, undefined]),
    totalPower,
  })),
  map(say`up to ${upTo} ${maybe(side)} ${stageCards}`, stagesChosen(true)),
  map(say`${count} ${maybe(side)} ${stageCards}`, stagesChosen(false)),
  map(say`up to ${upTo} ${side} ${leaderNoun} ${byOpponent}`, chosen(true)),
  map(say`${any(means(say`your`, 'yours'), means(say`your opponent's`, 'opponents'))} ${describedLeader}`, ([whose, noun]) =>
    chosen(false)([1, whose, noun, undefined]),
  ),
  map(say`1 ${side} ${leaderNoun}`, ([whose, noun]) => chosen(false)([1, whose, noun, undefined])),
  map(say`up to ${upTo} ${fieldCards} on your field`, ([most, noun]) => chosen(true)([most, 'yours', noun, undefined])),
  means(say`your leader`, { of: 'leader', whose: 'yours' }),
  means(say`your opponent's leader`, { of: 'leader', whose: 'opponents' }),
)

/** Leaders, Characters and Stages: "{Crew} type Leader or Stage cards", "[Nami] cards". */
export const cardsOfAnyKind: Parser<CardFilter> = map(
  say`${many(adjective)} ${any<readonly Parser<CardFilter>[]>(
    means(say`leader or stage cards|card`, { anyOf: [{ kind: 'leader' }, { kind: 'stage' }] }),
    map(say`${cardName} cards|card`, ([name]) => ({ name })),
  )} ${many(relative)}`,
  ([before, noun, after]) => merge([...before, noun, ...after]),
)

/** What can be rested, DON!! among it. */
const restable: Parser<Target> = any<readonly Parser<Target>[]>(
  map(
    any(say`up to ${upTo} ${side} don!! cards or ${characters}`, say`up to ${upTo} ${side} ${characters} or don!! cards`),
    ([most, whose, filter]) => ({ of: 'some', most, upTo: true, whose, leaders: false, orDon: true, filter }),
  ),
  map(say`up to ${upTo} ${side} cards`, ([most, whose]) => ({
    of: 'some',
    most,
    upTo: true,
    whose,
    leaders: false,
    anyKind: true,
    orDon: true,
    filter: {},
  })),
)

const allCards: Parser<Target> = map(
  any(
    say`all ${maybe(side)} ${characters}`,
    map(say`all your opponent's ${characters}`, ([filter]) => ['opponents', filter] as const),
    map(say`all your ${characters}`, ([filter]) => ['yours', filter] as const),
    map(say`your ${characters}`, ([filter]) => ['yours', filter] as const),
    map(say`your ${nameOf}`, ([filter]) => ['yours', filter] as const),
  ),
  ([whose, filter]) => ({ of: 'all', whose: whose ?? 'any', filter }),
)

const charactersOnly: Parser<CardFilter> = map(characters, (filter) => ({ kind: 'character', ...filter }))
const namedCards: Parser<CardFilter> = map(say`${cardName} cards|card`, ([name]) => ({ name }))

/** Cards of a name, which may be the Leader, with others. */
const severalOfYours: Parser<Target> = map(
  any<readonly Parser<CardFilter[]>[]>(
    map(say`all of your ${namedCards} and ${any(namedCards, charactersOnly)}`, (both) => both),
    map(say`all of your ${nameOf} and ${namedCards}`, (both) => both),
    map(say`your ${nameOf} and all of? your ${charactersOnly}`, (both) => both),
  ),
  (anyOf) => ({ of: 'all', whose: 'yours', leaders: true, filter: { anyOf } }),
)

/** Leaders and Characters. */
const allWithLeaders: Parser<Target> = any<readonly Parser<Target>[]>(
  means(say`your leader and all of? your characters`, { of: 'all', whose: 'yours', leaders: true, filter: {} }),
  means(say`your opponent's leader and all of? their characters`, { of: 'all', whose: 'opponents', leaders: true, filter: {} }),
  means(say`all leaders and characters`, { of: 'all', whose: 'any', leaders: true, filter: {} }),
  map(
    say`${any(
      map(say`all ${maybe(side)}`, ([whose]) => whose),
      means(say`your`, 'yours'),
    )} ${many(adjective)} leader|leaders and character|characters cards|card? ${many(relative)}`,
    ([whose = 'any', before, after]) => ({ of: 'all', whose, leaders: true, filter: merge([...before, ...after]) }),
  ),
)

export const thisCard: Parser<Target> = means(say`this character|leader|stage|card`, { of: 'this' })

export const chosenCard: Parser<Target> = any(
  means(say`that card|character|leader`, { of: 'that' }),
  means(say`that leader or character`, { of: 'that' }),
  means(say`the selected card|character|leader`, { of: 'that' }),
  means(say`the opponent's character you battled with`, { of: 'foe' }),
)

const thatCard: Parser<Target> = any(chosenCard, means(say`it`, { of: 'that' }))

/** Cards to rest. */
export const targetToRest: Parser<Target> = named(
  'cards on the field',
  any(restable, (input, at) => target(input, at)),
)

/** Cards on the field that something happens to. */
export const target: Parser<Target> = named(
  'cards on the field',
  any(someCards, allCards, allWithLeaders, severalOfYours, thisCard, thatCard),
)
