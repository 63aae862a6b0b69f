import { cards, cardIndexOf, type CardIndex } from '@parlor/simpiece'
import { describe, expect, test } from 'vitest'
import { readSearchParams, writeSearchParams } from '../../src/games/simpiece/pages/card-search/search-params.ts'
import {
  activeFilterCount,
  emptySearch,
  searchCards,
  filterOptions,
  type CardSearch,
} from '../../src/games/simpiece/pages/card-search/search-cards.ts'
import { effectVerbsOf, similarCardsTo, cardKeywordsOf } from '../../src/games/simpiece/pages/card-search/card-traits.ts'
import { indexAfterKey } from '../../src/games/simpiece/pages/card-search/use-roving-focus.ts'
import { shownIndices, visibleRows } from '../../src/games/simpiece/pages/card-search/use-windowed-grid.ts'

const ids = (found: readonly CardIndex[]): string[] => found.map((no) => cards[no]!.id)
const search = (patch: Partial<CardSearch>, language: 'en' | 'de' | 'fr' = 'en'): string[] =>
  ids(searchCards({ ...emptySearch, ...patch }, language))

describe('searching cards', () => {
  test('an empty query finds all of them, by number', () => {
    expect(search({})).toEqual(cards.map(({ id }) => id).toSorted())
  })

  test('words are found in name, number, type and rules text, in any order, whatever the case and accents', () => {
    expect(search({ text: 'nami' })).toContain('OP01-016')
    expect(search({ text: 'op01-120' })).toEqual(['OP01-120'])
    expect(search({ text: 'kuja', set: ['OP01', 'ST03'] })).toEqual(['OP01-078', 'ST03-013', 'ST03-017'])
    expect(search({ text: 'rush yamato' })).toEqual([])
    expect(search({ text: 'BANISH yamato' })).toEqual(['OP01-121'])
    expect(search({ text: 'ausloser' }, 'de').length).toBeGreaterThan(10)
    expect(search({ text: 'auslöser' }, 'en')).toEqual([])
    expect(search({ text: 'declenchement' }, 'fr').length).toBeGreaterThan(10)
  })

  test('another name of a card is found as well', () => {
    expect(search({ text: 'kouzuki oden' })).toContain('OP01-121')
  })

  test('one value of every filter list must match', () => {
    const some = search({ colour: ['red', 'blue'], kind: ['character'], cost: [1, 2] })
    expect(some.length).toBeGreaterThan(10)
    for (const id of some) {
      const card = cards[cardIndexOf(id)]!
      expect(card.kind).toBe('character')
      expect([1, 2]).toContain(card.cost)
      expect(card.colours.some((colour) => colour === 'red' || colour === 'blue')).toBe(true)
    }
  })

  test('power has a minimum and maximum, and excludes cards without power', () => {
    expect(search({ least: 10_000, set: ['OP01', 'ST04'] })).toEqual(['OP01-094', 'OP01-120', 'ST04-003'])
    expect(search({ most: 0, set: ['OP01'] })).toEqual(['OP01-006', 'OP01-041', 'OP01-042'])
  })

  test('“no Counter” can be searched', () => {
    for (const id of search({ counter: [0], kind: ['character'] })) expect(cards[cardIndexOf(id)]!.counter).toBeNull()
    expect(search({ counter: [0, 1000, 2000] })).toHaveLength(cards.length)
  })

  test('attribute, type, rarity, keyword, Trigger and effect verb', () => {
    expect(search({ attribute: ['wisdom'] })).toHaveLength(cards.filter((card) => card.attributes.includes('wisdom')).length)
    expect(search({ type: 'Minks', set: ['OP01', 'ST07'] })).toEqual(['OP01-009', 'OP01-034', 'OP01-048', 'OP01-049', 'ST07-014'])
    expect(search({ rarity: ['SEC'], set: ['OP01'] })).toEqual(['OP01-120', 'OP01-121'])
    expect(search({ mark: ['rush'] })).toContain('OP01-025')
    expect(search({ mark: ['rush'] })).toContain('OP01-008')
    expect(search({ trigger: 'with' }).length + search({ trigger: 'without' }).length).toBe(cards.length)
    expect(search({ does: 'search', set: ['OP01', 'ST03'] })).toEqual(['OP01-069', 'OP01-098', 'ST03-007'])
  })

  test('order: cost up, power down, ties by number', () => {
    const costs = searchCards({ ...emptySearch, sort: 'cost', kind: ['character'] }, 'en').map((no) => cards[no]!.cost!)
    expect(costs).toEqual(costs.toSorted((a, b) => a - b))
    expect(search({ sort: 'power', set: ['OP01'] })[0]).toBe('OP01-094')
    expect(search({ sort: 'name', set: ['OP01'] })[0]).toBe('OP01-064')
  })

  test('the number of active filters', () => {
    expect(activeFilterCount(emptySearch)).toBe(0)
    expect(activeFilterCount({ ...emptySearch, text: ' ', sort: 'name' })).toBe(0)
    expect(activeFilterCount({ ...emptySearch, text: 'x', cost: [1, 2], type: 'FILM', least: 0 })).toBe(5)
  })
})

