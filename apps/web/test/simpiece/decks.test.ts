import { isRejection } from '@parlor/kernel'
import { cards, checkDeck, builtInDecks, maxListedCopies, type DeckDraft } from '@parlor/simpiece'
import { describe, expect, test } from 'vitest'
import { KeyValueStore } from '../../src/platform/storage/key-value-store.ts'
import { fakeBackend } from '../fakes.ts'
import {
  listCards,
  cardById,
  copiesOf,
  newDeck,
  isLegalDeck,
  builtInDeckById,
  copiesLeft,
  hasSameCards,
  deckSizeOf,
  suitsLeader,
  withLeader,
  withMoreCopies,
  withoutOtherColours,
  type Deck,
} from '../../src/games/simpiece/pages/decks/deck.ts'
import { copiesAddedByKeyPress } from '../../src/games/simpiece/pages/decks/copies-added-by-key-press.ts'
import { deckStatsOf, lastCostBar } from '../../src/games/simpiece/pages/decks/deck-stats.ts'
import { deckLink } from '../../src/games/simpiece/pages/decks/deck-link.ts'
import { readDeckList, readDeckText, writeDeckText } from '../../src/games/simpiece/pages/decks/deck-text.ts'
import { deckDrafts, saveDraft } from '../../src/games/simpiece/pages/decks/deck-store.ts'
import { nameOfCopy } from '../../src/games/simpiece/pages/decks/deck-names.ts'

/** A legal red deck. */
const list =
  '1xOP01-001 4xOP01-016 4xOP01-006 4xOP01-013 4xOP01-025 4xOP01-017 4xOP01-004 4xOP01-024 4xOP01-015 4xOP01-014 2xOP01-022 2xOP01-120 2xOP01-019 4xOP01-029 4xOP01-026'
const zoro: Deck = { id: 'deck-zoro', name: 'Zoro', ...(readDeckText(list) as DeckDraft) }
/** The same with a card of another set. */
const nami = cardById('OP01-016')!
const pacifista = cardById('OP01-075')!

function lasting(): KeyValueStore {
  return new KeyValueStore([fakeBackend('indexeddb'), fakeBackend('memory')])
}

describe('a deck draft', () => {
  test('adds and removes cards, sorted by cost, never more than four', () => {
    let deck: Deck = withLeader(newDeck('deck-1', 'Mine'), 'OP01-001')
    deck = withMoreCopies(deck, cardById('OP01-025')!, 2)
    deck = withMoreCopies(deck, nami, 4)
    expect(deck.rows).toEqual([
      { id: 'OP01-016', count: 4 },
      { id: 'OP01-025', count: 2 },
    ])
    expect(withMoreCopies(deck, nami, 1)).toBe(deck)
    expect(copiesLeft(deck, nami)).toBe(0)
    expect(deckSizeOf(deck)).toBe(6)
    expect(copiesOf(withMoreCopies(deck, nami, -1), nami.id)).toBe(3)
    expect(withMoreCopies(deck, nami, -9).rows).toHaveLength(1)
    expect(withMoreCopies(deck, cardById('OP01-004')!, -1)).toBe(deck)
  })
  test('a card without a limit has none', () => {
    const deck = withMoreCopies(newDeck('deck-1', 'Many'), pacifista, 30)
    expect(copiesOf(deck, pacifista.id)).toBe(30)
  })
  test('stores, lists and shares up to the maximum number of copies', async () => {
    const deck = withMoreCopies(withMoreCopies(withLeader(newDeck('deck-1', 'Many'), 'OP01-061'), pacifista, 98), pacifista, 4)
    expect([copiesOf(deck, pacifista.id), copiesLeft(deck, pacifista)]).toEqual([maxListedCopies, 0])
    const store = lasting()
    await saveDraft(deck, store)
    expect(await deckDrafts.load('deck-1', store)).toMatchObject({ rows: deck.rows })
    expect(readDeckText(writeDeckText(deck))).toMatchObject({ rows: deck.rows })
    expect(await deckLink.read(await deckLink.write(deck))).toMatchObject({ rows: deck.rows })
  })
  test.each([
    [{ key: '+' }, 1],
    [{ key: '-' }, -1],
    [{ key: 'Delete' }, -1],
    [{ key: '*' }, 4],
    [{ key: 'Enter', shiftKey: true }, 4],
    [{ key: 'Enter' }, 0],
    [{ key: '-', ctrlKey: true }, 0],
    [{ key: '+', metaKey: true }, 0],
    [{ key: 'Backspace', altKey: true }, 0],
  ])('%j adds %i more', (pressed, more) => {
    expect(copiesAddedByKeyPress({ shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...pressed })).toBe(more)
  })
  test('another Leader gives cards of other colours, which can be removed', () => {
    const deck = withLeader(zoro, 'OP01-060')
    expect(checkDeck(deck).some(({ rejected }) => rejected === 'simpiece.deck.otherColour')).toBe(true)
    expect(suitsLeader(deck, nami)).toBe(false)
    expect(withoutOtherColours(deck).rows).toEqual([])
    expect(withoutOtherColours(zoro)).toBe(zoro)
  })
  test('every ready deck exists and is legal', () => {
    for (const { id } of builtInDecks) {
      const deck = builtInDeckById(id, id)!
      expect(checkDeck(deck), id).toEqual([])
      expect(listCards(deck)).toHaveLength(50)
    }
    expect(builtInDeckById('nobody', '')).toBeNull()
  })
  test('a copy has a new name', () => {
    expect(nameOfCopy('Oden')).toBe('Oden 2')
    expect(nameOfCopy('Oden 9')).toBe('Oden 10')
    for (const name of ['x'.repeat(60), `${'x'.repeat(56)} 999`]) expect(nameOfCopy(name).length).toBeLessThanOrEqual(60)
  })
})

