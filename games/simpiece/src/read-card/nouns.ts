import { attributes, colours, type CardFilter, type Target, type Whose } from '../card-definition.ts'
import { any, cardName, count, list, many, map, maybe, means, named, say, token, typeName, type Parser } from './parser.ts'

/** What is read of a noun, with whether it names Leaders. */
interface Noun {
  readonly filter: CardFilter
  readonly leaders: boolean
}

const comma = any(say`, or`, say`or`, say`,`)

const colour = token('a colour', ({ text }) => colours.find((one) => one === text))
const attribute = token('an attribute in <angles>', ({ text }) => attributes.find((one) => `<${one}>` === text))

/** Before the noun. */
const adjective: Parser<CardFilter> = any(
  means(say`rested`, { rested: true }),
  means(say`active`, { rested: false }),
  map(colour, (one) => ({ colour: one })),
  map(say`${attribute} attribute`, ([one]) => ({ attribute: one })),
  map(say`${list(typeName, comma)} type`, ([types]) => ({ types })),
)

/** After the noun. */
const relative: Parser<CardFilter> = any(
  map(say`other than your? ${cardName}`, ([notName]) => ({ notName })),
  means(say`other than this character|card|leader|stage`, { notThis: true }),
  map(say`with|and a cost of ${count} or less`, ([costMost]) => ({ costMost })),
  map(
    any(say`with|and|has ${count} power or less`, say`with|and|has ${count} or less power`, say`with|and a power of ${count} or less`),
    ([powerMost]) => ({
      powerMost,
    }),
  ),
)

function merge(parts: readonly CardFilter[]): CardFilter {
  return Object.assign({}, ...parts) as CardFilter
}

const fieldNoun: Parser<Noun> = any(
  means(say`leader|leaders or character|characters cards|card?`, { filter: {}, leaders: true }),
  means(say`characters|character cards|card?`, { filter: {}, leaders: false }),
  map(say`${cardName} cards|card|characters|character?`, ([name]) => ({ filter: { name }, leaders: false })),
)

/** Characters, or Leader and Character cards, on the field. */
const fieldCards: Parser<Noun> = map(say`${many(adjective)} ${fieldNoun} ${many(relative)}`, ([before, { filter, leaders }, after]) => ({
  filter: merge([...before, filter, ...after]),
  leaders,
}))

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
  means(say`cards|card`, {}),
  map(say`${cardName} cards|card?`, ([name]) => ({ name })),
)

/** Cards off the field. */
export const cards: Parser<CardFilter> = named(
  'a kind of card',
  map(say`${many(adjective)} ${cardNoun} ${many(relative)}`, ([before, noun, after]) => merge([...before, noun, ...after])),
)

const side: Parser<Whose> = any(means(say`of your opponent's`, 'opponents'), means(say`of your`, 'yours'))

function chosen(upTo: boolean): (values: [number, Whose | undefined, Noun]) => Target {
  return ([most, whose = 'any', { filter, leaders }]) => ({ of: 'some', most, upTo, whose, leaders, filter })
}

const someCards: Parser<Target> = any(
  map(say`up to ${count} ${maybe(side)} ${fieldCards}`, chosen(true)),
  map(say`${count} ${maybe(side)} ${fieldCards}`, chosen(false)),
)

const allCards: Parser<Target> = map(
  any(
    say`all ${maybe(side)} ${characters}`,
    map(say`all your opponent's ${characters}`, ([filter]) => ['opponents', filter] as const),
    map(say`all your ${characters}`, ([filter]) => ['yours', filter] as const),
  ),
  ([whose, filter]) => ({ of: 'all', whose: whose ?? 'any', filter }),
)

export const thisCard: Parser<Target> = means(say`this character|leader|stage|card`, { of: 'this' })

const thatCard: Parser<Target> = any(
  means(say`that card|character|leader`, { of: 'that' }),
  means(say`that leader or character`, { of: 'that' }),
  means(say`the selected card|character|leader`, { of: 'that' }),
  means(say`it`, { of: 'that' }),
)

/** Cards on the field that something happens to. */
export const target: Parser<Target> = named('cards on the field', any(someCards, allCards, thisCard, thatCard))