describe('a search in the address', () => {
  const query: CardSearch = {
    text: 'straw hat',
    colour: ['red', 'purple'],
    set: ['OP01'],
    kind: ['character'],
    cost: [1, 10],
    least: 2000,
    most: 12_000,
    counter: [0, 2000],
    attribute: ['slash'],
    type: 'The Seven Warlords of the Sea',
    mark: ['onPlay', 'blocker'],
    trigger: 'without',
    rarity: ['SR'],
    does: 'ko',
    sort: 'power',
  }
  test('round-trips', () => {
    const params = writeSearchParams(query, new URLSearchParams('r=canvas'))
    expect(params.get('r')).toBe('canvas')
    const read = readSearchParams(new URLSearchParams(params.toString()))
    expect({ ...read, mark: read.mark.toSorted() }).toEqual({ ...query, mark: query.mark.toSorted() })
    expect(writeSearchParams(emptySearch, params).toString()).toBe('r=canvas')
  })
  test('ignores invalid parts', () => {
    const read = readSearchParams(new URLSearchParams('colour=red.pink&cost=99.2&from=12&sort=upwards&type=Nobody&does=win&trigger=maybe'))
    expect(read).toEqual({ ...emptySearch, colour: ['red'], cost: [2] })
  })
})

describe('similar cards', () => {
  test('a keyword that is only gained counts, one that is given away does not', () => {
    expect(cardKeywordsOf(cards[cardIndexOf('OP01-068')]!).has('doubleAttack')).toBe(true)
    expect(cardKeywordsOf(cards[cardIndexOf('OP01-017')]!).has('rush')).toBe(false)
  })
  test('the rarest common trait comes first, shared by all listed cards', () => {
    for (const card of cards) {
      const similar = similarCardsTo(card)
      expect(similar.map(({ others }) => others.length)).toEqual(similar.map(({ others }) => others.length).toSorted((a, b) => a - b))
      for (const { trait, others } of similar) {
        expect(others).not.toContain(card.no)
        for (const no of others)
          expect('does' in trait ? effectVerbsOf(cards[no]!).has(trait.does) : cardKeywordsOf(cards[no]!).has(trait.mark)).toBe(true)
      }
    }
  })
  test('every filter on offer finds something', () => {
    for (const mark of filterOptions.mark) expect(search({ mark: [mark] }).length, mark).toBeGreaterThan(0)
    for (const does of filterOptions.does) expect(search({ does }).length, does).toBeGreaterThan(0)
    for (const set of filterOptions.set) expect(search({ set: [set] }).length, set).toBeGreaterThan(0)
    expect(search({ set: ['OP99'] })).toEqual([])
    for (const type of filterOptions.type) expect(search({ type }).length, type).toBeGreaterThan(0)
  })
})

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 9, 9],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 5],
  ['ArrowDown', 8, 9],
  ['ArrowUp', 6, 2],
  ['ArrowUp', 2, 0],
  ['Home', 7, 0],
  ['End', 0, 9],
  ['a', 3, -1],
])('in a grid of ten cards, four wide, %s leads from %i to %i', (key, from, to) => {
  expect(indexAfterKey(key, from, 4, 10)).toBe(to)
})

describe('a grid of thousands of cards', () => {
  const length = 2665
  const windowAt = (top: number, columns: number) => ({ columns, rowHeight: 200, gap: 12, ...visibleRows({ top, screen: 800, step: 212 }) })
  test.each([1, 2, 3, 7])('renders every card on the screen and few others, %i wide', (columns) => {
    const height = Math.ceil(length / columns) * 212
    for (let top = 900; top > -height; top -= 331) {
      const shown = new Set(shownIndices(windowAt(top, columns), length, 0))
      for (let index = 0; index < length; index++) {
        const y = top + Math.floor(index / columns) * 212
        if (y + 200 > 0 && y < 800) expect(shown.has(index), `${index} at ${y}`).toBe(true)
      }
      expect(shown.size).toBeLessThanOrEqual(14 * columns)
    }
  })
  test('renders the tab stop wherever the screen is, in order and once', () => {
    for (const stop of [0, 700, length - 1])
      for (const top of [0, -40_000, -90_000]) {
        const shown = shownIndices(windowAt(top, 3), length, stop)
        expect(shown).toContain(stop)
        expect(shown).toEqual([...new Set(shown)].toSorted((a, b) => a - b))
      }
    expect(shownIndices(windowAt(0, 3), 0, 0)).toEqual([])
    expect(shownIndices(windowAt(-90_000, 3), 4, 2)).toEqual([2])
    expect(shownIndices(null, length, 5)).toHaveLength(60)
  })
})