describe('deck lists', () => {
  const fifty = writeDeckText(zoro)
  const reasonsOf = (text: string): (string | undefined)[] => {
    const read = readDeckText(text)
    return isRejection(read) ? [read.rejected] : checkDeck(read).map(({ rejected }) => rejected)
  }
  test('a list round-trips', () => {
    const read = readDeckText(fifty)
    expect(isRejection(read) ? read : hasSameCards(read, zoro)).toBe(true)
    expect(fifty.split('\n')[0]).toBe('1xOP01-001')
  })
  test('commas, lower case and rows that repeat are read as well', () => {
    expect(readDeckText('1op01-001, 2xop01-016;2XOP01-016')).toEqual({ leader: 'OP01-001', rows: [{ id: 'OP01-016', count: 4 }] })
  })
  test.each([
    ['nothing', '  \n', 'deck.emptyText'],
    ['no card', 'hello', 'simpiece.deck.noCards'],
    ['no copies', fifty.replace('4xOP01-016', '0xOP01-016'), 'simpiece.deck.badLineCount'],
    ['absurdly many copies', fifty.replace('4xOP01-016', '99xOP01-016 1xOP01-016'), 'simpiece.deck.badCount'],
    ['a line that is none', `${fifty}hello`, 'simpiece.deck.badLine'],
    ['a Leader twice', fifty.replace('1xOP01-001', '2xOP01-001'), 'simpiece.deck.leadsOnce'],
  ])('%s is told', (_, text, reason) => {
    expect(reasonsOf(text)).toEqual([reason])
  })
  test('one odd line among fifty cards is told, and the fifty are a deck', () => {
    const read = readDeckList(`${fifty}4 Nami\n`)
    if (isRejection(read)) throw new Error(read.rejected)
    expect(hasSameCards(read.deck, zoro)).toBe(true)
    expect(read.problems).toEqual([{ rejected: 'simpiece.deck.badLine', params: { line: 16, text: '4 Nami' } }])
  })
  test('of many odd lines a dozen are told, and how many more there are', () => {
    const read = readDeckList(`${fifty}${'ahoy\n'.repeat(40)}`)
    if (isRejection(read)) throw new Error(read.rejected)
    expect(read.problems).toHaveLength(13)
    expect(read.problems.at(-1)).toEqual({ rejected: 'deck.moreReasons', params: { count: 28 } })
  })
  test.each([
    ['five copies', fifty.replace('4xOP01-016', '5xOP01-016').replace('4xOP01-006', '3xOP01-006'), 'simpiece.deck.tooMany'],
    ['51 cards', fifty.replace('2xOP01-022', '3xOP01-022'), 'simpiece.deck.notFifty'],
    ['another colour', fifty.replace('4xOP01-016', '4xOP01-077'), 'simpiece.deck.otherColour'],
    ['no Leader', fifty.replace('1xOP01-001', ''), 'simpiece.deck.noLeader'],
    ['an unknown card', fifty.replace('4xOP01-016', '4xOP99-999'), 'simpiece.deck.unknown'],
    ['two Leaders', fifty.replace('4xOP01-016', '3xOP01-016 1xOP01-002'), 'simpiece.deck.secondLeader'],
  ])('%s can be read and corrected, and is reported', (_, text, reason) => {
    const read = readDeckText(text)
    expect(isRejection(read)).toBe(false)
    expect(reasonsOf(text)).toEqual([reason])
  })
})

test('stats of a deck', () => {
  const { curve, kinds, colours, counters, size, averageCost, counterTotal, triggers, blockers } = deckStatsOf(zoro)
  expect(size).toBe(50)
  expect(isLegalDeck(zoro)).toBe(true)
  expect(curve.reduce((sum, { characters, others }) => sum + characters + others, 0)).toBe(50)
  expect(curve[lastCostBar]).toEqual({ cost: lastCostBar, characters: 2, others: 0 })
  expect(kinds).toEqual([
    { of: 'character', count: 42 },
    { of: 'event', count: 8 },
  ])
  expect(colours).toEqual([{ of: 'red', count: 50 }])
  expect(counters.reduce((sum, { count }) => sum + count, 0)).toBe(50)
  const all = listCards(zoro).map((no) => cards[no]!)
  expect(averageCost).toBeCloseTo(all.reduce((sum, { cost }) => sum + cost!, 0) / 50, 12)
  expect(counterTotal).toBe(all.reduce((sum, { counter }) => sum + (counter ?? 0), 0))
  expect(triggers).toBe(all.filter(({ at }) => at.trigger.length > 0).length)
  expect(blockers).toBe(all.filter(({ keywords }) => keywords.includes('blocker')).length)
  expect(deckStatsOf(newDeck('x', 'x')).averageCost).toBe(0)
})
