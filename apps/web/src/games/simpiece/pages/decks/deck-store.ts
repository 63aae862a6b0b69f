import { hasExactKeys, isPlainObject, isRejection, reject, type Rejection } from '@parlor/kernel'
import {
  builtInDecks,
  checkDeck,
  cleanName,
  deckName,
  exportDeck,
  fillGaps,
  maxCardName,
  maxDeckRows,
  maxListedCopies,
  soleCardNumber,
  type DeckDraft,
  type DeckRow,
  type SimPieceSeatSecret,
} from '@parlor/simpiece'
import { useStored } from '../../../../platform/storage/use-stored.ts'
import { DraftStore } from '../../../../data/draft-store.ts'
import { PlayerCollection, type StoredItem } from '../../../../data/player-collection.ts'
import type { BackupReaders } from '../../../../data/backup-readers.ts'
import { isSaveName } from '../../../../data/save.ts'
import type { StorageKind } from '../../../../platform/storage/storage-backend.ts'
import type { KeyValueStore } from '../../../../platform/storage/key-value-store.ts'
import type { Translator } from '../../../../platform/i18n/translator.ts'
import { strings } from '../../strings.ts'
import { builtInDeckById, cardsOf, isGap, isLegalDeck, stripBuiltInPrefix, withBuiltInPrefix, type Deck } from './deck.ts'

/** A saved deck; its cards may wait for their set. */
export interface SavedDeck extends Deck {
  /** A built-in deck; `deckTitle` translates its name. */
  readonly ready: boolean
  readonly updated: number
}

type StoredDeck = Omit<Deck, 'id'>

/** The player's custom decks: legal ones, and those that only wait for cards. Work in progress is among the drafts. */
export const ownDecks = new PlayerCollection<StoredDeck>('simpiece', 'deck', readDeck)

function readDeck(value: unknown): StoredDeck | Rejection {
  const thing = readStoredDeck(value)
  if (isRejection(thing)) return thing
  return checkDeck(thing).find(({ rejected }) => rejected !== 'simpiece.deck.unknown') ?? thing
}

/** All saved decks: built-in ones first, then custom ones, newest first. */
export async function listSavedDecks(store?: KeyValueStore): Promise<SavedDeck[]> {
  return [...readyDeckList, ...(await ownDecks.list(store)).map(savedDeckOf)]
}

/** Those that can be played. */
export async function listPlayableDecks(store?: KeyValueStore): Promise<SavedDeck[]> {
  return (await listSavedDecks(store)).filter(isLegalDeck)
}

/** The deck with this id; null where there is none. */
export async function loadDeck(id: string, store?: KeyValueStore): Promise<SavedDeck | null> {
  return (await listSavedDecks(store)).find((deck) => deck.id === id) ?? null
}

/** The same as a hook: updated on every change, in any tab; built-in ones until the others have been read. */
export function usePlayableDecks(): readonly SavedDeck[] {
  return useStored(listPlayableDecks) ?? readyDeckList
}

export function useSavedDecks(): readonly SavedDeck[] {
  return useStored(listSavedDecks) ?? readyDeckList
}

/** The secret options of a seat. */
export function seatSecretOfDeck({ leader, rows }: DeckDraft): SimPieceSeatSecret {
  return { leader: leader ?? '', deck: exportDeck({ leader: null, rows }) }
}

export function deckTitle({ id, name }: Pick<Deck, 'id' | 'name'>, { say, language }: Translator): string {
  const ready = stripBuiltInPrefix(id)
  return ready === null ? name : say(deckName(ready), strings[language])
}

const readyDeckList: readonly SavedDeck[] = builtInDecks.map(({ id }) => ({
  ...builtInDeckById(id, withBuiltInPrefix(id))!,
  ready: true,
  updated: 0,
}))

function savedDeckOf({ id, updated, thing }: StoredItem<StoredDeck>): SavedDeck {
  return { ...thing, id, updated, ready: false }
}

/** Id of a custom deck. */
export function newDeckId(): string {
  return `deck-${Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

export function saveDeck(deck: Deck, store?: KeyValueStore): ReturnType<typeof ownDecks.put> {
  return ownDecks.put(deck.id, { name: deck.name, ...cardsOf(deck) }, Date.now(), store)
}

/** Decks being edited, by deck id. */
export const deckDrafts = new DraftStore<SavedDraft>('simpiece', readDraft)

interface SavedDraft extends Deck {
  readonly updated: number
}

/** Newest first. */
export async function listDrafts(store?: KeyValueStore): Promise<SavedDraft[]> {
  return (await deckDrafts.list(store)).toSorted((a, b) => b.updated - a.updated)
}

export function saveDraft({ id, name, ...deck }: Deck, store?: KeyValueStore): Promise<StorageKind> {
  return deckDrafts.put(id, { id, updated: Date.now(), name, ...cardsOf(deck) }, store)
}

function readDraft(value: unknown, key: string): SavedDraft | Rejection {
  if (!isPlainObject(value)) return reject('deck.damaged')
  const { id, updated, ...rest } = value
  const thing = readStoredDeck(rest)
  if (isRejection(thing)) return thing
  return id === key && Number.isSafeInteger(updated) ? { ...thing, id: key, updated: updated as number } : reject('deck.damaged')
}

/** Backup readers for decks. */
export const backupReaders: BackupReaders = { own: { deck: readDeck }, draft: readDraft }

/** Validates the exact stored format; legality is checked elsewhere. */
function readStoredDeck(value: unknown): StoredDeck | Rejection {
  const named = hasExactKeys(value, ['name', 'leader', 'rows', 'names'])
  if (!named && !hasExactKeys(value, ['name', 'leader', 'rows'])) return reject('deck.damaged')
  const { name, leader, rows, names } = value as Record<string, unknown>
  const sound =
    isSaveName(name) && (leader === null || isCardNumber(leader)) && Array.isArray(rows) && rows.length <= maxDeckRows && rows.every(isRow)
  if (!sound || new Set((rows as DeckRow[]).map(({ id }) => id)).size !== rows.length) return reject('deck.damaged')
  if (named && !isNames(names)) return reject('deck.damaged')
  const draft = { leader: leader as string | null, rows: (rows as DeckRow[]).map(({ id, count }) => ({ id, count })) }
  return { name, ...fillGaps(cardsOf(named ? { ...draft, names: names as Record<string, string> } : draft)) }
}

function isRow(value: unknown): value is DeckRow {
  return (
    hasExactKeys(value, ['id', 'count']) &&
    isCardNumber(value['id']) &&
    Number.isInteger(value['count']) &&
    Number(value['count']) >= 1 &&
    Number(value['count']) <= maxListedCopies
  )
}

/** A card of this version, or a number that a later one may know. */
function isCardNumber(value: unknown): value is string {
  return typeof value === 'string' && (!isGap(value) || soleCardNumber(value) === value)
}

function isNames(value: unknown): value is Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const names = Object.entries(value)
  return (
    names.length <= maxDeckRows + 1 &&
    names.every(([id, name]) => isCardNumber(id) && typeof name === 'string' && name.length <= maxCardName && cleanName(name) === name)
  )
}
