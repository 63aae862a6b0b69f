import type { Language } from '@parlor/kernel'
import {
  attributes,
  cardKinds,
  cards,
  colours,
  rarities,
  rulesText,
  type Attribute,
  type CompiledCard,
  type CardKind,
  type CardIndex,
  type Colour,
  type Rarity,
} from '@parlor/simpiece'
import {
  allEffectVerbs,
  effectVerbsOf,
  hasTrigger,
  cardKeywords,
  cardKeywordsOf,
  type EffectVerb,
  type CardKeyword,
} from './card-traits.ts'

export const sortOrders = ['number', 'name', 'cost', 'power', 'counter'] as const
type SortOrder = (typeof sortOrders)[number]

/** A card search: one value of each list must match, an empty list matches all. */
export interface CardSearch {
  readonly text: string
  readonly colour: readonly Colour[]
  readonly kind: readonly CardKind[]
  readonly set: readonly string[]
  readonly cost: readonly number[]
  readonly least: number | null
  readonly most: number | null
  /** 0: no Counter. */
  readonly counter: readonly number[]
  readonly attribute: readonly Attribute[]
  readonly type: string | null
  readonly mark: readonly CardKeyword[]
  readonly trigger: 'with' | 'without' | null
  readonly rarity: readonly Rarity[]
  readonly does: EffectVerb | null
  readonly sort: SortOrder
}

export const emptySearch: CardSearch = {
  text: '',
  colour: [],
  kind: [],
  set: [],
  cost: [],
  least: null,
  most: null,
  counter: [],
  attribute: [],
  type: null,
  mark: [],
  trigger: null,
  rarity: [],
  does: null,
  sort: 'number',
}

/** The set in a card's number: `OP01` of `OP01-016`. */
function setOf({ id }: CompiledCard): string {
  return id.slice(0, id.indexOf('-'))
}

/** Filter options that exist in the card pool. */
export const filterOptions = {
  colour: colours.filter((colour) => cards.some((card) => card.colours.includes(colour))),
  kind: cardKinds.filter((kind) => cards.some((card) => card.kind === kind)),
  set: [...new Set(cards.map(setOf))].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })),
  cost: numbers(({ cost }) => cost),
  power: numbers(({ power }) => power),
  counter: [0, ...numbers(({ counter }) => counter)],
  attribute: attributes.filter((attribute) => cards.some((card) => card.attributes.includes(attribute))),
  type: [...new Set(cards.flatMap(({ types }) => types))].toSorted((a, b) => a.localeCompare(b, 'en')),
  mark: cardKeywords.filter((mark) => cards.some((card) => cardKeywordsOf(card).has(mark))),
  rarity: rarities.filter((rarity) => cards.some((card) => card.rarity === rarity)),
  does: allEffectVerbs,
} as const

function numbers(of: (card: CompiledCard) => number | null): number[] {
  return [...new Set(cards.map(of))].filter((value) => value !== null).toSorted((a, b) => a - b)
}

/** Number of filters that differ from the default, without the order. */
export function activeFilterCount(search: CardSearch): number {
  const { text, least, most, type, trigger, does, colour, kind, set, cost, counter, attribute, mark, rarity } = search
  const lists = [colour, kind, set, cost, counter, attribute, mark, rarity].reduce((sum, { length }) => sum + length, 0)
  return lists + [least, most, type, trigger, does].filter((one) => one !== null).length + (text.trim() === '' ? 0 : 1)
}

/** Lower case, without accents and punctuation. */
function normaliseText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']/g, "'")
}

const texts = new Map<string, string>()

/** All searchable text of a card. */
function searchableText(card: CompiledCard, language: Language): string {
  const key = `${language} ${card.id}`
  let text = texts.get(key)
  if (text === undefined)
    texts.set(key, (text = normaliseText([card.id, ...card.names, ...card.types, rulesText(card, language)].join('\n'))))
  return text
}

const has = <T>(list: readonly T[], value: T): boolean => list.length === 0 || list.includes(value)
const hasAny = <T>(list: readonly T[], values: { has(value: T): boolean }): boolean =>
  list.length === 0 || list.some((one) => values.has(one))

function matchesSearch(card: CompiledCard, search: CardSearch, language: Language): boolean {
  const { colour, kind, set, cost, least, most, counter, attribute, type, mark, trigger, rarity, does } = search
  const text = searchableText(card, language)
  return (
    hasAny(colour, new Set(card.colours)) &&
    has(kind, card.kind) &&
    has(set, setOf(card)) &&
    (cost.length === 0 || (card.cost !== null && cost.includes(card.cost))) &&
    (least === null || (card.power !== null && card.power >= least)) &&
    (most === null || (card.power !== null && card.power <= most)) &&
    has(counter, card.counter ?? 0) &&
    hasAny(attribute, new Set(card.attributes)) &&
    (type === null || card.types.includes(type)) &&
    hasAny(mark, cardKeywordsOf(card)) &&
    (trigger === null || hasTrigger(card) === (trigger === 'with')) &&
    has(rarity, card.rarity) &&
    (does === null || effectVerbsOf(card).has(does)) &&
    normaliseText(search.text)
      .split(/\s+/)
      .every((word) => text.includes(word))
  )
}

/** Matching cards in the chosen order, then by number. */
export function searchCards(search: CardSearch, language: Language, among: readonly CardIndex[] = all): CardIndex[] {
  const found = among.filter((no) => matchesSearch(cards[no]!, search, language))
  return found.toSorted((a, b) => comparators[search.sort](cards[a]!, cards[b]!) || a - b)
}

const all: readonly CardIndex[] = cards.map(({ no }) => no)

const comparators: Readonly<Record<SortOrder, (a: CompiledCard, b: CompiledCard) => number>> = {
  number: (a, b) => a.id.localeCompare(b.id, 'en'),
  name: (a, b) => a.name.localeCompare(b.name, 'en'),
  cost: (a, b) => (a.cost ?? -1) - (b.cost ?? -1),
  power: (a, b) => (b.power ?? -1) - (a.power ?? -1),
  counter: (a, b) => (b.counter ?? -1) - (a.counter ?? -1),
}
