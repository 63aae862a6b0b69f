import { isRejection } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { cards, checkDeck, builtInDecks, maxListedCopies, simpiece, type DeckDraft } from '@parlor/simpiece'
import { describe, expect, test } from 'vitest'
import { defaultSettings } from '../../src/platform/settings/settings.ts'
import { checkBackup, createBackup, runImport } from '../../src/data/backup.ts'
import { KeyValueStore } from '../../src/platform/storage/key-value-store.ts'
import { fakeBackend } from '../fakes.ts'
import {
  listCards,
  cardById,
  copiesOf,
  newDeck,
  isLegalDeck,
  builtInDeckById,
  deckProblems,
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
import {
  loadDeck,
  loadDraft,
  newDeckId,
  saveDeck,
  saveDraft,
  backupReaders,
  listPlayableDecks,
  listDrafts,
  ownDecks,
  removeDraft,
  seatSecretOfDeck,
} from '../../src/games/simpiece/pages/decks/deck-store.ts'
import { nameOfCopy } from '../../src/games/simpiece/pages/decks/deck-names.ts'

/** A legal red deck. */
const list =
  '1xOP01-001 4xOP01-016 4xOP01-006 4xOP01-013 4xOP01-025 4xOP01-017 4xOP01-004 4xOP01-024 4xOP01-015 4xOP01-014 2xOP01-022 2xOP01-120 2xOP01-019 4xOP01-029 4xOP01-026'
const zoro: Deck = { id: 'deck-zoro', name: 'Zoro', ...(readDeckText(list) as DeckDraft) }
/** The same with a card of another set. */
const gappedCards: DeckDraft = readDeckText(`${list.replace('4xOP01-016', '')}\n4 Sabo (OP04-083)`) as DeckDraft
const gapped: Deck = { id: 'deck-gaps', name: 'Gaps', ...gappedCards }
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
    expect(await loadDraft('deck-1', store)).toMatchObject({ rows: deck.rows })
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

describe('links', () => {
  test('a deck round-trips', async () => {
    const link = await deckLink.write({ ...zoro, name: 'Zorro à la mode' })
    expect(deckLink.matches(`#${link}`)).toBe(true)
    expect(link.length).toBeLessThan(400)
    const read = await deckLink.read(`#${link}`)
    if (isRejection(read)) throw new Error(read.rejected)
    expect(read.name).toBe('Zorro à la mode')
    expect(hasSameCards(read, zoro)).toBe(true)
  })
  test.each([
    ['another kind', 'm=1.abc', 'deck.notALink'],
    ['a newer edition', 'd=2.abc', 'share.newerLink'],
    ['no edition', 'd=abc', 'share.damagedLink'],
    ['not base64', 'd=1.a b', 'share.damagedLink'],
    ['not compressed', 'd=1.abcd', 'share.damagedLink'],
    ['too long', `d=1.${'A'.repeat(9000)}`, 'share.longLink'],
  ])('%s is refused', async (_, fragment, reason) => {
    const read = await deckLink.read(fragment)
    expect(isRejection(read) && read.rejected).toBe(reason)
  })
  test('cards of other sets arrive with their names, as far as the link has room', async () => {
    const list = writeDeckText(gapped)
    expect(list).toContain('\n4xOP04-083 Sabo\n')
    expect(await deckLink.read(await deckLink.write(gapped))).toEqual({ ...gappedCards, name: 'Gaps' })
    const led = { name: 'Led', leader: 'OP04-001', rows: [{ id: 'OP01-016', count: 4 }], names: { 'OP04-001': 'Nefeltari Vivi' } }
    expect(await deckLink.read(await deckLink.write(led))).toEqual(led)
    const rows = Array.from({ length: 200 }, (_, i) => ({ id: `OP${10 + Math.floor(i / 100)}-${100 + (i % 100)}`, count: 4 }))
    const names = Object.fromEntries(rows.map(({ id }) => [id, 'Somebody with a name as long as that']))
    const read = await deckLink.read(await deckLink.write({ name: 'Long', leader: 'OP01-001', rows, names }))
    expect(read).toEqual({ name: 'Long', leader: 'OP01-001', rows })
  })
  test('the content is validated as strictly as a list', async () => {
    const odd = await deckLink.read(await deckLink.write({ name: 'Odd', leader: 'OP01-001', rows: [{ id: 'ahoy', count: 4 }] }))
    expect(isRejection(odd) && odd.rejected).toBe('simpiece.deck.badLine')
    const none = await deckLink.read(await deckLink.write({ name: 'Odd', leader: null, rows: [{ id: 'ahoy', count: 4 }] }))
    expect(isRejection(none) && none.rejected).toBe('simpiece.deck.noCards')
  })
})

describe('stored decks', () => {
  test('ready ones first, then own ones, newest first; as secrets they are valid for the rules', async () => {
    const store = lasting()
    await ownDecks.put('deck-a', { name: 'A', leader: zoro.leader, rows: zoro.rows }, 1, store)
    await ownDecks.put('deck-b', { name: 'B', leader: zoro.leader, rows: zoro.rows }, 2, store)
    const decks = await listPlayableDecks(store)
    expect(decks.map(({ id }) => id).slice(0, 8)).toEqual(builtInDecks.map(({ id }) => `ready-${id}`))
    expect(decks.slice(8).map(({ name }) => name)).toEqual(['B', 'A'])
    expect(await loadDeck('deck-a', store)).toMatchObject({ name: 'A', ready: false })
    expect(await loadDeck('deck-c', store)).toBeNull()
    for (const deck of decks) expect(checkDeck({ leader: seatSecretOfDeck(deck).leader, rows: deck.rows })).toEqual([])
    const secrets = [seatSecretOfDeck(decks[0]!), seatSecretOfDeck(decks.at(-1)!)]
    const { options } = simpiece.game.options.presets[0]!
    expect(isRejection(Match.begin(simpiece.game, { options, secrets, seed: 'seed' }))).toBe(false)
    const short = { ...secrets[0]!, deck: '4xOP01-016' }
    expect(isRejection(Match.begin(simpiece.game, { options, secrets: [short, secrets[1]], seed: 'seed' }))).toBe(true)
  })

  test.each([
    ['a deck the rules forbid', { name: 'A', leader: 'OP01-001', rows: [{ id: 'OP01-016', count: 5 }] }],
    ['an unknown card', { name: 'A', leader: 'OP01-001', rows: [{ id: 'OP99-016', count: 4 }] }],
    ['a strange field', { name: 'A', leader: 'OP01-001', rows: zoro.rows, more: 1 }],
    ['no name', { name: '', leader: 'OP01-001', rows: zoro.rows }],
    ['a row twice', { name: 'A', leader: 'OP01-001', rows: [...zoro.rows, zoro.rows[0]] }],
    ['half a card', { name: 'A', leader: 'OP01-001', rows: [{ id: 'OP01-016', count: 1.5 }] }],
  ])('%s in storage is ignored', async (_, thing) => {
    const store = lasting()
    await store.write('own/simpiece/deck/deck-x', JSON.stringify({ id: 'deck-x', updated: 1, thing }))
    expect((await listPlayableDecks(store)).filter(({ ready }) => !ready)).toEqual([])
  })

  test('a deck that waits for cards is kept with their names, listed and not played', async () => {
    const store = lasting()
    await saveDeck(gapped, store)
    await saveDraft(gapped, store)
    expect(await loadDeck('deck-gaps', store)).toMatchObject(gappedCards)
    expect(await loadDraft('deck-gaps', store)).toMatchObject(gappedCards)
    expect((await listPlayableDecks(store)).map(({ id }) => id)).not.toContain('deck-gaps')
    expect(deckProblems(gapped)).toEqual([{ rejected: 'deck.gaps', params: { count: 4, cards: 'Sabo (OP04-083)' } }])
    expect(listCards(gapped)).toHaveLength(46)
    expect(deckStatsOf(gapped).size).toBe(46)
    expect(deckSizeOf(gapped)).toBe(50)
    expect(withoutOtherColours(withLeader(gapped, 'OP01-060')).rows).toEqual([{ id: 'OP04-083', count: 4 }])
    const { bundle } = await createBackup(store, defaultSettings, 9, async () => ({ loadBackupReaders: async () => backupReaders }))
    expect(JSON.stringify(bundle)).toContain('Sabo')
  })

  test.each([
    ['a name that is no text', { 'OP04-083': 4 }],
    ['a name beyond any', { 'OP04-083': 'x'.repeat(41) }],
    ['a name with a line end', { 'OP04-083': 'Sabo\n4xOP01-016' }],
    ['a name of no card', { sabo: 'Sabo' }],
  ])('%s is refused', async (_, names) => {
    const store = lasting()
    await store.write('own/simpiece/deck/deck-x', JSON.stringify({ id: 'deck-x', updated: 1, thing: { name: 'A', ...gappedCards, names } }))
    expect(await loadDeck('deck-x', store)).toBeNull()
  })

  test('drafts may be illegal but not damaged, and are restored after deletion', async () => {
    const store = lasting()
    const id = newDeckId()
    await saveDraft({ id, name: 'Half', leader: null, rows: [{ id: 'OP01-016', count: 9 }] }, store)
    expect(await loadDraft(id, store)).toMatchObject({ id, name: 'Half', leader: null })
    await store.write('draft/simpiece/deck-odd', JSON.stringify({ id: 'deck-other', updated: 1, name: 'X', leader: null, rows: [] }))
    await store.write('draft/simpiece/deck-bad', '{"rows":')
    expect((await listDrafts(store)).map((draft) => draft.id)).toEqual([id])
    const restore = await removeDraft(id, store)
    expect(await listDrafts(store)).toEqual([])
    await restore()
    expect(await listDrafts(store)).toHaveLength(1)
  })

  test('decks and drafts are part of the backup', async () => {
    const open = async () => ({ loadBackupReaders: async () => backupReaders })
    const store = lasting()
    await saveDeck({ ...zoro, id: 'deck-a', name: 'Mine' }, store)
    await saveDraft({ id: 'deck-b', name: 'Half', leader: null, rows: [] }, store)
    const { bundle } = await createBackup(store, defaultSettings, 9, open)
    const read = await checkBackup(JSON.parse(JSON.stringify(bundle)), open)
    const other = lasting()
    if (isRejection(read)) throw new Error(read.rejected)
    expect(await runImport(other, read, 'merge', open)).toBeNull()
    expect((await listPlayableDecks(other)).at(-1)).toMatchObject({ id: 'deck-a', name: 'Mine' })
    expect(await loadDraft('deck-b', other)).toMatchObject({ name: 'Half' })
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
