import { isRejection } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { checkDeck, builtInDecks, simpiece, type DeckDraft } from '@parlor/simpiece'
import { describe, expect, test } from 'vitest'
import { defaultSettings } from '../../src/platform/settings/settings.ts'
import { checkBackup, createBackup, runImport } from '../../src/data/backup.ts'
import { KeyValueStore } from '../../src/platform/storage/key-value-store.ts'
import { fakeBackend } from '../fakes.ts'
import {
  listCards,
  deckProblems,
  hasSameCards,
  deckSizeOf,
  withLeader,
  withoutOtherColours,
  type Deck,
} from '../../src/games/simpiece/pages/decks/deck.ts'
import { deckStatsOf } from '../../src/games/simpiece/pages/decks/deck-stats.ts'
import { deckLink } from '../../src/games/simpiece/pages/decks/deck-link.ts'
import { readDeckText, writeDeckText } from '../../src/games/simpiece/pages/decks/deck-text.ts'
import {
  loadDeck,
  deckDrafts,
  newDeckId,
  saveDeck,
  saveDraft,
  backupReaders,
  listPlayableDecks,
  listDrafts,
  ownDecks,
  seatSecretOfDeck,
} from '../../src/games/simpiece/pages/decks/deck-store.ts'

/** A legal red deck. */
const list =
  '1xOP01-001 4xOP01-016 4xOP01-006 4xOP01-013 4xOP01-025 4xOP01-017 4xOP01-004 4xOP01-024 4xOP01-015 4xOP01-014 2xOP01-022 2xOP01-120 2xOP01-019 4xOP01-029 4xOP01-026'
const zoro: Deck = { id: 'deck-zoro', name: 'Zoro', ...(readDeckText(list) as DeckDraft) }
/** The same with a card of another set. */
const gappedCards: DeckDraft = readDeckText(`${list.replace('4xOP01-016', '')}\n4 Sabo (OP13-083)`) as DeckDraft
const gapped: Deck = { id: 'deck-gaps', name: 'Gaps', ...gappedCards }

function lasting(): KeyValueStore {
  return new KeyValueStore([fakeBackend('indexeddb'), fakeBackend('memory')])
}

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
    expect(list).toContain('\n4xOP13-083 Sabo\n')
    expect(await deckLink.read(await deckLink.write(gapped))).toEqual({ ...gappedCards, name: 'Gaps' })
    const led = { name: 'Led', leader: 'OP13-001', rows: [{ id: 'OP01-016', count: 4 }], names: { 'OP13-001': 'Nefeltari Vivi' } }
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
    expect(await deckDrafts.load('deck-gaps', store)).toMatchObject(gappedCards)
    expect((await listPlayableDecks(store)).map(({ id }) => id)).not.toContain('deck-gaps')
    expect(deckProblems(gapped)).toEqual([{ rejected: 'deck.gaps', params: { count: 4, cards: 'Sabo (OP13-083)' } }])
    expect(listCards(gapped)).toHaveLength(46)
    expect(deckStatsOf(gapped).size).toBe(46)
    expect(deckSizeOf(gapped)).toBe(50)
    expect(withoutOtherColours(withLeader(gapped, 'OP01-060')).rows).toEqual([{ id: 'OP13-083', count: 4 }])
    const { bundle } = await createBackup(store, defaultSettings, 9, async () => ({ loadBackupReaders: async () => backupReaders }))
    expect(JSON.stringify(bundle)).toContain('Sabo')
  })

  test.each([
    ['a name that is no text', { 'OP13-083': 4 }],
    ['a name beyond any', { 'OP13-083': 'x'.repeat(41) }],
    ['a name with a line end', { 'OP13-083': 'Sabo\n4xOP01-016' }],
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
    expect(await deckDrafts.load(id, store)).toMatchObject({ id, name: 'Half', leader: null })
    await store.write('draft/simpiece/deck-odd', JSON.stringify({ id: 'deck-other', updated: 1, name: 'X', leader: null, rows: [] }))
    await store.write('draft/simpiece/deck-bad', '{"rows":')
    expect((await listDrafts(store)).map((draft) => draft.id)).toEqual([id])
    const restore = await deckDrafts.remove(id, store)
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
    expect(await deckDrafts.load('deck-b', other)).toMatchObject({ name: 'Half' })
  })
})
